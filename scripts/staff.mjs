// npm run staff -- <command>: runs the staff program with the actions' own environment.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { loadSecrets } from './lib/secrets.mjs'
import { REPOSITORY, readSettings } from './lib/settings.mjs'
import { actionsEnvironment, linksOf } from './lib/start/environment.mjs'

const settings = readSettings()
if (!existsSync(path.join(settings.dataDir, 'secrets.json'))) {
  process.stderr.write(`Nothing was started with ${settings.dataDir} yet: run npm start first, and keep it running.\n`)
  process.exit(1)
}
const secrets = loadSecrets(settings.dataDir)
const child = spawn(process.execPath, ['dist/actions/src/features/staff/staff-cli.js', ...process.argv.slice(2)], {
  cwd: REPOSITORY,
  env: actionsEnvironment(settings, secrets, linksOf(settings, secrets)),
  stdio: 'inherit',
})
child.once('exit', (code) => process.exit(code ?? 1))
