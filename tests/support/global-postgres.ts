import { createPrivateKey, createPublicKey, randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { exportJWK, generateKeyPair } from 'jose'
import type { TestProject } from 'vitest/node'
import { ensureDatabase, ensureRoles, urlAs, urlOf } from '#scripts/lib/database/database.mjs'
import { migrate } from '#scripts/lib/database/migrations.mjs'
import { startPostgres } from '#scripts/lib/database/postgres.mjs'
import { loadSeeds } from '#scripts/lib/database/seeds.mjs'
import { freePort } from '#scripts/lib/ports.mjs'
import { dropCopies, keepCopy, putBack, setAside } from './shared-database.js'
import { givenStack, type Stack } from './stack.js'

export interface TestServer {
  adminUrl: string
  passwords: { owner: string; hasura: string; actions: string }
}

export interface TestKeys {
  privateKey: string
  publicKey: string
  privateJwk: string
}

declare module 'vitest' {
  interface ProvidedContext {
    postgres: TestServer
    keys: TestKeys
    /** Running servers, whose database the tests then share. */
    stack: Stack | undefined
  }
}

interface SharedRun {
  users: number
  ready: Promise<{ server: TestServer; keys: TestKeys; stop(): Promise<void> }>
}

/**
 * Several vitest projects in one run share one Postgres. Each loads this file anew, so the shared state is on the
 * process.
 */
const holder = globalThis as typeof globalThis & { sageworkTestRun?: SharedRun }
const repository = path.resolve(import.meta.dirname, '../..')

/**
 * vitest's global set-up: a throwaway Postgres with the template databases `test_template` and `test_empty`, or the
 * database of running servers.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stack = givenStack()
  project.provide('stack', stack)
  holder.sageworkTestRun ??= { users: 0, ready: stack ? borrowStack(stack) : startRun() }
  const run = holder.sageworkTestRun
  run.users += 1
  const { server, keys, stop } = await run.ready
  project.provide('postgres', server)
  project.provide('keys', keys)
  return async () => {
    run.users -= 1
    if (run.users === 0) {
      delete holder.sageworkTestRun
      await stop()
    }
  }
}

async function borrowStack(stack: Stack): Promise<Awaited<SharedRun['ready']>> {
  const url = stack.databaseUrl
  await setAside(url)
  await loadSeeds(url, path.join(repository, 'seeds'), ['personas'])
  await keepCopy(url, 'withPersonas')
  const stop = async () => {
    await putBack(url, 'asFound')
    await dropCopies(url)
  }
  const server = { adminUrl: url, passwords: { owner: '', hasura: '', actions: '' } }
  return { server, keys: await keysOf(stack.privateJwk), stop }
}

async function startRun() {
  const folder = mkdtempSync(path.join(tmpdir(), 'sagework-test-'))
  chmodSync(folder, 0o711)
  const postgres = await startPostgres({
    dataDir: path.join(folder, 'postgres'),
    port: await freePort(),
    password: randomBytes(12).toString('hex'),
    logFile: path.join(folder, 'postgres.log'),
    isThrowaway: true,
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '200',
      autovacuum: 'off',
    },
  })
  const stop = async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const server = await buildTemplates(postgres.url)
    return { server, keys: await makeKeys(), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function buildTemplates(adminUrl: string): Promise<TestServer> {
  const passwords = { owner: 'test-owner', hasura: 'test-hasura', actions: 'test-actions' }
  await ensureRoles(adminUrl, passwords)
  await ensureDatabase(adminUrl, 'test_empty')
  await ensureDatabase(adminUrl, 'test_template')
  const ownerUrl = urlAs(urlOf(adminUrl, 'test_template'), 'sagework_owner', passwords.owner)
  await migrate(ownerUrl, path.join(repository, 'hasura/migrations/default'))
  await loadSeeds(ownerUrl, path.join(repository, 'seeds'), ['personas'])
  await prepareEngine(ownerUrl)
  return { adminUrl, passwords }
}

/** The owner creates the engine's triggers, as under the supervisor; the serving role may not. */
async function prepareEngine(ownerUrl: string): Promise<void> {
  const { prepare } = await import('#engine/index.js')
  const env = {
    HASURA_GRAPHQL_DATABASE_URL: ownerUrl,
    HASURA_GRAPHQL_METADATA_DIR: path.join(repository, 'hasura/metadata'),
    HASURA_GRAPHQL_STRINGIFY_NUMERIC_TYPES: 'false',
    HASURA_GRAPHQL_LOG_LEVEL: 'error',
    ACTIONS_BASE_URL: 'http://127.0.0.1:9',
    ACTION_SECRET: 'unused',
  }
  await prepare(env, 'sagework_hasura')
}

async function makeKeys(): Promise<TestKeys> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return keysOf(JSON.stringify({ ...(await exportJWK(privateKey)), kid: 'test-key', alg: 'RS256', use: 'sig' }))
}

async function keysOf(privateJwk: string): Promise<TestKeys> {
  const key = createPrivateKey({ key: JSON.parse(privateJwk), format: 'jwk' })
  return {
    privateJwk,
    privateKey: String(key.export({ type: 'pkcs8', format: 'pem' })),
    publicKey: String(createPublicKey(key).export({ type: 'spki', format: 'pem' })),
  }
}
