/** Headers reserved for our own internal calls; of Hasura's, visitors may only choose their role. */
export const INNER_HEADERS = [
  'x-hasura-admin-secret',
  'x-hasura-access-key',
  'x-hasura-use-backend-only-permissions',
  'x-hasura-user-id',
  'x-action-secret',
]
const OPEN_HASURA_HEADER = 'x-hasura-role'
const BEATS = ['ping', 'pong', 'complete', 'stop']
/** The headers a socket's first message may contain. */
const HEADERS_OF_INIT = ['authorization', OPEN_HASURA_HEADER]

/**
 * @param {string} name
 * @returns {boolean} some servers treat an underscore as a dash
 */
export function isInnerHeader(name) {
  const plain = name.trim().toLowerCase().replaceAll('_', '-')
  return INNER_HEADERS.includes(plain) || (plain.startsWith('x-hasura-') && plain !== OPEN_HASURA_HEADER)
}

/**
 * Normalises a token's header to the one form that all servers parse alike: the session lookup here must not miss a
 * token the engine accepts, and one token must not count as several callers. Leaves anything else unchanged.
 * @param {string} authorization
 * @returns {string}
 */
export function plainAuthorization(authorization) {
  const token = /^\s*bearer\s+(\S+)\s*$/i.exec(authorization)?.[1]
  return token === undefined ? authorization : `Bearer ${token}`
}

/**
 * A client's message in the form it is forwarded: always re-serialised from what was parsed here, so that no server can
 * interpret it differently (with a duplicate key, say). The first message may carry headers, which are treated like a
 * request's: token and role are kept.
 * @param {string} text
 * @returns {{ text: string, authorization: unknown, isHeartbeat: boolean }} `isHeartbeat`: a keep-alive
 * @throws on invalid JSON
 */
export function readClientMessage(text) {
  const message = JSON.parse(text)
  if (message?.type !== 'connection_init')
    return { text: JSON.stringify(message), authorization: undefined, isHeartbeat: BEATS.includes(message?.type) }
  const headers = headersOfInit(message.payload?.headers)
  const passed = { type: message.type, payload: { headers } }
  return { text: JSON.stringify(passed), authorization: headers.authorization, isHeartbeat: false }
}

function headersOfInit(given) {
  if (typeof given !== 'object' || given === null) return {}
  const named = Object.entries(given).map(([name, value]) => [name.toLowerCase(), value])
  const headers = Object.fromEntries(
    named.filter(([name, value]) => HEADERS_OF_INIT.includes(name) && typeof value === 'string'),
  )
  if (headers.authorization !== undefined) headers.authorization = plainAuthorization(headers.authorization)
  return headers
}
