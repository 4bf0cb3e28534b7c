import { BODY_MAX_BYTES } from './paths.mjs'

/** How long somebody who has been refused may go on sending, so that they hear the answer. */
const LINGER_MS = 30_000

/**
 * Holds requests to the largest body that any door takes. A door that refuses a large body closes its connection while
 * the rest is still being forwarded, and then nobody could tell that from a server that is away.
 * @param {import('http-proxy-3').ProxyServer} proxy
 * @param {(response: import('node:http').ServerResponse) => void} answerTooLarge
 */
export function limitBodies(proxy, answerTooLarge) {
  proxy.on('proxyReq', (forwarded, request, response) => {
    let size = 0
    request.on('data', (chunk) => {
      size += chunk.length
      if (size <= BODY_MAX_BYTES || forwarded.destroyed) return
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
    /** @returns {boolean} whether it was refused by what it says of itself, before anything is forwarded */
    refuses(request, response) {
      if (!(Number(request.headers['content-length']) > BODY_MAX_BYTES)) return false
      refuse(request, response)
      return true
    },
  }
}

/** Reads on and drops, since a sender who is cut off reports a broken connection instead of the answer. */
function linger(request) {
  const limit = setTimeout(() => request.destroy(), LINGER_MS)
  request.once('close', () => clearTimeout(limit))
  request.resume()
}
