import { mkdirSync } from 'node:fs'
import { ensureInstalled } from './lib/install.mjs'
import { createProgress } from './lib/progress.mjs'
import { readSettings } from './lib/settings.mjs'

/** `npm start` and `npm run dev`: starts with only Node's own modules, because nothing may be installed yet. */
const OLDEST_NODE = [20, 19]
const HELP = `npm start [-- options]
  --reset   begin anew: removes the data folder's database, files and secrets
  --dev     restart servers and reload the page on change (npm run dev)
  --help    this text
Settings are environment variables; .env.example lists them.`

async function main() {
  const words = process.argv.slice(2)
  const unknown = words.find((word) => !['--reset', '--dev', '--help'].includes(word))
  if (words.includes('--help') || unknown) {
    process.stdout.write(`${unknown ? `Unknown option ${unknown}.\n` : ''}${HELP}\n`)
    return process.exit(unknown ? 2 : 0)
  }
  refuseOldNode()
  const settings = readSettings()
  const progress = createProgress()
  mkdirSync(settings.dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
  await ensureInstalled(progress)
  const { supervise } = await import('./lib/start/supervisor.mjs')
  await supervise(settings, progress, {
    shouldReset: words.includes('--reset'),
    isDevelopment: words.includes('--dev'),
  })
}

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return
  throw new Error(`Node ${process.versions.node} is too old: ${OLDEST_NODE.join('.')} or newer is needed.`)
}

main().catch((error) => {
  process.stderr.write(`\n${error.message}\n`)
  process.exit(1)
})
