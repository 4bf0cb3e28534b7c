import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { withClient } from '../../scripts/lib/database/database.mjs'
import { between, randomOf } from './options.mjs'

const MAX_BATCH = 20
const HEARTBEAT_MS = 100
const AGAIN_MS = 100
const GIVE_UP_MS = 120_000
const INSERT = 'insert into notes (id, body) select id, $2 from unnest($1::bigint[]) id on conflict do nothing'
const MUTATION = `mutation ($rows: [notes_insert_input!]!) {
  insert_notes(objects: $rows, on_conflict: {constraint: notes_pkey, update_columns: []}) { affected_rows }
  __typename
}`
/** Two fields make a transaction of several statements, which a lost connection can interrupt halfway. */
const TWO_STEPS = `mutation ($rows: [notes_insert_input!]!, $none: [notes_insert_input!]!) {
  first: insert_notes(objects: $rows, on_conflict: {constraint: notes_pkey, update_columns: []}) { affected_rows }
  second: insert_notes(objects: $none, on_conflict: {constraint: notes_pkey, update_columns: []}) { affected_rows }
}`

/** Tables and triggers: /made on the receiver that is killed; /prompt and /slow on the one that isn't. */
export async function prepareTables(world) {
  await withClient(world.ownerUrl, (client) =>
    client.query(`create table notes (id bigint primary key, body text not null);
      create table beats (id bigint generated always as identity primary key);
      grant select, insert, update, delete, trigger on notes, beats to sagework_hasura`),
  )
  for (const table of ['notes', 'beats']) await tell(world, '/v1/metadata', { type: 'pg_track_table', args: { table } })
  const { flaky, steady } = world.ports
  const triggers = [
    ['made', 'notes', flaky],
    ['prompt', 'beats', steady],
    ['slow', 'beats', steady],
  ]
  for (const [name, table, port] of triggers) {
    const retry = { num_retries: 10_000, interval_sec: 1, timeout_sec: 5 }
    const args = {
      name,
      table,
      webhook: `http://127.0.0.1:${port}/${name}`,
      insert: { columns: '*' },
      retry_conf: retry,
    }
    await tell(world, '/v1/metadata', { type: 'pg_create_event_trigger', args })
  }
}

/**
 * Inserts rows 1 to `inserts` at the given rate, alternating between GraphQL and plain SQL, retrying until each is in.
 * @param {{ done: number }} progress counts rows
 */
export async function insertAll(world, progress) {
  const { seed, inserts, perSecond } = world.options
  const random = randomOf(seed)
  const pool = new pg.Pool({ connectionString: world.ownerUrl, max: 2 })
  pool.on('error', () => undefined)
  const began = Date.now()
  try {
    for (let first = 1; first <= inserts; ) {
      const size = Math.min(between(random, 1, MAX_BATCH), inserts - first + 1)
      const ids = Array.from({ length: size }, (_, index) => first + index)
      const way = [throughSql(pool), throughGraphql(world, MUTATION), throughGraphql(world, TWO_STEPS)]
      await again(() => way[between(random, 0, 2)](ids))
      first += size
      progress.done += size
      await delay(Math.max(0, (progress.done * 1000) / perSecond - (Date.now() - began)))
    }
  } finally {
    await pool.end()
  }
}

/** Inserts a row into `beats` at intervals until aborted; a failed one is skipped. */
export async function beat(world, signal) {
  const pool = new pg.Pool({ connectionString: world.ownerUrl, max: 1, connectionTimeoutMillis: 2_000 })
  pool.on('error', () => undefined)
  while (!signal.aborted) {
    await pool.query('insert into beats default values').catch(() => undefined)
    await delay(HEARTBEAT_MS)
  }
  await pool.end()
}

const throughSql = (pool) => (ids) => pool.query(INSERT, [ids, 'by SQL'])

function throughGraphql(world, query) {
  return (ids) => {
    const rows = ids.map((id) => ({ id, body: 'by GraphQL' }))
    return tell(world, '/v1/graphql', { query, variables: { rows, none: [] } })
  }
}

async function tell(world, path, body) {
  const response = await fetch(world.engineUrl + path, {
    method: 'POST',
    headers: { 'x-hasura-admin-secret': world.secret },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(20_000),
  })
  const answer = await response.json()
  if (response.status !== 200 || answer.errors) throw new Error(JSON.stringify(answer))
  return answer
}

async function again(work) {
  const deadline = Date.now() + GIVE_UP_MS
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (Date.now() > deadline) throw error
      await delay(AGAIN_MS)
    }
  }
}
