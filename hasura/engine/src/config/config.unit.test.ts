import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ConfigError, parseConfig, REFUSED } from './config.js'

const README = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')

const GOOD = { HASURA_GRAPHQL_DATABASE_URL: 'postgres://user:hunter2@localhost/db' }
const SECRET = 'a-secret-that-must-not-be-printed'

function faultsOf(env: Record<string, string>): string {
  try {
    parseConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  return ''
}

describe('the environment', () => {
  it('has defaults for everything but the database', () => {
    const config = parseConfig(GOOD)
    expect(config).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      adminSecret: null,
      jwt: null,
      isConsoleEnabled: false,
    })
    expect(config.events).toMatchObject({ fetchIntervalMs: 1000, leaseMs: 60_000 })
  })

  it('reports every error at once', () => {
    const message = faultsOf({
      HASURA_GRAPHQL_SERVER_PORT: 'eighty',
      HASURA_GRAPHQL_ENABLE_CONSOLE: 'perhaps',
      HASURA_GRAPHQL_LOG_LEVEL: 'loud',
      HASURA_GRAPHQL_ENABLED_APIS: 'graphql,telepathy',
    })
    for (const name of ['DATABASE_URL', 'SERVER_PORT', 'ENABLE_CONSOLE', 'LOG_LEVEL', 'ENABLED_APIS']) {
      expect(message).toContain(`HASURA_GRAPHQL_${name} `)
    }
  })

  it('never prints a value', () => {
    const message = faultsOf({
      HASURA_GRAPHQL_DATABASE_URL: `mysql://${SECRET}@host`,
      HASURA_GRAPHQL_JWT_SECRET: `{"type":"HS256","key":"${SECRET.slice(0, 20)}"}`,
      HASURA_GRAPHQL_SERVER_PORT: SECRET,
    })
    expect(message).not.toContain(SECRET.slice(0, 12))
    expect(message).toContain('HASURA_GRAPHQL_JWT_SECRET key is too short for HS256')
  })

  it('rejects tokens and visitors without an admin secret, and the auth hook', () => {
    const message = faultsOf({
      ...GOOD,
      HASURA_GRAPHQL_JWT_SECRET: '{"jwk_url":"http://localhost/jwks"}',
      HASURA_GRAPHQL_UNAUTHORIZED_ROLE: 'anonymous',
      HASURA_GRAPHQL_AUTH_HOOK: 'http://localhost/hook',
    })
    expect(message).toContain('HASURA_GRAPHQL_JWT_SECRET needs HASURA_GRAPHQL_ADMIN_SECRET')
    expect(message).toContain('HASURA_GRAPHQL_UNAUTHORIZED_ROLE needs HASURA_GRAPHQL_ADMIN_SECRET')
    expect(message).toContain('HASURA_GRAPHQL_AUTH_HOOK is not supported')
  })

  it.each(REFUSED)('rejects %s, as documented in the README', (name) => {
    expect(faultsOf({ ...GOOD, [name]: 'anything' })).toContain(`${name} is not supported`)
    expect(README).toContain(`\`${name}\``)
  })

  it('rejects settings that require another one, as documented in the README', () => {
    const together = {
      HASURA_GRAPHQL_METADATA_DATABASE_URL: 'postgres://elsewhere/db',
      HASURA_GRAPHQL_JWT_SECRET: '{"jwk_url":"http://localhost/jwks"}',
      HASURA_GRAPHQL_UNAUTHORIZED_ROLE: 'anonymous',
    }
    for (const [name, value] of Object.entries(together)) {
      expect(faultsOf({ ...GOOD, [name]: value })).toContain(`${name} `)
      expect(README).toContain(`\`${name}\``)
    }
  })

  it('warns about unknown names, which may be misspelt', () => {
    const names = { HASURA_GRAPHQL_UNAUTHORISED_ROLE: 'anonymous', HASURA_GRAPHQL_ENABLE_TELEMETRY: 'false' }
    expect(parseConfig({ ...GOOD, ...names }).unknownNames).toEqual(['HASURA_GRAPHQL_UNAUTHORISED_ROLE'])
  })

  it('accepts the supervisor’s settings', () => {
    const config = parseConfig({
      ...GOOD,
      HASURA_GRAPHQL_ADMIN_SECRET: SECRET,
      HASURA_GRAPHQL_JWT_SECRET:
        '{"jwk_url":"http://127.0.0.1:4000/.well-known/jwks.json","issuer":"sagework","audience":"sagework"}',
      HASURA_GRAPHQL_UNAUTHORIZED_ROLE: 'anonymous',
      HASURA_GRAPHQL_SERVER_HOST: '*',
    })
    expect(config).toMatchObject({
      host: '0.0.0.0',
      unauthorizedRole: 'anonymous',
      jwt: { issuer: 'sagework', audiences: ['sagework'] },
    })
  })
})
