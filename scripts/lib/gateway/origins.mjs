/**
 * Origins whose pages may use GraphQL: our own and those that are allowed besides. In demo mode the same machine is
 * known under two names, and both are typed into browsers.
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

/** @param {string} publicUrl @returns {string} the origin of its sockets, which not every browser counts as its own */
export function socketOrigin(publicUrl) {
  return new URL(publicUrl).origin.replace(/^http/, 'ws')
}

/** For a year, and for this host alone: what else lies under its domain is not ours. */
export const STRICT_TRANSPORT = 'max-age=31536000'

/** @param {string | undefined} publicUrl @returns {boolean} */
export function isSecure(publicUrl) {
  return publicUrl?.startsWith('https:') === true
}
