import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { awaitConfig } from '../lib/config'
import { createQueryClient } from '../lib/query-client'
import { startSession } from '../lib/session'
import { App } from './app'
import './styles/app.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element #root')
const { store } = startSession()
const queryClient = createQueryClient()
await awaitConfig(queryClient)

createRoot(root).render(
  <StrictMode>
    <App store={store} queryClient={queryClient} />
  </StrictMode>,
)
