import { EventEmitter, once } from 'node:events'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { createTestDatabase } from '#tests/database.js'
import { REPOSITORY } from '#tests/environment.js'
import { prepare, type RunningEngine, startEngine } from './index.js'

const database = await createTestDatabase()
const folders: string[] = []
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))))

/** The product's metadata with some files replaced. */
async function folderWith(files: Record<string, string> = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'start-'))
  folders.push(folder)
  await cp(join(REPOSITORY, 'hasura/metadata'), folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  return folder
}

const ENVIRONMENT = {
  // The API changes triggers here, which the serving role may not.
  HASURA_GRAPHQL_DATABASE_URL: database.ownerUrl,
  HASURA_GRAPHQL_SERVER_PORT: '0',
  HASURA_GRAPHQL_LOG_LEVEL: 'error',
  HASURA_GRAPHQL_EVENTS_FETCH_INTERVAL: '0',
  ACTIONS_BASE_URL: 'http://127.0.0.1:9',
  ACTION_SECRET: 'secret',
}

async function start(
  metadataDir: string | undefined,
  env: Record<string, string | undefined> = {},
): Promise<RunningEngine> {
  const engine = await startEngine({ ...ENVIRONMENT, HASURA_GRAPHQL_METADATA_DIR: metadataDir, ...env })
  onTestFinished(() => engine.stop())
  return engine
}

async function post(engine: RunningEngine, path: string, body: object) {
  const response = await fetch(engine.url + path, { method: 'POST', body: JSON.stringify(body) })
  return (await response.json()) as Record<string, unknown>
}

describe('a start from the metadata folder', () => {
  it('serves every role of the product', async () => {
    const engine = await start(await folderWith())
    for (const role of ['anonymous', 'user', 'expert', 'staff', 'service']) {
      expect(engine.engine().printSchema(role)).toContain('type query_root')
    }
    expect(await (await fetch(`${engine.url}/healthz`)).text()).toBe('OK')
  })

  it('is refused if a table it refers to is missing', async () => {
    const table = 'databases/default/tables/public_users.yaml'
    const starting = start(await folderWith({ [table]: 'table: { schema: public, name: userz }' }))
    await expect(starting).rejects.toThrow(
      'table userz in source default: Inconsistent object: no such table/view exists',
    )
  })

  it('is refused if a webhook’s variable is not set, and names it', async () => {
    await expect(start(await folderWith(), { ACTION_SECRET: undefined })).rejects.toThrow(
      "environment variable 'ACTION_SECRET' not set",
    )
  })

  it('overrides changes made through the API with the folder’s content', async () => {
    const folder = await folderWith()
    const first = await start(folder)
    await post(first, '/v1/metadata', { type: 'clear_metadata', args: {} })
    expect(await post(first, '/v1/graphql', { query: '{ users { id } }' })).toHaveProperty('errors')
    await first.stop()
    expect(await post(await start(folder), '/v1/graphql', { query: '{ users(limit: 1) { id } }' })).toHaveProperty(
      'data',
    )
  })

  it('keeps the stored version if nothing differs', async () => {
    const folder = await folderWith()
    const versionOf = async (engine: RunningEngine) =>
      (await post(engine, '/v1/metadata', { type: 'export_metadata', version: 2, args: {} })).resource_version
    const first = await versionOf(await start(folder))
    expect(await versionOf(await start(folder))).toBe(first)
    expect(await versionOf(await start(undefined))).toBe(first)
  })
})

describe('the serving role', () => {
  const asServing = { HASURA_GRAPHQL_DATABASE_URL: database.hasuraUrl }

  it('[X-16] starts on what the owner prepared and defines nothing', async () => {
    await prepare({ ...ENVIRONMENT, HASURA_GRAPHQL_METADATA_DIR: await folderWith() }, 'sagework_hasura')
    const engine = await start(await folderWith(), asServing)
    expect(await post(engine, '/v1/graphql', { query: '{ users(limit: 1) { id } }' })).toHaveProperty('data')
  })

  it('[X-16] is refused a trigger, and told the command that creates it', async () => {
    const engine = await start(await folderWith(), asServing)
    const args = {
      source: 'default',
      name: 'spy',
      table: { schema: 'public', name: 'users' },
      webhook: 'http://127.0.0.1:9',
      insert: { columns: '*' },
    }
    const refusal = await post(engine, '/v1/metadata', { type: 'pg_create_event_trigger', args })
    expect(refusal.error).toMatch(/trigger "notify_hasura_spy_INSERT".*permission denied.*"prepare"/)
    expect(await database.query(`select from pg_trigger where tgname like '%spy%'`)).toEqual([])
  })
})

describe('a stop', () => {
  it('finishes what is in flight and then closes', async () => {
    const signals = new EventEmitter()
    const arrived = once(signals, 'arrived')
    const released = once(signals, 'released')
    const handler = createServer(async (_, response) => {
      signals.emit('arrived')
      await released
      response.setHeader('content-type', 'application/json').end('{"id":"done"}')
    })
    await new Promise<void>((resolve) => handler.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void handler.close())
    const engine = await start(undefined)
    const { port } = handler.address() as AddressInfo
    await post(engine, '/v1/metadata', {
      type: 'bulk',
      args: [
        { type: 'clear_metadata', args: {} },
        { type: 'set_custom_types', args: { objects: [{ name: 'Out', fields: [{ name: 'id', type: 'String!' }] }] } },
        {
          type: 'create_action',
          args: {
            name: 'wait',
            definition: { handler: `http://127.0.0.1:${port}/`, output_type: 'Out', arguments: [] },
          },
        },
      ],
    })
    const answer = post(engine, '/v1/graphql', { query: 'mutation { wait { id } }' })
    await arrived
    const stopped = engine.stop()
    signals.emit('released')
    expect(await answer).toEqual({ data: { wait: { id: 'done' } } })
    await stopped
    await expect(fetch(`${engine.url}/healthz`)).rejects.toThrow()
  })
})
