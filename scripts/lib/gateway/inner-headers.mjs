/** Headers that only our own calls inside may carry; of Hasura's own ones visitors may choose their role alone. */
export const INNER_HEADERS = [
  'x-hasura-admin-secret',
  'x-hasura-access-key',
  'x-hasura-use-backend-only-permissions',
  'x-hasura-user-id',
  'x-action-secret',
]
const OPEN_HASURA_HEADER = 'x-hasura-role'
const BEATS = ['ping', 'pong', 'complete', 'stop']
/** All that a socket's first message may say. */
const HEADERS_OF_INIT = ['authorization', OPEN_HASURA_HEADER]

/**
 * @param {string} name
 * @returns {boolean} some servers read an underscore as a dash
 */
export function isInnerHeader(name) {
  const plain = name.trim().toLowerCase().replaceAll('_', '-')
  return INNER_HEADERS.includes(plain) || (plain.startsWith('x-hasura-') && plain !== OPEN_HASURA_HEADER)
}

/**
 * A token's header in the one form that everybody behind reads alike: what looks for the token's session here must not
 * overlook one that the engine takes, and one token must not count as several callers. Nothing else is changed.
 * @param {string} authorization
 * @returns {string}
 */
export function plainAuthorization(authorization) {
  const token = /^\s*bearer\s+(\S+)\s*$/i.exec(authorization)?.[1]
  return token === undefined ? authorization : `Bearer ${token}`
}

/**
 * A client's message as it is passed on: always written anew from what was read here, so that no reader behind can find
 * another meaning in it (a name that stands twice, say). The first one may carry headers, which count like those of a
 * request: it keeps the token and the role.
 * @param {string} text
 * @returns {{ text: string, authorization: unknown, isBeat: boolean }} `isBeat`: it asks for nothing
 * @throws what is no JSON
 */
export function readClientMessage(text) {
  const message = JSON.parse(text)
  if (message?.type !== 'connection_init')
    return { text: JSON.stringify(message), authorization: undefined, isBeat: BEATS.includes(message?.type) }
  const headers = headersOfInit(message.payload?.headers)
  const passed = { type: message.type, payload: { headers } }
  return { text: JSON.stringify(passed), authorization: headers.authorization, isBeat: false }
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
