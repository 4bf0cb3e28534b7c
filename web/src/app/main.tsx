import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from '../lib/query-client'
import { startSession } from '../lib/session'
import { App } from './app'
import './styles/app.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element #root')
const { store } = startSession()

createRoot(root).render(
  <StrictMode>
    <App store={store} queryClient={createQueryClient()} />
  </StrictMode>,
)
