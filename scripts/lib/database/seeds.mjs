import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { withClient } from './database.mjs'

const HISTORY = `
  create schema if not exists sagework_migrations;
  create table if not exists sagework_migrations.seeds (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  );`

/**
 * Loads the seed files of the given sets in file-name order, each in its own transaction and each version once. Seed
 * files are repeatable (`on conflict`), so an edited one is loaded again.
 * @param {string} url as the database's owner
 * @param {string} folder the repository's `seeds`
 * @param {readonly string[]} sets e.g. ['reference', 'personas', 'demo']
 * @returns {Promise<string[]>} files that were loaded
 */
export async function loadSeeds(url, folder, sets) {
  const files = sets.flatMap((set) => seedFiles(folder, set))
  return withClient(url, async (client) => {
    await client.query(HISTORY)
    const { rows } = await client.query('select name, checksum from sagework_migrations.seeds')
    const known = new Map(rows.map((row) => [row.name, row.checksum]))
    const loaded = []
    for (const file of files) {
      const sql = readFileSync(path.join(folder, file), 'utf8')
      const checksum = createHash('sha256').update(sql).digest('hex')
      if (known.get(file) === checksum) continue
      await loadOne(client, file, sql, checksum)
      loaded.push(file)
    }
    if (loaded.length > 0) await client.query('analyze')
    return loaded
  })
}

async function loadOne(client, file, sql, checksum) {
  try {
    await client.query('begin')
    await client.query(sql)
    await client.query(
      `insert into sagework_migrations.seeds (name, checksum) values ($1, $2)
       on conflict (name) do update set checksum = excluded.checksum, applied_at = now()`,
      [file, checksum],
    )
    await client.query('commit')
  } catch (error) {
    // if the connection is gone, this error would hide the real one
    await client.query('rollback').catch(() => undefined)
    throw new Error(`Seed ${file}: ${error.message}`, { cause: error })
  }
}

function seedFiles(folder, set) {
  const place = path.join(folder, set)
  if (!existsSync(place)) return []
  return readdirSync(place)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => `${set}/${name}`)
}
