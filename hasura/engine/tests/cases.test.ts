import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { loadCatalog } from '#engine/catalog/load-catalog.js'
import { EngineError } from '#engine/errors.js'
import { createEngine } from '#engine/execute/engine.js'
import type { Engine } from '#engine/execute/engine-types.js'
import { parseJson } from '#engine/json.js'
import { parseMetadata } from '#engine/metadata/parse-metadata.js'
import type { Session } from '#engine/session/session.js'
import { createTestDatabase } from '#tests/database.js'

/** A request and its expected result; the files in cases/ contain lists of them. */
interface Case {
  readonly title: string
  readonly role: string
  readonly user?: string
  readonly query: string
  /** JSON text, so that numbers keep their digits. */
  readonly variables?: string
  /** The result's `data` as JSON text, with keys in order and exact digits. */
  readonly data?: string
  readonly error?: { readonly code: string; readonly message?: string; readonly path?: string }
  /** The first root field's statement. */
  readonly sql?: string
  /** SQL to run afterwards, and its rows. */
  readonly then?: { readonly query: string; readonly rows: readonly unknown[] }
}

const ROOT = fileURLToPath(new URL('cases/', import.meta.url))
const read = (name: string) => readFileSync(join(ROOT, name), 'utf8')
const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((name) => /[\\/].*\.yaml$/.test(name))

const SETTINGS = {
  stringifyNumericTypes: false,
  inferFunctionPermissions: true,
  v1BooleanNullCollapse: false,
  showsInternal: () => false,
}

/** JSON text without the spaces Postgres prints between members. */
const compact = (text: string) => JSON.stringify(text).length && text.replace(/("(?:[^"\\]|\\.)*")|\s+/g, '$1')

describe.each(files.sort())('%s', async (file) => {
  const database = await createTestDatabase({ template: 'empty' })
  let engine: Engine
  let pool: pg.Pool
  beforeAll(async () => {
    await database.query(read('schema.sql'))
    pool = new pg.Pool({ connectionString: database.url, max: 2 })
    const metadata = parseMetadata(parse(read('metadata.yaml')))
    const client = await pool.connect()
    const catalog = await loadCatalog(client, metadata).finally(() => client.release())
    const callAction = () => Promise.reject(new EngineError('not-supported', 'no actions here'))
    engine = createEngine({ pool, metadata, catalog, settings: SETTINGS, callAction })
    expect(engine.inconsistencies).toEqual([])
  })
  beforeEach(() => database.query(read('data.sql')))
  afterAll(() => pool.end())

  it.each(parse(read(relative('.', file))) as Case[])('$title', async (one) => {
    const variables = { 'x-hasura-role': one.role, ...(one.user && { 'x-hasura-user-id': one.user }) }
    const session: Session = { role: one.role, variables, isAdminSecret: true, useBackendOnly: false }
    const request = {
      query: one.query,
      variables: one.variables ? (parseJson(one.variables) as Record<string, unknown>) : null,
    }
    // Twice unless it writes: the second result comes from the plan cache.
    const rounds = one.query.includes('mutation') ? 1 : 2
    for (let round = 0; round < rounds; round++) {
      const { body } = await engine.execute(request, session, { requestHeaders: {}, requestId: 'test' })
      if (one.data) expect(compact(body)).toBe(compact(`{"data":${one.data}}`))
      else
        expect(JSON.parse(body).errors).toEqual([
          {
            message: one.error?.message ?? expect.any(String),
            extensions: { code: one.error?.code, path: one.error?.path ?? expect.any(String) },
          },
        ])
    }
    if (one.sql) expect(JSON.parse(await engine.explain(request, session))[0].sql).toBe(one.sql.trim())
    if (one.then) expect(await database.query(one.then.query)).toEqual(one.then.rows)
  })
})
