// The product in containers with the real Hasura: npm run stack [-- up | down | logs | staff <arguments>]
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as compose from 'docker-compose'
import { REPOSITORY, readStackSettings } from './lib/settings.mjs'
import { stackSecrets } from './lib/stack-secrets.mjs'

const { dataDir, publicUrl, mailUrl } = readStackSettings()
const envFile = path.join(dataDir, 'stack.env')
const options = { cwd: REPOSITORY, log: true, composeOptions: [['--env-file', envFile]] }

/**
 * Secrets are generated once and kept, because a database volume remembers its passwords; those that a new version adds
 * are generated when it starts.
 */
function ensureEnvFile() {
  mkdirSync(dataDir, { recursive: true })
  const stored = existsSync(envFile) ? readFileSync(envFile, 'utf8') : ''
  const lines = Object.entries({ PUBLIC_URL: publicUrl, ...stackSecrets() })
    .filter(([key]) => !new RegExp(`^${key}=`, 'm').test(stored))
    .map(([key, value]) => `${key}='${value}'\n`)
  if (lines.length > 0) writeFileSync(envFile, stored + lines.join(''), { mode: 0o600 })
}

const storedUrl = () => /^PUBLIC_URL='(.*)'$/m.exec(readFileSync(envFile, 'utf8'))?.[1] ?? publicUrl

/** `--test` exposes the internal ports to this machine, for `npm run test:stack`. */
async function up(flag) {
  const config = ['docker-compose.yml', ...(flag === '--test' ? ['deploy/test-ports.yml'] : [])]
  await compose.upAll({ ...options, config, commandOptions: ['--build', '--wait'] })
  console.warn(`
  Open    ${storedUrl()}
  Mail    ${mailUrl}
  Staff   npm run stack -- staff add you@example.com
  Stop    npm run stack -- down
  Secrets ${envFile}
`)
}

const commands = {
  up,
  down: () => compose.downAll(options),
  logs: () => compose.logs([], { ...options, follow: true }),
  staff: (...args) =>
    compose.exec('actions', ['node', 'dist/actions/src/features/staff/staff-cli.js', ...args], options),
}

const [name = 'up', ...args] = process.argv.slice(2)
const command = commands[name]
if (!command) {
  console.error(`Unknown command "${name}". Known: ${Object.keys(commands).join(', ')}`)
  process.exit(2)
}
try {
  ensureEnvFile()
  await command(...args)
} catch (failure) {
  // docker-compose rejects with { exitCode, err }; a missing program rejects with an ordinary error.
  console.error(failure?.err || failure?.message || String(failure))
  process.exitCode = failure?.exitCode || 1
}
