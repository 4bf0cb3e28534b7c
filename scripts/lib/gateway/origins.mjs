/**
 * Origins whose pages may use GraphQL: our own and any others allowed. In demo mode people type either of the machine's
 * two names into the browser.
 * @param {string} publicUrl
 * @param {{ isDemo: boolean, allowed?: readonly string[] }} options
 * @returns {string[]}
 */
export function ownOrigins(publicUrl, { isDemo, allowed = [] }) {
  const { origin, port, protocol } = new URL(publicUrl)
  const suffix = port ? `:${port}` : ''
  const names = isDemo ? [`${protocol}//localhost${suffix}`, `${protocol}//127.0.0.1${suffix}`] : []
  return [...new Set([origin, ...names, ...allowed])]
}

/** @param {string} publicUrl @returns {string} the WebSocket origin, which not every browser counts as 'self' */
export function socketOrigin(publicUrl) {
  return new URL(publicUrl).origin.replace(/^http/, 'ws')
}

/** For a year, and for this host only: its subdomains aren't ours. */
export const STRICT_TRANSPORT = 'max-age=31536000'

/** @param {string | undefined} publicUrl @returns {boolean} */
export function isSecure(publicUrl) {
  return publicUrl?.startsWith('https:') === true
}
