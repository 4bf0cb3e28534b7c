import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadSeeds } from '../scripts/lib/database/seeds.mjs'
import { loadDemo } from './load-demo.mjs'

const SEEDS = fileURLToPath(new URL('.', import.meta.url))
const USAGE = `Usage: DATABASE_URL=postgres://… npm run seed -- [--personas] [--demo]
Loads demo people (and the demo market) as the role that owns the tables. With DATA_DIR set, posts get their papers.`

async function main(options, { DATABASE_URL: url, DATA_DIR: dataDir }) {
  const isKnown = options.every((option) => ['--personas', '--demo'].includes(option))
  if (!url || !isKnown || options.length === 0) {
    process.stderr.write(`${USAGE}\n`)
    process.exitCode = 2
    return
  }
  const files = await loadSeeds(url, SEEDS, ['personas'])
  process.stdout.write(`${files.length} personas loaded\n`)
  if (!options.includes('--demo')) return
  const loaded = await loadDemo(url, dataDir ? { filesFolder: path.join(path.resolve(dataDir), 'files') } : {})
  const words = loaded ? `${loaded.people} more people, ${loaded.opportunities} opportunities` : 'the market was there'
  process.stdout.write(`${words}\n`)
}

await main(process.argv.slice(2), process.env)
