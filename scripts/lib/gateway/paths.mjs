/**
 * The public paths (decision X-46): what the gateway forwards, and where. Everything else belongs to the web client.
 * The proxies of docker-compose.yml have the same list, checked by a test.
 */
export const ENGINE_PATHS = ['/v1/graphql']
export const ACTIONS_PATHS = ['/api', '/consultation', '/metadata', '/user', '/.well-known']

/** Files that search engines request at the root, and where the actions serve them. */
export const SEARCH_PATHS = { '/robots.txt': '/api/robots.txt', '/sitemap.xml': '/api/sitemap.xml' }

/**
 * More than any endpoint accepts; those enforce their own limits. Less than an endpoint reads of a body it
 * rejects, so that its connection is still open when this limit is hit.
 */
export const BODY_MAX_BYTES = 12 * 1024 * 1024

/** Forms that bring recordings along: one video, or five recordings of sound, and what stands around them. */
const RECORDING_FORMS = ['/api/qanda/response', '/api/insight']
const RECORDING_FORM_MAX_BYTES = 502 * 1024 * 1024

/**
 * @param {string} target raw request target
 * @returns {number} how large a body may be there
 */
export function bodyMaxBytes(target) {
  const path = target.split('?', 1)[0] ?? ''
  return isUnder(path, RECORDING_FORMS) ? RECORDING_FORM_MAX_BYTES : BODY_MAX_BYTES
}

/** Paths of the internal servers: never forwarded, and never answered with the client's page either. */
const HIDDEN = ['/v1', '/v1alpha1', '/v2', '/hooks', '/console', '/healthz', '/metrics']

/**
 * @param {string} target raw request target
 * @returns {'engine' | 'actions' | 'web' | 'hidden' | 'malformed'}
 */
export function destinationOf(target) {
  const raw = target.split(/[?#]/, 1)[0] ?? ''
  let path
  try {
    path = decodeURIComponent(raw)
  } catch {
    return 'malformed'
  }
  // Reject paths that a server could interpret as another one.
  if (!path.startsWith('/') || path.includes('//') || path.includes('\\') || path.includes('\0')) return 'malformed'
  if (path.split('/').some((part) => part === '.' || part === '..')) return 'malformed'
  if (ENGINE_PATHS.includes(path)) return 'engine'
  if (path in SEARCH_PATHS) return 'actions'
  if (path !== '/metadata' && isUnder(path, ACTIONS_PATHS)) return 'actions'
  return isUnder(path, HIDDEN) ? 'hidden' : 'web'
}

/**
 * @param {string} target raw request target
 * @returns {string} where the actions serve it, if search engines request it at the root; its query stays
 */
export function searchPath(target) {
  const path = target.split('?', 1)[0] ?? ''
  return (SEARCH_PATHS[path] ?? path) + target.slice(path.length)
}

function isUnder(path, roots) {
  return roots.some((root) => path === root || path.startsWith(`${root}/`))
}
