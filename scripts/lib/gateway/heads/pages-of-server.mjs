import { fetchPageHead, isDescribed, withHead } from './page-heads.mjs'

const PATIENCE_MS = 5000
/** Whoever may be signed in gets the page as it is; asked without, nginx would send the request back here. */
const AS_MEMBER = { cookie: 'sagework.session_token=none' }
/** Of the server that has the pages; what describes its own connection is left out. */
const HEADERS_KEPT = [
  'cache-control',
  'content-security-policy',
  'cross-origin-opener-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
]

/**
 * The containers' public pages: nginx has the built page and sends the requests for those here whose head and status depend on
 * what is published (X-64).
 * @param {{ pagesUrl: string, actionsUrl: string }} servers
 * @returns {import('../gateway.mjs').Handler}
 */
export function servePagesOf({ pagesUrl, actionsUrl }) {
  return (request, response) => {
    answer(request, response, { pagesUrl, actionsUrl }).catch(() => {
      if (response.headersSent) response.destroy()
      else response.writeHead(503, { 'Retry-After': '5' }).end()
    })
  }
}

async function answer(request, response, { pagesUrl, actionsUrl }) {
  const [page, found] = await Promise.all([
    fetch(`${pagesUrl}/`, { headers: AS_MEMBER, signal: AbortSignal.timeout(PATIENCE_MS) }),
    // what isn't described is an address that nobody can read, whose page says so
    isDescribed(request) ? fetchPageHead(actionsUrl, request.url ?? '/') : null,
  ])
  if (!page.ok) throw new Error(`the page answers ${page.status}`)
  const own = await page.text()
  const html = found ? withHead(own, found.head) : own
  for (const name of HEADERS_KEPT) if (page.headers.has(name)) response.setHeader(name, page.headers.get(name))
  response.setHeader('Content-Length', Buffer.byteLength(html))
  response.writeHead(found?.status ?? 200, { 'Content-Type': 'text/html;charset=utf-8' })
  response.end(request.method === 'HEAD' ? undefined : html)
}
