import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inject } from 'vitest'
import { atEnd } from './at-end.js'
import type { TestDatabase } from './database.js'

export type Environment = Readonly<Record<string, string | undefined>>

export interface StartedServer {
  port: number
  url: string
  stop(): Promise<void>
}

export const REPOSITORY = path.resolve(import.meta.dirname, '../..')
export const adminSecret = () => inject('stack')?.adminSecret ?? 'test-admin-secret-0123456789abcdef'
export const sandboxSecret = () => 'test-payment-sandbox-secret-0123456789abcdef'
export const actionSecret = () => inject('stack')?.actionSecret ?? 'test-action-secret-0123456789abcdef'

/** A server that is started and stopped by someone else. */
export function runningAlready(url: string): StartedServer {
  return { url, port: Number(new URL(url).port), stop: () => Promise.resolve() }
}

/**
 * The supervisor's environment for the engine, for a test's database. Its template holds the product's metadata, which
 * the engine serves from there: reading the folder anew for each file takes longer than many files' tests.
 */
export function engineEnvironment(database: TestDatabase, actionsUrl: string): Environment {
  return {
    HASURA_GRAPHQL_DATABASE_URL: database.hasuraUrl,
    HASURA_GRAPHQL_SERVER_HOST: '127.0.0.1',
    HASURA_GRAPHQL_SERVER_PORT: '0',
    HASURA_GRAPHQL_ADMIN_SECRET: adminSecret(),
    HASURA_GRAPHQL_JWT_SECRET: JSON.stringify({
      type: 'RS256',
      key: inject('keys').publicKey,
      issuer: 'sagework',
      audience: 'sagework',
    }),
    HASURA_GRAPHQL_UNAUTHORIZED_ROLE: 'anonymous',
    HASURA_GRAPHQL_ENABLE_CONSOLE: 'false',
    HASURA_GRAPHQL_STRINGIFY_NUMERIC_TYPES: 'false',
    HASURA_GRAPHQL_EVENTS_FETCH_INTERVAL: '100',
    HASURA_GRAPHQL_PG_CONNECTIONS: '8',
    HASURA_GRAPHQL_LOG_LEVEL: 'error',
    ACTIONS_BASE_URL: actionsUrl,
    ACTION_SECRET: actionSecret(),
  }
}

/** The supervisor's environment for the actions, in demo mode. */
export function actionsEnvironment(database: TestDatabase, engineUrl: string, port: number): Environment {
  return {
    HOST: '127.0.0.1',
    ACTIONS_PORT: String(port),
    // Loading a model takes longer than most tests; those of meaning pass their own.
    EMBEDDINGS_PROVIDER: 'none',
    DATABASE_URL: database.actionsUrl,
    ENGINE_URL: engineUrl,
    HASURA_GRAPHQL_ADMIN_SECRET: adminSecret(),
    ACTION_SECRET: actionSecret(),
    AUTH_SECRET: 'test-auth-secret-0123456789abcdef0123456789',
    JWT_PRIVATE_JWK: inject('keys').privateJwk,
    PAYMENT_SANDBOX_SECRET: sandboxSecret(),
    FILE_LINK_SECRET: 'test-file-link-secret-0123456789abcdef',
    PUBLIC_URL: 'http://localhost:3000',
    SAGEWORK_MODE: 'demo',
    DATA_DIR: temporaryFolder(),
    PRODUCT_NAME: 'Sagework',
    LOG_LEVEL: 'error',
  }
}

/** A folder that is removed at the end of the test file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'sagework-files-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
