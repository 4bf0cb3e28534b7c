import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'

const PARTS_OF_NETWORK = 4

/**
 * Who requests are counted against: the address, and the token's session, so that a new token brings no new quota. The
 * token isn't verified here: to use up someone else's quota one would have to know their session id, which is secret. A
 * token without a session is counted by a digest of the whole.
 * @param {import('node:http').IncomingMessage} request
 * @param {boolean} isBehindProxy
 * @returns {string[]}
 */
export function callersOf(request, isBehindProxy) {
  return [addressOf(request, isBehindProxy), holderOf(request.headers.authorization)].filter((key) => key !== undefined)
}

/**
 * A token's session. The token isn't verified here; the engine rejects a forged one.
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
 * The client's network: an IPv4 address, or an IPv6 /64, which is what one customer has.
 * @param {import('node:http').IncomingMessage} request
 * @param {boolean} isBehindProxy uses the last address, added by the proxy in front; clients can forge the ones before
 * it
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
