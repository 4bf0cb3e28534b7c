import { bodyMaxBytes } from './paths.mjs'

/** How long a rejected client may go on sending, so that it reads the response. */
const LINGER_MS = 30_000

/**
 * Limits requests to the largest body any endpoint accepts there. Otherwise a server would reject a large body and close its
 * connection during forwarding, which looks the same as a server that is down.
 * @param {import('http-proxy-3').ProxyServer} proxy
 * @param {(response: import('node:http').ServerResponse) => void} answerTooLarge
 */
export function limitBodies(proxy, answerTooLarge) {
  proxy.on('proxyReq', (forwarded, request, response) => {
    const most = bodyMaxBytes(request.url ?? '')
    let size = 0
    request.on('data', (chunk) => {
      size += chunk.length
      if (size <= most || forwarded.destroyed) return
      refuse(request, response)
      forwarded.destroy()
    })
  })

  function refuse(request, response) {
    if (!response.headersSent) answerTooLarge(response)
    request.unpipe()
    linger(request)
  }

  return {
    /** @returns {boolean} whether it was rejected by its Content-Length, before anything is forwarded */
    refuses(request, response) {
      if (!(Number(request.headers['content-length']) > bodyMaxBytes(request.url ?? ''))) return false
      refuse(request, response)
      return true
    },
  }
}

/**
 * Reads and discards the rest, because a client that is cut off reports a broken connection instead of the response.
 */
function linger(request) {
  const limit = setTimeout(() => request.destroy(), LINGER_MS)
  request.once('close', () => clearTimeout(limit))
  request.resume()
}
