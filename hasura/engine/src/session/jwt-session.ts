import { parse as parseCookies } from 'cookie'
import { type CryptoKey, createRemoteJWKSet, errors, importSPKI, importX509, type JWTPayload, jwtVerify } from 'jose'
import { EngineError } from '../errors.js'
import { followPath } from './json-path.js'
import { type ClaimsLocation, isRecord, type JwtConfig, type TokenHeader } from './jwt-config.js'
import type { Authenticated, RequestHeaders } from './session.js'
import { rememberVerified } from './verified-tokens.js'

const ROLES_CLAIM = 'x-hasura-allowed-roles'
const DEFAULT_ROLE_CLAIM = 'x-hasura-default-role'
/** An unknown key id is looked up again at most this often. */
const JWKS_COOLDOWN_MS = 5_000
const JWKS_TIMEOUT_MS = 5_000

type Verify = (token: string) => Promise<JWTPayload>

/**
 * Returns a function from request headers to their token's session, or null if there is no token and none is required.
 * Throws EngineError invalid-headers, invalid-jwt, jwt-invalid-claims, jwt-missing-role-claims or access-denied (400).
 */
export function createTokenVerifier(config: JwtConfig, isTokenOptional: boolean) {
  const verify = rememberVerified(createVerify(config))
  return async (headers: RequestHeaders): Promise<Authenticated | null> => {
    const token = readToken(headers, config.header, isTokenOptional)
    if (token === null) return null
    const payload = await verify(token)
    const claims = readClaims(payload, config)
    return { session: toSession(claims, headers['x-hasura-role']), expiresAt: payload.exp ?? null }
  }
}

function createVerify(config: JwtConfig): Verify {
  const options = { clockTolerance: config.allowedSkewSec }
  const { key } = config
  const check = async (token: string): Promise<JWTPayload> => {
    if (key.kind === 'jwks') return (await jwtVerify(token, jwks, options)).payload
    return (await jwtVerify(token, await fixedKey(), { ...options, algorithms: [key.algorithm] })).payload
  }
  const jwks =
    key.kind === 'jwks'
      ? createRemoteJWKSet(key.url, { cooldownDuration: JWKS_COOLDOWN_MS, timeoutDuration: JWKS_TIMEOUT_MS })
      : () => Promise.reject(new Error('no key set'))
  let imported: Promise<CryptoKey | Uint8Array> | null = null
  const fixedKey = () => {
    imported ??= importKey(config)
    return imported
  }
  return async (token) => {
    const payload = await check(token).catch((error: unknown) => {
      const fault = jwtFault(error)
      if (fault !== null) throw new EngineError('invalid-jwt', `Could not verify JWT: ${fault}`, { cause: error })
      // The token may well be valid: its holder must not be sent to sign in again.
      throw new EngineError('unexpected', 'the keys to verify JWT could not be obtained', { cause: error })
    })
    checkAddressees(payload, config)
    return payload
  }
}

async function importKey({ key }: JwtConfig): Promise<CryptoKey | Uint8Array> {
  if (key.kind === 'secret') return new TextEncoder().encode(key.secret)
  if (key.kind === 'jwks') throw new Error('a key set is fetched, not imported')
  return key.pem.includes('CERTIFICATE') ? importX509(key.pem, key.algorithm) : importSPKI(key.pem, key.algorithm)
}

/** What is wrong with the token, worded like Hasura; null if that couldn't be determined. */
function jwtFault(error: unknown): string | null {
  if (error instanceof errors.JWTExpired) return 'JWTExpired'
  if (error instanceof errors.JWTClaimValidationFailed) {
    return error.claim === 'nbf' ? 'JWTNotYetValid' : 'JWTClaimsSetDecodeError'
  }
  if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys) {
    return 'JWSError NoSuitableKey'
  }
  if (error instanceof errors.JWSInvalid || error instanceof errors.JWTInvalid) return 'JWSError (JSONDecodeError)'
  const isForged = [errors.JWSSignatureVerificationFailed, errors.JOSEAlgNotAllowed, errors.JOSENotSupported]
  return isForged.some((kind) => error instanceof kind) ? 'JWSError JWSInvalidSignature' : null
}

/** Checked here, because jose would report audience and issuer in another order than Hasura. */
function checkAddressees(payload: JWTPayload, config: JwtConfig): void {
  const audiences = [payload.aud ?? []].flat()
  if (config.audiences.length > 0 && !config.audiences.some((audience) => audiences.includes(audience))) {
    throw new EngineError('invalid-jwt', 'Could not verify JWT: JWTNotInAudience')
  }
  if (config.issuer !== null && payload.iss !== config.issuer) {
    throw new EngineError('invalid-jwt', 'Could not verify JWT: JWTNotInIssuer')
  }
}

