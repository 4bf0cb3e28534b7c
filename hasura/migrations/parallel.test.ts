import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { createTestDatabase } from '#tests/database.js'

const AT_ONCE = 8
const ROUNDS = 25

const database = await createTestDatabase()
const pool = new pg.Pool({ connectionString: database.url, max: AT_ONCE })
pool.on('error', () => undefined)
afterAll(() => pool.end())

/** Concurrent edits of one profile: two tabs, a double click, a client that adds entries one by one. */
it.each([
  ['expert_topics', 'topic_id', 'master_topics'],
  ['expert_domains', 'domain_id', 'master_domains'],
  ['expert_expertise', 'expertise_id', 'master_expertise'],
])('%s can be added and removed concurrently without a deadlock', async (table, column, master) => {
  const [person] = await database.query<{ id: string }>(
    `insert into users (first_name, last_name, is_expert) values ('Vera', 'Blum', true) returning id`,
  )
  await database.query('insert into expert_details (user_id) values ($1)', [person?.id])
  const masters = await database.query<{ id: string }>(`select id from ${master} limit $1`, [AT_ONCE])
  const faults: string[] = []
  const run = (sql: string, values: unknown[]) =>
    pool.query(sql, values).catch((error: Error) => {
      faults.push(error.message)
    })
  for (let round = 0; round < ROUNDS; round += 1) {
    await Promise.all(
      masters.map(({ id }) => run(`insert into ${table} (user_id, ${column}) values ($1, $2)`, [person?.id, id])),
    )
    await Promise.all(
      masters.map(({ id }) => run(`delete from ${table} where user_id = $1 and ${column} = $2`, [person?.id, id])),
    )
  }
  expect(faults).toEqual([])
})

it.each([
  ['expert_topics', 'topic_id', 'master_topics'],
  ['expert_expertise', 'expertise_id', 'master_expertise'],
])('%s stays at 20 per expert, even with 30 concurrent inserts', async (table, column, master) => {
  const [person] = await database.query<{ id: string }>(
    `insert into users (first_name, last_name, is_expert) values ('Vera', 'Blum', true) returning id`,
  )
  await database.query('insert into expert_details (user_id) values ($1)', [person?.id])
  const masters = await database.query<{ id: string }>(`select id from ${master} limit 30`)
  expect(masters).toHaveLength(30)
  const refusals: (string | undefined)[] = []
  await Promise.all(
    masters.map(({ id }) =>
      pool
        .query(`insert into ${table} (user_id, ${column}) values ($1, $2)`, [person?.id, id])
        .catch(({ constraint }: { constraint?: string }) => refusals.push(constraint)),
    ),
  )
  expect(refusals).toEqual(Array(10).fill(`${table}_stay_few`))
  const kept = await database.query(`select from ${table} where user_id = $1`, [person?.id])
  expect(kept).toHaveLength(20)
})
