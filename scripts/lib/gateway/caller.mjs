import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'

const PARTS_OF_NETWORK = 4

/**
 * Whom requests are counted for: the address, and the session that the token names, so that a new token is no new share.
 * The token isn't verified here: whoever wanted to spend another's share would have to know the id of their session,
 * which nobody else is told. What names no session is counted by a digest of its whole.
 * @param {import('node:http').IncomingMessage} request
 * @param {boolean} isBehindProxy
 * @returns {string[]}
 */
export function callersOf(request, isBehindProxy) {
  return [addressOf(request, isBehindProxy), holderOf(request.headers.authorization)].filter((key) => key !== undefined)
}

/**
 * The session that a token names. Nobody has checked the token here: whoever forges one is refused by the engine.
 * @param {unknown} authorization
 * @returns {string | undefined}
 */
export function sessionOf(authorization) {
  const payload = /^bearer [\w-]+\.([\w-]+)\./i.exec(String(authorization ?? ''))?.[1]
  if (!payload) return undefined
  try {
    const { sid } = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))
    return /^[0-9a-f-]{36}$/i.test(sid) ? sid : undefined
  } catch {
    return undefined
  }
}

/** @param {unknown} authorization @returns {string | undefined} */
export function holderOf(authorization) {
  if (typeof authorization !== 'string' || authorization === '') return undefined
  const session = sessionOf(authorization)
  if (session !== undefined) return `session ${session}`
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
