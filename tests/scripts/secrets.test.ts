import { spawnSync } from 'node:child_process'
import { createPrivateKey, sign, verify } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { loadSecrets, signingKey } from '#scripts/lib/secrets.mjs'
import { REPOSITORY, temporaryFolder } from '#tests/environment.js'

it('[X-54] generates each secret once, also one that an older installation lacks', () => {
  const [folder, other] = [temporaryFolder(), temporaryFolder()]
  const first = loadSecrets(folder)
  expect(first.paymentSandboxSecret).toMatch(/^[\w-]{43}$/)
  expect(loadSecrets(folder)).toEqual(first)
  expect(loadSecrets(other).paymentSandboxSecret).not.toBe(first.paymentSandboxSecret)
  const { paymentSandboxSecret: _, ...older } = first
  writeFileSync(path.join(folder, 'secrets.json'), JSON.stringify(older))
  expect(loadSecrets(folder)).toEqual({ ...older, paymentSandboxSecret: expect.stringMatching(/^[\w-]{43}$/) })
})

it('generates a signing key with all required properties', () => {
  const jwk = JSON.parse(signingKey())
  expect(jwk).toMatchObject({ kty: 'RSA', alg: 'RS256', use: 'sig', kid: expect.stringMatching(/^[0-9a-f]{16}$/) })
  const key = createPrivateKey({ key: jwk, format: 'jwk' })
  expect(key.asymmetricKeyDetails?.modulusLength).toBe(2048)
  const signature = sign('sha256', Buffer.from('words'), key)
  expect(verify('sha256', Buffer.from('words'), { key: jwk, format: 'jwk' }, signature)).toBe(true)
})

// With directly exported keys, Node 20 deadlocks in about every second run of this test.
it('never deadlocks while generating, however often garbage is collected', { timeout: 120_000 }, () => {
  const place = JSON.stringify(path.join(REPOSITORY, 'scripts/lib/secrets.mjs'))
  const program = `import { signingKey } from ${place}; for (let i = 0; i < 1000; i++) signingKey(512)`
  const options = { timeout: 90_000, killSignal: 'SIGKILL' } as const
  const { status, signal } = spawnSync(
    process.execPath,
    ['--max-semi-space-size=1', '--input-type=module', '-e', program],
    options,
  )
  expect({ status, signal }).toEqual({ status: 0, signal: null })
})
