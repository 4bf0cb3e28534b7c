import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { inheritedEnvironment, launch } from './settings.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const PACKAGE = 'chromium'
const APT_TIMEOUT_MS = 600_000

/** @typedef {{ path: string, libraries?: string }} Chromium `libraries` goes to LD_LIBRARY_PATH */

/**
 * Finds Chromium, or gets Debian's: installed if running as root, otherwise unpacked into the folder without special
 * rights.
 * @param {string} folder where to unpack it, e.g. `.data/chromium`
 * @returns {Chromium}
 * @throws with the name of the missing package
 */
export function findChromium(folder) {
  if (launch.chromiumPath) {
    if (!isExecutable(launch.chromiumPath)) throw new Error(`CHROMIUM_PATH is not a program: ${launch.chromiumPath}`)
    return { path: launch.chromiumPath }
  }
  const found = onSearchPath() ?? unpacked(folder)
  if (found) return found
  const isRoot = process.getuid?.() === 0
  const reason = isRoot ? installWithApt() : unpackWithApt(folder)
  const result = onSearchPath() ?? unpacked(folder)
  if (result) return result
  throw new Error(
    `The stories need a browser: install the package "${PACKAGE}" or set CHROMIUM_PATH.${reason ? ` (${reason})` : ''}`,
  )
}

function onSearchPath() {
  for (const folder of launch.searchPath.split(path.delimiter))
    for (const name of NAMES) {
      const file = path.join(folder, name)
      if (isExecutable(file) && spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0) return { path: file }
    }
  return undefined
}

function unpacked(folder) {
  const file = path.join(folder, 'root/usr/lib/chromium/chromium')
  if (!isExecutable(file)) return undefined
  const root = path.join(folder, 'root')
  const libraries = ['usr/lib', 'lib']
    .flatMap((place) =>
      existsSync(path.join(root, place)) ? [place, ...architectures(path.join(root, place), place)] : [],
    )
    .map((place) => path.join(root, place))
    .join(':')
  return { path: file, libraries }
}

function architectures(full, place) {
  return readdirSync(full)
    .filter((name) => name.endsWith('-linux-gnu'))
    .map((name) => path.join(place, name))
}

function installWithApt() {
  apt(['update', '-q'])
  return apt(['install', '-y', '-q', '--no-install-recommends', PACKAGE])
}

/** Downloads the package and the dependencies this machine lacks, using package lists of our own. */
function unpackWithApt(folder) {
  const state = path.join(folder, 'apt')
  const packages = path.join(folder, 'packages')
  for (const place of [path.join(state, 'lists/partial'), path.join(state, 'cache/archives/partial'), packages])
    mkdirSync(place, { recursive: true })
  const own = ['-o', `Dir::State::lists=${path.join(state, 'lists')}`, '-o', `Dir::Cache=${path.join(state, 'cache')}`]
  apt([...own, 'update', '-q'])
  const names = missingPackages(own)
  if (typeof names === 'string') return names
  const failure = apt([...own, 'download', ...names], packages)
  if (failure) return failure
  for (const archive of readdirSync(packages).filter((name) => name.endsWith('.deb')))
    spawnSync('dpkg', ['-x', path.join(packages, archive), path.join(folder, 'root')])
  rmSync(packages, { recursive: true, force: true })
  rmSync(state, { recursive: true, force: true })
  return undefined
}

function missingPackages(own) {
  const wanted = [
    '--recurse',
    '--no-recommends',
    '--no-suggests',
    '--no-conflicts',
    '--no-breaks',
    '--no-replaces',
    '--no-enhances',
  ]
  const listed = spawnSync('apt-cache', [...own, 'depends', ...wanted, PACKAGE], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  if (listed.error || listed.status !== 0) return listed.error?.message ?? listed.stderr.trim().split('\n')[0]
  // biome-ignore lint/suspicious/noTemplateCurlyInString: dpkg-query's own placeholder
  const format = '${Package}\n'
  const installed = new Set(
    (spawnSync('dpkg-query', ['-W', '-f', format], { encoding: 'utf8', maxBuffer: 1 << 26 }).stdout ?? '').split('\n'),
  )
  return listed.stdout.split('\n').filter((line) => /^[a-z0-9]/.test(line) && !installed.has(line.trim()))
}

/** @returns {string | undefined} why it failed */
function apt(words, cwd) {
  const env = { ...inheritedEnvironment(), DEBIAN_FRONTEND: 'noninteractive' }
  const result = spawnSync('apt-get', words, {
    cwd,
    env,
    encoding: 'utf8',
    timeout: APT_TIMEOUT_MS,
    maxBuffer: 1 << 26,
  })
  if (result.error) return result.error.message
  return result.status === 0 ? undefined : (result.stderr.trim().split('\n').at(-1) ?? 'apt-get failed')
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
