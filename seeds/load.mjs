import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { loadDemo } from './load-demo.mjs'

const PERSONAS = fileURLToPath(new URL('personas', import.meta.url))
const USAGE =
  'Usage: DATABASE_URL=postgres://… npm run seed -- [--personas] [--demo]   (as the role that owns the tables)'

/** Loads every persona, each file in a transaction of its own; what is there stays. */
export async function loadPersonas(url) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const files = readdirSync(PERSONAS).filter((name) => name.endsWith('.sql'))
    // Several statements sent as one text are one transaction.
    for (const file of files.sort()) await client.query(readFileSync(path.join(PERSONAS, file), 'utf8'))
    return files.length
  } finally {
    await client.end()
  }
}

async function main(options, url) {
  const isKnown = options.every((option) => ['--personas', '--demo'].includes(option))
  if (!url || !isKnown || options.length === 0) {
    process.stderr.write(`${USAGE}\n`)
    process.exitCode = 2
    return
  }
  process.stdout.write(`${await loadPersonas(url)} personas\n`)
  if (!options.includes('--demo')) return
  const { people, opportunities } = await loadDemo(url)
  process.stdout.write(`${people} more people, ${opportunities} opportunities\n`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2), process.env.DATABASE_URL)
