import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type CryptoKey, exportJWK, exportSPKI, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EngineError } from '../errors.js'
import { createAuthenticate } from './authenticate.js'
import { parseJwtSecret } from './jwt-config.js'

const NAMESPACE = 'https://hasura.io/jwt/claims'
const ADMIN = 'the-admin-secret'
const CLAIMS = {
  'x-hasura-user-id': 'u1',
  'x-hasura-default-role': 'user',
  'X-Hasura-Allowed-Roles': ['user', 'expert'],
}

let keys: { privateKey: CryptoKey; publicKey: CryptoKey }
let strangers: { privateKey: CryptoKey }
let pem: string
let jwksUrl: string
const jwks: { keys: object[] } = { keys: [] }
const server = createServer((_, response) => response.end(JSON.stringify(jwks)))

beforeAll(async () => {
  keys = await generateKeyPair('RS256', { extractable: true })
  strangers = await generateKeyPair('RS256')
  pem = await exportSPKI(keys.publicKey)
  jwks.keys.push({ ...(await exportJWK(keys.publicKey)), kid: 'k1', alg: 'RS256' })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  jwksUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterAll(() => server.close())

interface TokenOptions {
  claims?: object
  key?: CryptoKey
  expiresIn?: number
  audience?: string
  issuer?: string
}

function token({
  claims = CLAIMS,
  key = keys.privateKey,
  expiresIn = 60,
  audience = 'sagework',
  issuer = 'sagework',
}: TokenOptions = {}) {
  return new SignJWT({ [NAMESPACE]: claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
    .setAudience(audience)
    .setIssuer(issuer)
    .setExpirationTime(Math.floor(Date.now() / 1000) + expiresIn)
    .sign(key)
}

function authenticator(settings: object = {}, unauthorizedRole: string | null = 'anonymous') {
  const secret = { type: 'RS256', key: pem, audience: 'sagework', issuer: 'sagework', ...settings }
  return createAuthenticate({ adminSecret: ADMIN, jwt: parseJwtSecret(JSON.stringify(secret)), unauthorizedRole })
}

async function sessionOf(headers: Record<string, string>, authenticate = authenticator()) {
  return (await authenticate(headers)).session
}

async function refusal(headers: Record<string, string>, authenticate = authenticator()): Promise<string> {
  const error: unknown = await authenticate(headers).catch((caught: unknown) => caught)
  if (!(error instanceof EngineError)) throw new Error(`not refused: ${JSON.stringify(error)}`)
  return `${error.status} ${error.code}: ${error.message}`
}

const bearer = async (options?: TokenOptions) => ({ authorization: `Bearer ${await token(options)}` })

describe('a session from a token', () => {
  it('has the claims as variables and the default role', async () => {
    expect(await sessionOf(await bearer())).toEqual({
      role: 'user',
      variables: { 'x-hasura-user-id': 'u1', 'x-hasura-role': 'user' },
      isAdminSecret: false,
      useBackendOnly: false,
    })
  })

  it('accepts an allowed role from the header and ignores all other x-hasura headers', async () => {
    const headers = {
      ...(await bearer()),
      'x-hasura-role': 'expert',
      'x-hasura-user-id': 'somebody-else',
      'x-hasura-company': 'c1',
    }
    expect((await sessionOf(headers)).variables).toEqual({ 'x-hasura-user-id': 'u1', 'x-hasura-role': 'expert' })
  })

  it('rejects a role the token does not allow', async () => {
    expect(await refusal({ ...(await bearer()), 'x-hasura-role': 'admin' })).toBe(
      '400 access-denied: Your requested role is not in allowed roles',
    )
  })

  it('rejects a foreign signature, an expired token and a wrong audience or issuer', async () => {
    const invalid = '400 invalid-jwt: Could not verify JWT:'
    expect(await refusal(await bearer({ key: strangers.privateKey }))).toBe(`${invalid} JWSError JWSInvalidSignature`)
    expect(await refusal(await bearer({ expiresIn: -5 }))).toBe(`${invalid} JWTExpired`)
    expect(await refusal(await bearer({ audience: 'others' }))).toBe(`${invalid} JWTNotInAudience`)
    expect(await refusal(await bearer({ issuer: 'others' }))).toBe(`${invalid} JWTNotInIssuer`)
  })

  it('allows the configured leeway', async () => {
    expect((await sessionOf(await bearer({ expiresIn: -5 }), authenticator({ allowed_skew: 60 }))).role).toBe('user')
  })

  it('rejects a token without roles, and another key type passed off as a secret', async () => {
    expect(await refusal(await bearer({ claims: {} }))).toBe(
      '400 jwt-missing-role-claims: JWT claim does not contain x-hasura-allowed-roles',
    )
    const forged = await new SignJWT({ [NAMESPACE]: CLAIMS })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode(pem))
    expect(await refusal({ authorization: `Bearer ${forged}` })).toContain('400 invalid-jwt')
  })

  it('reads keys from a key set', async () => {
    const authenticate = authenticator({ type: undefined, key: undefined, jwk_url: jwksUrl })
    expect((await sessionOf(await bearer(), authenticate)).role).toBe('user')
    expect(await refusal(await bearer({ key: strangers.privateKey }), authenticate)).toContain('JWSInvalidSignature')
  })

  it('is not called invalid if the keys are temporarily unavailable', async () => {
    const nowhere = authenticator({ type: undefined, key: undefined, jwk_url: 'http://127.0.0.1:9/' })
    expect(await refusal(await bearer(), nowhere)).toBe('500 unexpected: the keys to verify JWT could not be obtained')
  })

  it('takes claims from a path and from a map', async () => {
    const byPath = authenticator({ claims_namespace_path: `$['${NAMESPACE}']` })
    expect((await sessionOf(await bearer(), byPath)).variables['x-hasura-user-id']).toBe('u1')
    const byDots = authenticator({ claims_namespace_path: `["${NAMESPACE}"]` })
    expect((await sessionOf(await bearer(), byDots)).variables['x-hasura-user-id']).toBe('u1')
    const byBoth = authenticator({ claims_namespace_path: `$.["${NAMESPACE}"]` })
    expect((await sessionOf(await bearer(), byBoth)).variables['x-hasura-user-id']).toBe('u1')
    const byMap = authenticator({
      claims_map: {
        'x-hasura-allowed-roles': ['reader'],
        'x-hasura-default-role': 'reader',
        'x-hasura-user-id': { path: '$.sub', default: 'nobody' },
      },
    })
    expect((await sessionOf(await bearer(), byMap)).variables).toEqual({
      'x-hasura-user-id': 'nobody',
      'x-hasura-role': 'reader',
    })
  })
})

describe('a session without a token', () => {
  it('is a visitor’s, whatever role the header claims', async () => {
    const session = await sessionOf({ 'x-hasura-role': 'admin' })
    expect(session).toMatchObject({ role: 'anonymous', isAdminSecret: false })
    expect(session.variables['x-hasura-role']).toBe('anonymous')
  })

  it('is rejected if visitors are not allowed', async () => {
    const strict = authenticator({}, null)
    expect(await refusal({}, strict)).toBe(
      '400 invalid-headers: Missing Authorization header in JWT authentication mode',
    )
    expect(await refusal({ authorization: 'Basic abc' }, strict)).toBe(
      '400 invalid-headers: Malformed Authorization header',
    )
  })

  it('can act as anyone with the admin secret, which takes precedence over a token and never becomes a variable', async () => {
    const headers = {
      ...(await bearer()),
      'x-hasura-admin-secret': ADMIN,
      'x-hasura-role': 'expert',
      'x-hasura-user-id': 'u9',
    }
    expect(await sessionOf(headers)).toMatchObject({
      role: 'expert',
      isAdminSecret: true,
      variables: { 'x-hasura-user-id': 'u9', 'x-hasura-role': 'expert' },
    })
    expect(Object.keys((await sessionOf(headers)).variables)).not.toContain('x-hasura-admin-secret')
  })

  it('is rejected with a wrong secret', async () => {
    const near = [ADMIN.slice(0, -1), `${ADMIN}\0`, `${ADMIN}\x01`, `${ADMIN}x`, ADMIN.toUpperCase(), ADMIN.repeat(99)]
    for (const guess of ['guess', '', ...near]) {
      expect(await refusal({ 'x-hasura-admin-secret': guess })).toBe(
        '401 access-denied: invalid x-hasura-admin-secret/x-hasura-access-key',
      )
    }
  })
})
