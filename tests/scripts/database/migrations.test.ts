import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { migrate } from '#scripts/lib/database/migrations.mjs'
import { loadSeeds } from '#scripts/lib/database/seeds.mjs'
import { createTestDatabase } from '#tests/database.js'
import { temporaryFolder } from '#tests/environment.js'

const database = await createTestDatabase({ template: 'empty' })

function write(folder: string, files: Record<string, string>): void {
  for (const [name, sql] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), sql)
  }
}

describe('migrations', () => {
  it('are applied oldest first, once, each completely or not at all', async () => {
    const folder = temporaryFolder()
    write(folder, {
      '900_second/up.sql': 'insert into first values (1);',
      '20_first/up.sql': 'create table first (id int);',
      '1000_broken/up.sql': 'insert into first values (2);\ninsert into nowhere values (1);',
    })
    await expect(migrate(database.url, folder)).rejects.toThrow(
      /1000_broken \(line 2\): relation "nowhere" does not exist/,
    )
    expect(await database.query('select id from first')).toEqual([{ id: 1 }])
    write(folder, { '1000_broken/up.sql': 'insert into first values (3);' })
    expect(await migrate(database.url, folder)).toEqual(['1000_broken'])
    expect(await migrate(database.url, folder)).toEqual([])
  })

  it('are refused if one was edited after being applied', async () => {
    const folder = temporaryFolder()
    write(folder, { '5000_kept/up.sql': 'create table kept (id int);' })
    await migrate(database.url, folder)
    write(folder, { '5000_kept/up.sql': 'create table kept (id bigint);' })
    await expect(migrate(database.url, folder)).rejects.toThrow('5000_kept was edited after it had been applied')
  })

  it('fail cleanly if the server stops midway', async () => {
    const folder = temporaryFolder()
    write(folder, { '5500_long/up.sql': 'select pg_sleep(30);' })
    const failed = expect(migrate(database.url, folder)).rejects.toThrow('terminating connection')
    const end = `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ~ '^select pg_sleep'`
    await vi.waitFor(async () => expect(await database.query(end)).toHaveLength(1))
    await failed
  })

  it('wait for another migrator rather than running concurrently', async () => {
    const folder = temporaryFolder()
    write(folder, { '6000_once/up.sql': 'create table once (id int); select pg_sleep(0.2);' })
    const results = await Promise.all([migrate(database.url, folder), migrate(database.url, folder)])
    expect(results.flat()).toEqual(['6000_once'])
  })
})

describe('seeds', () => {
  it('are loaded once per content, completely or not at all', async () => {
    const folder = temporaryFolder()
    write(folder, { 'people/10-a.sql': 'create table if not exists seeded (id int); insert into seeded values (1);' })
    expect(await loadSeeds(database.url, folder, ['people', 'absent'])).toEqual(['people/10-a.sql'])
    expect(await loadSeeds(database.url, folder, ['people'])).toEqual([])
    write(folder, { 'people/20-b.sql': 'insert into seeded values (2); select 1/0;' })
    await expect(loadSeeds(database.url, folder, ['people'])).rejects.toThrow('Seed people/20-b.sql: division by zero')
    expect(await database.query('select id from seeded')).toEqual([{ id: 1 }])
  })
})
