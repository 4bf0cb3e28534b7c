import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { loadSecrets } from './secrets.mjs'
import { REPOSITORY, readSettings } from './settings.mjs'
import { actionsEnvironment, linksOf } from './start/environment.mjs'

/**
 * Runs a program of the actions with the environment of the started product, and exits as it does.
 * @param {string} file compiled program below dist/actions/src
 */
export function runWithSettings(file) {
  const settings = readSettings()
  if (!existsSync(path.join(settings.dataDir, 'secrets.json'))) {
    process.stderr.write(
      `Nothing was started with ${settings.dataDir} yet: run npm start first, and keep it running.\n`,
    )
    process.exit(1)
  }
  const secrets = loadSecrets(settings.dataDir)
  const child = spawn(process.execPath, [path.join('dist/actions/src', file), ...process.argv.slice(2)], {
    cwd: REPOSITORY,
    env: actionsEnvironment(settings, secrets, linksOf(settings, secrets)),
    stdio: 'inherit',
  })
  child.once('exit', (code) => process.exit(code ?? 1))
}
