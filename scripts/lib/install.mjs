import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { withLock } from './lock.mjs'
import { inheritedEnvironment, launch, REPOSITORY } from './settings.mjs'

/**
 * Not in node_modules, which an installation empties; nor in the data folder, of which one repository may have several.
 */
const INSTALL_LOCK = path.join(REPOSITORY, 'dist/.install-lock')

/**
 * Installs what package-lock.json lists, including development packages, unless it is already there. Of concurrent
 * starts, one installs and the others wait. Install scripts aren't run: nothing needs one, and hasura-cli's, an
 * optional package, would download a program.
 * @param {ReturnType<typeof import('./progress.mjs').createProgress>} progress
 */
export async function ensureInstalled(progress) {
  if (isInstalled()) return
  const onWait = (pid) => progress.line(`… Waiting for another start (process ${pid}), which is installing packages`)
  await withLock(INSTALL_LOCK, onWait, async () => {
    if (isInstalled()) return
    await progress.step('Installing packages, which takes a minute or two', install, { isLong: true })
  })
}

async function install(say) {
  const first = await npm(['ci'], say)
  if (first.code === 0) return
  const second = await npm(['install', '--no-save'], say)
  if (second.code !== 0) throw new Error(`npm could not install the packages:\n${second.output || first.output}`)
}

/** Whether node_modules has exactly the versions of the lock file; optional packages may be missing. */
export function isInstalled(folder = REPOSITORY) {
  const installedFile = path.join(folder, 'node_modules/.package-lock.json')
  if (!existsSync(installedFile)) return false
  const wanted = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8')).packages
  const installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages
  return Object.entries(wanted).every(
    ([place, entry]) =>
      place === '' || entry.optional || entry.devOptional || installed[place]?.version === entry.version,
  )
}

/** @returns {Promise<{ code: number | null, output: string }>} npm's last lines of output */
function npm(words, say) {
  const flags = [
    '--include=dev',
    '--include=optional',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=http',
  ]
  const isScript = launch.npmProgram?.endsWith('.js') ?? false
  const [program, ...before] = isScript ? [process.execPath, launch.npmProgram] : ['npm']
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...before, ...words, ...flags], {
      cwd: REPOSITORY,
      env: inheritedEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    let fetched = 0
    const read = (chunk) => {
      fetched += chunk.toString().split('http fetch').length - 1
      if (fetched > 0) say(`${fetched} requests`)
      output = (output + chunk).slice(-4000)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('error', reject)
    child.once('exit', (code) => resolve({ code, output: output.replace(/^npm http .*\n/gm, '') }))
  })
}
