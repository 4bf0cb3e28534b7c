import type { RequestHeaders } from '../session/session.js'

const METHODS = 'GET,POST,PUT,PATCH,DELETE,OPTIONS'
const PREFLIGHT_SECONDS = '1728000'

/** The headers that let an allowed origin's page read the response; none for others (semantics §1.5). */
export function corsHeaders(
  headers: RequestHeaders,
  domains: readonly string[] | null,
): Readonly<Record<string, string>> {
  const { origin } = headers
  if (origin === undefined || domains === null || !isAllowedOrigin(origin, domains)) return {}
  const asked = headers['access-control-request-headers']
  return {
    vary: 'Origin',
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': METHODS,
    ...(asked === undefined
      ? {}
      : { 'access-control-allow-headers': asked, 'access-control-max-age': PREFLIGHT_SECONDS }),
  }
}

/** `*`, an origin, or `https://*.example.com` for one level of subdomain. */
export function isAllowedOrigin(origin: string, domains: readonly string[]): boolean {
  return domains.some((domain) => domain === '*' || domain === origin || matchesWildcard(origin, domain))
}

function matchesWildcard(origin: string, domain: string): boolean {
  const [scheme, rest] = domain.split('://*.')
  if (rest === undefined || !origin.startsWith(`${scheme}://`)) return false
  const [label, ...others] = origin.slice(`${scheme}://`.length).split('.')
  return Boolean(label) && others.join('.') === rest
}
