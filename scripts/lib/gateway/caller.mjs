import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'

const PARTS_OF_NETWORK = 4

/**
 * Whom requests are counted for: the address, and whoever holds the token. The token isn't verified here, so it is
 * counted by a digest of its whole: nobody can spend another's share without holding that very token.
 * @param {import('node:http').IncomingMessage} request
 * @param {boolean} isBehindProxy
 * @returns {string[]}
 */
export function callersOf(request, isBehindProxy) {
  return [addressOf(request, isBehindProxy), holderOf(request.headers.authorization)].filter((key) => key !== undefined)
}

/** @param {unknown} authorization @returns {string | undefined} */
export function holderOf(authorization) {
  if (typeof authorization !== 'string' || authorization === '') return undefined
  return `token ${createHash('sha256').update(authorization).digest('base64url')}`
}

/**
 * The network that asks: an address, or the /64 of one of version 6, which is what one customer has.
 * @param {import('node:http').IncomingMessage} request
 * @param {boolean} isBehindProxy then the last address that the proxy in front has written counts, since a visitor may
 *   write others before it
 * @returns {string}
 */
export function addressOf(request, isBehindProxy) {
  const told = isBehindProxy ? String(request.headers['x-forwarded-for'] ?? '').split(',') : []
  const address = (told.at(-1)?.trim() || request.socket.remoteAddress || '').replace(/^::ffff:/i, '')
  return `address ${isIPv6(address) ? networkOf(address) : address}`
}

function networkOf(address) {
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').toLowerCase().split('::')
  const first = head.split(':').filter(Boolean)
  const last = tail === undefined ? [] : tail.split(':').filter(Boolean)
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
  return `${[...first, ...zeros, ...last].slice(0, PARTS_OF_NETWORK).join(':')}::/64`
}
