import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { MINUTE_MS } from '../clock.js'
import { createAccessTokens } from './access-tokens.js'

let first: JWK
let second: JWK

const makeKey = async (kid: string): Promise<JWK> => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return { ...(await exportJWK(privateKey)), kid }
}
const publicOf = ({ kty, kid, n, e }: JWK): JWK => ({ kty, kid, n, e }) as JWK

beforeAll(async () => {
  ;[first, second] = await Promise.all([makeKey('first'), makeKey('second')])
})

const clockAt = (minutes: number) => ({ now: () => new Date(Date.UTC(2026, 10, 21) + minutes * MINUTE_MS) })
const subject = { userId: 'u', sessionId: 's', roles: ['expert', 'staff'] } as const

describe('access tokens', () => {
  it('return the person, the session and the roles', async () => {
    const tokens = createAccessTokens(first, undefined, clockAt(0))
    const { accessToken, expiresAt } = await tokens.issue(subject)
    expect(await tokens.verify(accessToken)).toEqual({ userId: 'u', sessionId: 's', roles: ['expert', 'staff'] })
    expect(expiresAt).toEqual(clockAt(5).now())
  })

  it('[X-73] expire after 5 minutes', async () => {
    const { accessToken } = await createAccessTokens(first, undefined, clockAt(0)).issue(subject)
    const later = (minutes: number) => createAccessTokens(first, undefined, clockAt(minutes)).verify(accessToken)
    await expect(later(4)).resolves.toBeDefined()
    await expect(later(6)).rejects.toMatchObject({ code: 'TOKEN_INVALID' })
  })

  it('signed with the previous key stay valid after a key rotation, but no older ones do', async () => {
    const { accessToken } = await createAccessTokens(first, undefined, clockAt(0)).issue(subject)
    const changed = createAccessTokens(second, publicOf(first), clockAt(1))
    await expect(changed.verify(accessToken)).resolves.toMatchObject({ userId: 'u' })
    expect(changed.jwks.keys.map(({ kid }) => kid)).toEqual(['second', 'first'])
    const forgotten = createAccessTokens(second, undefined, clockAt(1))
    await expect(forgotten.verify(accessToken)).rejects.toMatchObject({ status: 401 })
  })

  it('signed with the public key as a secret are rejected', async () => {
    const forged = await new SignJWT({ 'https://hasura.io/jwt/claims': {} })
      .setProtectedHeader({ alg: 'HS256', kid: 'first' })
      .sign(new TextEncoder().encode(JSON.stringify(publicOf(first))))
    const tokens = createAccessTokens(first, undefined, clockAt(0))
    await expect(tokens.verify(forged)).rejects.toMatchObject({ code: 'TOKEN_INVALID' })
  })
})
