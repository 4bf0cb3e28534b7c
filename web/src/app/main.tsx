import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { awaitConfig } from '#lib/config.js'
import { createQueryClient } from '#lib/query-client.js'
import { startSession } from '#lib/session.js'
import { App } from './app'
import './styles/app.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element #root')
const { store } = startSession()
const queryClient = createQueryClient()
// no top-level await: it makes the bundler split the entry into dozens of chunks
void awaitConfig(queryClient).then(() =>
  createRoot(root).render(
    <StrictMode>
      <App store={store} queryClient={queryClient} />
    </StrictMode>,
  ),
)
