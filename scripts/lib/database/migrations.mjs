import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { withClient } from './database.mjs'

/** An arbitrary constant, the same for all migrators. */
const LOCK_KEY = 7_240_117

const HISTORY = `
  create schema if not exists sagework_migrations;
  create table if not exists sagework_migrations.applied (
    version bigint primary key,
    name text not null,
    checksum text not null,
    applied_at timestamptz not null default now()
  );`

/**
 * Applies pending migrations, oldest first, each in its own transaction.
 * The folders are those of the Hasura CLI: `<version>_<name>/up.sql`.
 * @param {string} url of the database, as its owner
 * @param {string} folder e.g. hasura/migrations/default
 * @param {(done: number, total: number) => void} [onProgress]
 * @returns {Promise<string[]>} names of the applied migrations
 * @throws if one fails (its name and Postgres' message), or if one was edited after being applied
 */
export async function migrate(url, folder, onProgress = () => {}) {
  return withClient(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY])
    await client.query(HISTORY)
    return applyPending(client, readMigrations(folder), onProgress)
  })
}

/** @returns {{ version: string, name: string, sql: string, checksum: string }[]} oldest first */
export function readMigrations(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => {
      const version = /^(\d+)_/.exec(entry.name)?.[1]
      if (!version) throw new Error(`Migration folder ${entry.name} does not begin with a version number.`)
      const sql = readFileSync(path.join(folder, entry.name, 'up.sql'), 'utf8')
      return { version, name: entry.name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    })
    .sort((left, right) => Number(BigInt(left.version) - BigInt(right.version)))
}

async function applyPending(client, migrations, onProgress) {
  const { rows } = await client.query('select version::text, checksum from sagework_migrations.applied')
  const known = new Map(rows.map((row) => [row.version, row.checksum]))
  const pending = migrations.filter((migration) => {
    const checksum = known.get(migration.version)
    if (checksum !== undefined && checksum !== migration.checksum)
      throw new Error(
        `Migration ${migration.name} was edited after it had been applied: undo the edit, or begin anew with --reset.`,
      )
    return checksum === undefined
  })
  for (const [index, migration] of pending.entries()) {
    await applyOne(client, migration)
    onProgress(index + 1, pending.length)
  }
  return pending.map((migration) => migration.name)
}

async function applyOne(client, migration) {
  try {
    await client.query('begin')
    await client.query(migration.sql)
    await client.query('insert into sagework_migrations.applied (version, name, checksum) values ($1, $2, $3)', [
      migration.version,
      migration.name,
      migration.checksum,
    ])
    await client.query('commit')
  } catch (error) {
    // if the connection is gone, this error would hide the real one
    await client.query('rollback').catch(() => undefined)
    const line = error.position ? ` (line ${migration.sql.slice(0, Number(error.position)).split('\n').length})` : ''
    throw new Error(`Migration ${migration.name}${line}: ${error.message}`, { cause: error })
  }
}
