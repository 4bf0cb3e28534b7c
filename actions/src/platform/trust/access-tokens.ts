import { createLocalJWKSet, type JWK, jwtVerify, SignJWT } from 'jose'
import { type Clock, fromNow, MINUTE_MS } from '../clock.js'
import { AppError } from '../errors.js'

export const ACCESS_TOKEN_MINUTES = 5
const ISSUER = 'sagework'
const AUDIENCE = 'sagework'
const CLAIMS = 'https://hasura.io/jwt/claims'
const SESSION_CLAIM = 'sid'
/** The session variable that tells an action the session id. */
export const SESSION_VARIABLE = 'x-hasura-session-id'
const PUBLIC_PARTS = ['kty', 'kid', 'n', 'e'] as const

export type Role = 'user' | 'expert' | 'staff'

export interface AccessTokenSubject {
  userId: string
  sessionId: string
  /** The first is the default role. */
  roles: readonly [Role, ...Role[]]
}

export interface VerifiedToken {
  userId: string
  sessionId: string
  roles: readonly string[]
}

/**
 * Access tokens: 5 minutes, RS256, Hasura's claims as strings; both sides verify issuer and audience. Each
 * contains its session twice: for our own endpoints, and as a session variable for actions called by Hasura.
 */
export interface AccessTokens {
  issue(subject: AccessTokenSubject): Promise<{ accessToken: string; expiresAt: Date }>
  /** @throws AppError TOKEN_INVALID if it is forged, expired or meant for another audience */
  verify(token: string): Promise<VerifiedToken>
  /** The public keys, the current one first. */
  readonly jwks: { keys: JWK[] }
}

export function createAccessTokens(privateKey: JWK, previousPublicKey: JWK | undefined, clock: Clock): AccessTokens {
  const keys = [privateKey, previousPublicKey].filter((key) => key !== undefined).map(publicPart)
  const findKey = createLocalJWKSet({ keys })
  return {
    jwks: { keys },
    async issue({ userId, sessionId, roles }) {
      const expiresAt = fromNow(clock, ACCESS_TOKEN_MINUTES * MINUTE_MS)
      const claims = {
        'x-hasura-user-id': userId,
        'x-hasura-default-role': roles[0],
        'x-hasura-allowed-roles': roles,
        [SESSION_VARIABLE]: sessionId,
      }
      const accessToken = await new SignJWT({ [CLAIMS]: claims, [SESSION_CLAIM]: sessionId })
        .setProtectedHeader({ alg: 'RS256', kid: privateKey.kid, typ: 'JWT' })
        .setSubject(userId)
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(clock.now())
        .setExpirationTime(expiresAt)
        .sign(privateKey)
      return { accessToken, expiresAt }
    },
    async verify(token) {
      try {
        const options = { issuer: ISSUER, audience: AUDIENCE, algorithms: ['RS256'], currentDate: clock.now() }
        const { payload } = await jwtVerify(token, findKey, options)
        return readClaims(payload)
      } catch (cause) {
        throw new AppError('TOKEN_INVALID', { cause })
      }
    },
  }
}

function readClaims(payload: Record<string, unknown>): VerifiedToken {
  const claims = payload[CLAIMS]
  if (typeof claims !== 'object' || claims === null) throw new Error('the token has no Hasura claims')
  const userId = 'x-hasura-user-id' in claims ? claims['x-hasura-user-id'] : undefined
  const roles = 'x-hasura-allowed-roles' in claims ? claims['x-hasura-allowed-roles'] : undefined
  const sessionId = payload[SESSION_CLAIM]
  if (typeof userId !== 'string' || !Array.isArray(roles)) throw new Error('the token names no person or no roles')
  if (typeof sessionId !== 'string') throw new Error('the token names no session')
  return { userId, sessionId, roles: roles.map(String) }
}

function publicPart(key: JWK): JWK {
  return { ...Object.fromEntries(PUBLIC_PARTS.map((part) => [part, key[part]])), alg: 'RS256', use: 'sig' } as JWK
}
