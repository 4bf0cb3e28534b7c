import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { awaitConfig } from '#lib/config.js'
import { answersOf, createQueryClient } from '#lib/query-client.js'
import { atMost } from '#lib/request/at-most.js'
import { startSession } from '#lib/session.js'
import { App } from './app'
import { loadPage } from './router'
import './styles/app.css'

/** Beyond this, placeholders are shown, which React keeps for 300 ms. */
const PAGE_WAIT_MS = 1_000
/** How long a page whose code is there waits for what it shows: rendering it once is sooner done than twice. */
const ANSWERS_WAIT_MS = 400

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element #root')
const { store, known } = startSession()
const queryClient = createQueryClient()
const page = known
  .then(({ status, user }) =>
    // nobody knows yet whose page to load
    status === 'unreachable'
      ? undefined
      : loadPage(location.pathname, { user, query: new URLSearchParams(location.search), queryClient }),
  )
  .then(() => atMost(ANSWERS_WAIT_MS, answersOf(queryClient)))
// no top-level await: it makes the bundler split the entry into dozens of chunks
void Promise.allSettled([awaitConfig(queryClient), atMost(PAGE_WAIT_MS, page)]).then(() =>
  createRoot(root).render(
    <StrictMode>
      <App store={store} queryClient={queryClient} />
    </StrictMode>,
  ),
)
