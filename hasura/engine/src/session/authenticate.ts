import { timingSafeEqual } from 'node:crypto'
import { EngineError } from '../errors.js'
import type { JwtConfig } from './jwt-config.js'
import { createTokenVerifier } from './jwt-session.js'
import { ADMIN_ROLE, type Authenticated, type RequestHeaders, type Session } from './session.js'

export interface AuthenticationConfig {
  readonly adminSecret: string | null
  readonly jwt: JwtConfig | null
  readonly unauthorizedRole: string | null
  /** Accepts the secret only from direct callers: a proxy adds forwarding headers. */
  readonly refusesProxiedSecrets?: boolean
}

export type Authenticate = (headers: RequestHeaders) => Promise<Authenticated>

const SECRET_HEADER = 'x-hasura-admin-secret'
const OLD_SECRET_HEADER = 'x-hasura-access-key'
/** Every proxy of ours sets it; clients can add to it but not remove it. */
const PROXY_HEADER = 'x-forwarded-for'
const BACKEND_ONLY_HEADER = 'x-hasura-use-backend-only-permissions'

/**
 * Authenticates a request (semantics §1.5, §1.6). The admin secret takes precedence over a token, and a token over the
 * unauthorized role. Throws EngineError access-denied (401), invalid-jwt and similar (400).
 */
export function createAuthenticate(config: AuthenticationConfig): Authenticate {
  const isSecret = config.adminSecret === null ? null : secretComparison(config.adminSecret)
  const verifyToken = config.jwt && createTokenVerifier(config.jwt, config.unauthorizedRole !== null)
  return async (headers) => {
    if (isSecret === null) return never(actAs(headers))
    const secret = headers[SECRET_HEADER] ?? headers[OLD_SECRET_HEADER]
    if (secret !== undefined) {
      const isProxied = config.refusesProxiedSecrets === true && headers[PROXY_HEADER] !== undefined
      if (isProxied || !isSecret(secret)) {
        throw new EngineError('access-denied', 'invalid x-hasura-admin-secret/x-hasura-access-key', { status: 401 })
      }
      return never(actAs(headers))
    }
    const verified = await verifyToken?.(headers)
    if (verified) return verified
    if (config.unauthorizedRole !== null) return never(visitor(headers, config.unauthorizedRole))
    throw new EngineError('access-denied', 'x-hasura-admin-secret/x-hasura-access-key required, but not found', {
      status: 401,
    })
  }
}

function never(session: Session): Authenticated {
  return { session, expiresAt: null }
}

/** The holder of the secret may be anyone: role and variables are taken from the headers. */
function actAs(headers: RequestHeaders): Session {
  const role = headers['x-hasura-role'] || ADMIN_ROLE
  const useBackendOnly = parseBackendOnly(headers[BACKEND_ONLY_HEADER]) && role !== ADMIN_ROLE
  return { role, variables: sessionVariables(headers, role), isAdminSecret: true, useBackendOnly }
}

function visitor(headers: RequestHeaders, role: string): Session {
  return { role, variables: sessionVariables(headers, role), isAdminSecret: false, useBackendOnly: false }
}

function sessionVariables(headers: RequestHeaders, role: string): Record<string, string> {
  const variables: Record<string, string> = {}
  for (const name in headers) {
    if (name.startsWith('x-hasura-') && name !== SECRET_HEADER && name !== OLD_SECRET_HEADER)
      variables[name] = headers[name] ?? ''
  }
  variables['x-hasura-role'] = role
  return variables
}

function parseBackendOnly(text: string | undefined): boolean {
  const word = text?.trim().toLowerCase()
  if (word === undefined || ['false', 'f', 'no', 'n'].includes(word)) return false
  if (['true', 't', 'yes', 'y'].includes(word)) return true
  throw new EngineError(
    'bad-request',
    `${BACKEND_ONLY_HEADER}:  Not a valid boolean text. True values are ["true","t","yes","y"] and  False values are ["false","f","no","n"]. All values are case insensitive`,
  )
}

/** Margin for a longer wrong secret; anything beyond that is rejected without comparing. */
const SPARE_BYTES = 256

/**
 * Compares with the secret in constant time: both are padded to the same length, with a terminating byte so that a
 * prefix doesn't match.
 */
function secretComparison(secret: string): (given: string) => boolean {
  const size = Buffer.byteLength(secret) + 1 + SPARE_BYTES
  const padded = (text: string, into: Buffer) => {
    into.fill(0)
    into[into.write(text)] = 1
    return into
  }
  const expected = padded(secret, Buffer.alloc(size))
  const place = Buffer.alloc(size)
  return (given) => Buffer.byteLength(given) < size && timingSafeEqual(padded(given, place), expected)
}