function readToken(headers: RequestHeaders, header: TokenHeader, isOptional: boolean): string | null {
  if (header.kind === 'cookie') {
    const token = parseCookies(headers.cookie ?? '')[header.name]
    if (token !== undefined) return token
    if (isOptional) return null
    throw new EngineError('invalid-headers', `Could not find ${header.name} in Cookie header`)
  }
  const value = headers[header.kind === 'custom' ? header.name : 'authorization']
  if (value === undefined) {
    if (isOptional) return null
    throw new EngineError('invalid-headers', 'Missing Authorization header in JWT authentication mode')
  }
  const token = header.kind === 'custom' && !value.startsWith('Bearer ') ? value : /^Bearer +(\S+)$/i.exec(value)?.[1]
  if (token === undefined) throw new EngineError('invalid-headers', 'Malformed Authorization header')
  return token
}

/** The x-hasura claims with lower-case names. */
function readClaims(payload: JWTPayload, config: JwtConfig): Record<string, unknown> {
  const { claims } = config
  if (claims.kind === 'map') return readMappedClaims(payload, claims)
  const found = claims.kind === 'path' ? followPath(payload, claims.path) : payload[claims.name]
  if (found === undefined) {
    const where =
      claims.kind === 'path'
        ? `claims not found at claims_namespace_path: '${claims.text}'`
        : `claims key: '${claims.name}' not found`
    throw new EngineError('jwt-invalid-claims', where)
  }
  return lowerKeys(readFormat(found, config.format))
}

function readFormat(found: unknown, format: JwtConfig['format']): Record<string, unknown> {
  if (format === 'json') {
    if (isRecord(found)) return found
    throw new EngineError('jwt-invalid-claims', 'expecting a json object when claims_format is json')
  }
  if (typeof found !== 'string') {
    throw new EngineError('jwt-invalid-claims', 'expecting a string when claims_format is stringified_json')
  }
  try {
    const parsed: unknown = JSON.parse(found)
    if (isRecord(parsed)) return parsed
  } catch {
    // Reported below.
  }
  throw new EngineError(
    'jwt-invalid-claims',
    'expecting a json object in the string when claims_format is stringified_json',
  )
}

function readMappedClaims(
  payload: JWTPayload,
  { claims }: Extract<ClaimsLocation, { kind: 'map' }>,
): Record<string, unknown> {
  const read: Record<string, unknown> = {}
  for (const [name, claim] of claims) {
    const value = claim.kind === 'literal' ? claim.value : (followPath(payload, claim.path) ?? claim.fallback)
    if (value === undefined) throw new EngineError('jwt-invalid-claims', `JWT claim from claims_map, ${name} not found`)
    read[name] = value
  }
  return read
}

function lowerKeys(claims: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(claims).map(([name, value]) => [name.toLowerCase(), value]))
}

function toSession(claims: Record<string, unknown>, requestedRole: string | undefined): Authenticated['session'] {
  const { [ROLES_CLAIM]: roles, [DEFAULT_ROLE_CLAIM]: defaultRole, ...others } = claims
  const allowed = readRoles(roles)
  if (defaultRole === undefined) {
    throw new EngineError('jwt-missing-role-claims', `JWT claim does not contain ${DEFAULT_ROLE_CLAIM}`)
  }
  const role = requestedRole || claimText(DEFAULT_ROLE_CLAIM, defaultRole)
  if (!allowed.includes(role))
    throw new EngineError('access-denied', 'Your requested role is not in allowed roles', { status: 400 })
  const named = Object.entries(others).filter(([name]) => name.startsWith('x-hasura-'))
  const variables = Object.fromEntries(named.map(([name, value]) => [name, claimText(name, value)]))
  return { role, variables: { ...variables, 'x-hasura-role': role }, isAdminSecret: false, useBackendOnly: false }
}

function readRoles(roles: unknown): readonly string[] {
  if (roles === undefined) throw new EngineError('jwt-missing-role-claims', `JWT claim does not contain ${ROLES_CLAIM}`)
  if (Array.isArray(roles) && roles.every((role) => typeof role === 'string')) return roles
  const kind =
    roles === null ? 'Null' : typeof roles === 'string' ? 'String' : typeof roles === 'number' ? 'Number' : 'Object'
  throw new EngineError(
    'jwt-invalid-claims',
    `invalid ${ROLES_CLAIM}; should be a list of roles: parsing [] failed, expected Array, but encountered ${kind}`,
  )
}

/** Recent Hasura releases convert other JSON values to text, which session variables are. */
function claimText(name: string, value: unknown): string {
  if (typeof value === 'string') return value
  if (value === null) throw new EngineError('jwt-invalid-claims', `x-hasura-* claims: ${name} is null`)
  return JSON.stringify(value)
}
