import { expect, it } from 'vitest'
import { createTestDatabase } from '#tests/database.js'

const first = await createTestDatabase()
const second = await createTestDatabase({ template: 'empty' })

it('gives each call its own database with the migrations applied', async () => {
  await first.query('create table only_here (id int)')
  const [row] = await first.query("select count(*)::int as n from pg_tables where schemaname = 'public'")
  expect(row?.n).toBeGreaterThan(1)
  expect(await second.query("select tablename from pg_tables where schemaname = 'public'")).toEqual([])
})

it('[X-16] lets the engine and the actions in with their own roles', async () => {
  expect(new URL(first.hasuraUrl).username).toBe('sagework_hasura')
  expect(await first.query("select rolsuper from pg_roles where rolname like 'sagework%'")).toEqual([
    { rolsuper: false },
    { rolsuper: false },
    { rolsuper: false },
  ])
})
