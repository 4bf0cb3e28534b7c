import { describe, expect, it } from 'vitest'
import { ConfigError, type Environment, parseConfig } from './config.js'

const SECRET = 'a-secret-of-some-length'
const KEY = JSON.stringify({ kty: 'RSA', kid: 'one', n: 'n', e: 'AQAB', d: 'd' })
const GOOD: Environment = {
  DATABASE_URL: 'postgres://sagework_actions:pw@127.0.0.1:5442/sagework',
  HASURA_GRAPHQL_ADMIN_SECRET: SECRET,
  ACTION_SECRET: SECRET,
  AUTH_SECRET: SECRET,
  FILE_LINK_SECRET: SECRET,
  PAYMENT_SANDBOX_SECRET: SECRET,
  JWT_PRIVATE_JWK: KEY,
}
const LIVE: Environment = {
  ...GOOD,
  SAGEWORK_MODE: 'live',
  PUBLIC_URL: 'https://sagework.example',
  SMTP_URL: 'smtp://mail:25',
}

function faultsOf(environment: Environment): readonly string[] {
  try {
    parseConfig(environment)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.faults
    throw error
  }
}

describe('settings of the actions service', () => {
  it('default to a demo on this machine', () => {
    expect(parseConfig(GOOD)).toMatchObject({
      HOST: '127.0.0.1',
      ACTIONS_PORT: 4000,
      isDemo: true,
      PRODUCT_NAME: 'Sagework',
    })
  })

  it('are frozen, and the public URL has no trailing slash', () => {
    const config = parseConfig({ ...GOOD, PUBLIC_URL: 'http://localhost:3000/' })
    expect(config.PUBLIC_URL).toBe('http://localhost:3000')
    expect(Object.isFrozen(config)).toBe(true)
  })

  it('report all errors at once', () => {
    const names = faultsOf({}).map((fault) => fault.split(' ')[0])
    expect(names.sort()).toEqual(Object.keys(GOOD).sort())
  })

  it.each([
    ['DATABASE_URL', 'mysql://hidden-value'],
    ['ACTIONS_PORT', 'hidden-value'],
    ['ACTIONS_PORT', '70001'],
    ['JWT_PRIVATE_JWK', '{"kty":"hidden-value"}'],
    ['JWT_PRIVATE_JWK', 'hidden-value'],
    ['JWT_PREVIOUS_PUBLIC_JWK', KEY],
    ['AUTH_SECRET', 'hidden-value'],
    ['SAGEWORK_MODE', 'hidden-value'],
    ['SMTP_URL', 'https://hidden-value'],
    ['SUPPORT_EMAIL', 'hidden-value'],
    ['STORAGE_PROVIDER', 'hidden-value'],
    ['LOG_LEVEL', 'hidden-value'],
  ])('report an invalid %s without its value', (name, value) => {
    const faults = faultsOf({ ...GOOD, [name]: value })
    expect(faults).toEqual([expect.stringMatching(new RegExp(`^${name} is `))])
    expect(faults.join()).not.toContain(value)
  })

  it('require credentials when files are kept in an S3 store', () => {
    const names = faultsOf({ ...GOOD, STORAGE_PROVIDER: 's3' }).map((fault) => fault.split(' ')[0])
    expect(names.sort()).toEqual(['S3_ACCESS_KEY_ID', 'S3_BUCKET', 'S3_SECRET_ACCESS_KEY'])
  })

  it('treat an empty variable as unset', () => {
    expect(faultsOf({ ...GOOD, SMTP_URL: '', PROVIDER_CALL_URL: '' })).toEqual([])
  })

  it('refuse live mode without a way to send mail', () => {
    expect(faultsOf({ ...LIVE, SMTP_URL: undefined })).toEqual([
      'SMTP_URL is missing: live mode sends its emails through it',
    ])
    expect(faultsOf(LIVE)).toEqual([])
  })

  describe('[X-54] of payments', () => {
    const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_key', STRIPE_WEBHOOK_SECRET: 'whsec_secret' }
    const stripe = { provider: 'stripe', secretKey: 'sk_test_key', webhookSecret: 'whsec_secret' }
    const sandbox = { provider: 'sandbox', secret: SECRET }

    it.each([
      ['a demo', GOOD, sandbox],
      [
        'Stripe with the key for connected accounts',
        { ...LIVE, ...STRIPE, STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_connect' },
        { ...stripe, connectSecret: 'whsec_connect' },
      ],
      ['a demo with keys of Stripe for tests', { ...GOOD, ...STRIPE }, stripe],
      ['live mode without keys', LIVE, { provider: 'none' }],
      ['live mode with keys', { ...LIVE, ...STRIPE }, stripe],
      ['live mode that names the sandbox', { ...LIVE, PAYMENT_PROVIDER: 'sandbox' }, sandbox],
      ['live mode with keys that names the sandbox', { ...LIVE, ...STRIPE, PAYMENT_PROVIDER: 'sandbox' }, sandbox],
    ])('choose for %s', (_, environment, expected) => {
      expect(parseConfig(environment).payments).toEqual(expected)
    })

    it.each([
      ['half of the keys', { ...LIVE, STRIPE_SECRET_KEY: 'sk_live_key' }, 'STRIPE_WEBHOOK_SECRET'],
      ['Connect alone', { ...LIVE, STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_1' }, 'STRIPE_SECRET_KEY'],
      ['the other half', { ...LIVE, STRIPE_WEBHOOK_SECRET: 'whsec_secret' }, 'STRIPE_SECRET_KEY'],
      ['a key of another kind', { ...LIVE, ...STRIPE, STRIPE_SECRET_KEY: 'pk_test_key' }, 'STRIPE_SECRET_KEY'],
      ['real money in a demo', { ...GOOD, ...STRIPE, STRIPE_SECRET_KEY: 'sk_live_key' }, 'STRIPE_SECRET_KEY'],
      ['another provider', { ...LIVE, PAYMENT_PROVIDER: 'test' }, 'PAYMENT_PROVIDER'],
      [
        'a sandbox without its secret',
        { ...LIVE, PAYMENT_PROVIDER: 'sandbox', PAYMENT_SANDBOX_SECRET: undefined },
        'PAYMENT_SANDBOX_SECRET',
      ],
    ])('refuse %s', (_, environment, name) => {
      expect(faultsOf(environment)).toEqual([expect.stringMatching(new RegExp(`^${name} is `))])
    })

    it('ask for Stripe’s keys where Stripe is named', () => {
      const names = faultsOf({ ...LIVE, PAYMENT_PROVIDER: 'stripe' }).map((fault) => fault.split(' ')[0])
      expect(names).toEqual(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])
    })
  })

  it('refuse to expose a demo to other machines', () => {
    expect(faultsOf({ ...GOOD, HOST: '0.0.0.0' })).toEqual([expect.stringMatching(/^HOST /)])
    expect(faultsOf({ ...LIVE, HOST: '0.0.0.0' })).toEqual([])
  })

  it('trust both names of this machine in demo mode, and a single origin in live mode', () => {
    expect(parseConfig(GOOD).trustedOrigins).toEqual(['http://localhost:3000', 'http://127.0.0.1:3000'])
    expect(parseConfig(LIVE).trustedOrigins).toEqual(['https://sagework.example'])
  })
})
