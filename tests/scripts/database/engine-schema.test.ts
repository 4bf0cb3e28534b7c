import pg from 'pg'
import { expect, it } from 'vitest'
import { handOverEngineSchema } from '#scripts/lib/database/database.mjs'
import { createTestDatabase } from '#tests/database.js'

it('[X-16] what the engine owned in earlier releases is transferred to the owner, who creates its triggers', async () => {
  const database = await createTestDatabase({ template: 'empty' })
  const engine = new pg.Client({ connectionString: database.hasuraUrl })
  await engine.connect()
  await engine.query(`create schema sagework_engine;
    create table sagework_engine.event_log (id int primary key);
    create function sagework_engine.notify() returns trigger language plpgsql as 'begin return null; end'`)
  await engine.end()

  await handOverEngineSchema(database.url)
  await handOverEngineSchema(database.url)

  const owners = await database.query(`
    select distinct pg_get_userbyid(owner) as owner from (
      select nspowner from pg_namespace where nspname = 'sagework_engine'
      union all select relowner from pg_class where relnamespace = 'sagework_engine'::regnamespace and relkind = 'r'
      union all select proowner from pg_proc where pronamespace = 'sagework_engine'::regnamespace) held (owner)`)
  expect(owners).toEqual([{ owner: 'sagework_owner' }])
})
