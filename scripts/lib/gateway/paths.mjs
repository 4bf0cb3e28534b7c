/**
 * The public paths (decision X-46): what the gateway forwards, and to whom. All else is the web client's.
 * The proxies of docker-compose.yml say the same, which a test holds.
 */
export const ENGINE_PATHS = ['/v1/graphql']
export const ACTIONS_PATHS = ['/api', '/consultation', '/metadata', '/user', '/.well-known']

/** What search engines ask for at the top, and where the actions answer it. */
export const SEARCH_PATHS = { '/robots.txt': '/api/robots.txt', '/sitemap.xml': '/api/sitemap.xml' }

/**
 * More than any door takes; those hold each purpose to its own limit. Less than what a door reads of a body that
 * it refuses, so that its connection is still open when this limit is met.
 */
export const BODY_MAX_BYTES = 12 * 1024 * 1024

/** Paths of the servers behind: never forwarded, and never answered with the client's page either. */
const HIDDEN = ['/v1', '/v1alpha1', '/v2', '/hooks', '/console', '/healthz', '/metrics']

/**
 * @param {string} target request target as it came
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
  // A path that a server behind might read as another one is nobody's.
  if (!path.startsWith('/') || path.includes('//') || path.includes('\\') || path.includes('\0')) return 'malformed'
  if (path.split('/').some((part) => part === '.' || part === '..')) return 'malformed'
  if (ENGINE_PATHS.includes(path)) return 'engine'
  if (path in SEARCH_PATHS) return 'actions'
  if (path !== '/metadata' && isUnder(path, ACTIONS_PATHS)) return 'actions'
  return isUnder(path, HIDDEN) ? 'hidden' : 'web'
}

function isUnder(path, roots) {
  return roots.some((root) => path === root || path.startsWith(`${root}/`))
}
