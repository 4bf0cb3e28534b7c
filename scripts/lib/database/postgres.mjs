import { spawn, spawnSync } from 'node:child_process'
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { launch as launchedBy } from '../settings.mjs'
import { killOnExit } from '../watchdog.mjs'
import { choosePlace, preparePlace, removePlace } from './postgres-place.mjs'

const START_TIMEOUT_MS = 60_000
const STOP_TIMEOUT_MS = 20_000
const POLL_MS = 20
const SUPERUSER = 'postgres'

/**
 * @typedef {object} PostgresOptions
 * @property {string} dataDir preferred data folder; see postgres-place.mjs for when it moves
 * @property {number} port on 127.0.0.1; there is no socket file
 * @property {string} password of the superuser, set when the cluster is created
 * @property {string} logFile
 * @property {Record<string, string>} [settings] additional server settings
 * @property {boolean} [isThrowaway] a test's cluster: nothing is synced to disk
 *
 * @typedef {object} RunningPostgres
 * @property {import('node:child_process').ChildProcess} child
 * @property {string} url of the superuser, database `postgres`
 * @property {import('./postgres-place.mjs').PostgresPlace} place
 * @property {() => Promise<void>} stop fast shutdown: open transactions are rolled back, files are synced
 */

/**
 * Starts the embedded Postgres, creating its cluster on the first start and recovering from an earlier crash.
 * @param {PostgresOptions} options
 * @returns {Promise<RunningPostgres>}
 */
export async function startPostgres(options) {
  const place = choosePlace(options.dataDir)
  preparePlace(place)
  refuseForeignData(place)
  if (!existsSync(path.join(place.dataDir, 'PG_VERSION'))) createCluster(place, options)
  else await recoverCluster(place)
  const child = await launch(place, options)
  return {
    child,
    place,
    url: `postgres://${SUPERUSER}:${encodeURIComponent(options.password)}@127.0.0.1:${options.port}/postgres`,
    stop: () => stopProcess(child),
  }
}

/**
 * Deletes a cluster for good, and programs that were copied for it; stops a server that is still running on it.
 * @param {string} dataDir preferred data folder
 */
export async function discardPostgres(dataDir) {
  await recoverCluster(choosePlace(dataDir))
  removePlace(dataDir)
}

function refuseForeignData(place) {
  if (place.runAs || !existsSync(place.dataDir)) return
  try {
    readFileSync(path.join(place.dataDir, 'PG_VERSION'))
  } catch (error) {
    if (error.code === 'EACCES')
      throw new Error(`${place.dataDir} belongs to another user: start as that user, or set DATA_DIR.`)
    if (error.code !== 'ENOENT') throw error
  }
}

/**
 * Built under a temporary name and renamed when complete, so that an interrupted initdb is never mistaken for a
 * cluster.
 */
function createCluster(place, options) {
  const draft = `${place.dataDir}.new`
  rmSync(draft, { recursive: true, force: true })
  rmSync(place.dataDir, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true, mode: 0o700 })
  const secretDir = mkdtempSync(path.join(tmpdir(), 'sagework-init-'))
  const secretFile = path.join(secretDir, 'password')
  writeFileSync(secretFile, `${options.password}\n`, { mode: 0o600 })
  if (place.runAs) for (const item of [draft, secretDir, secretFile]) chownSync(item, place.runAs.uid, place.runAs.gid)
  try {
    const result = spawnSync(
      path.join(place.native, 'bin', 'initdb'),
      [
        `--pgdata=${draft}`,
        `--username=${SUPERUSER}`,
        `--pwfile=${secretFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        ...(options.isThrowaway ? ['--no-sync'] : []),
        '--no-instructions',
      ],
      // Ctrl-C in the terminal must only reach the supervisor, which lets initdb finish and then stops everything.
      { ...processOptions(place), detached: true },
    )
    if (result.error) throw result.error
    if (result.status !== 0) throw new Error(`initdb failed:\n${result.stderr}`)
  } finally {
    rmSync(secretDir, { recursive: true, force: true })
  }
  renameSync(draft, place.dataDir)
}

function processOptions(place) {
  return {
    cwd: path.dirname(place.dataDir),
    env: { PATH: launchedBy.searchPath, LC_ALL: 'C', TZ: 'UTC' },
    ...(place.runAs ? { uid: place.runAs.uid, gid: place.runAs.gid, cwd: '/' } : {}),
  }
}

/** Stops a server that survived its supervisor, and removes a dead one's lock file. */
async function recoverCluster(place) {
  const lockFile = path.join(place.dataDir, 'postmaster.pid')
  const pid = readLock(lockFile)?.pid
  if (pid !== undefined && isServerOf(pid, place.dataDir)) {
    process.kill(pid, 'SIGINT')
    await waitUntil(
      () => !isServerOf(pid, place.dataDir),
      STOP_TIMEOUT_MS,
      `Postgres (process ${pid}) of ${place.dataDir} does not stop.`,
    )
  }
  // Otherwise Postgres could mistake a reused process id, common in containers, for itself.
  rmSync(lockFile, { force: true })
  await waitUntil(
    () => serversOf(place.dataDir).length === 0,
    STOP_TIMEOUT_MS,
    `Old Postgres processes still use ${place.dataDir}.`,
  )
}

function readLock(lockFile) {
  if (!existsSync(lockFile)) return undefined
  const lines = readFileSync(lockFile, 'utf8').split('\n')
  return { pid: Number(lines[0]), status: lines[7]?.trim() }
}

function isServerOf(pid, dataDir) {
  if (process.platform === 'linux') return serversOf(dataDir).includes(pid)
  const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout?.includes('postgres') && stdout.includes(dataDir)
}

/** Server processes have the data folder as working directory. Without /proc, Postgres checks for itself. */
function serversOf(dataDir) {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => workingDirectory(pid) === dataDir)
}

function workingDirectory(pid) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined
  }
}

async function launch(place, options) {
  mkdirSync(path.dirname(options.logFile), { recursive: true })
  const log = openSync(options.logFile, 'a', 0o600)
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: String(options.port),
    max_connections: '100',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Statements, rows and values ("invalid input syntax: …") stay out of the log, because they contain user data. The
    // client gets the error, and logs it without the values.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    log_min_messages: 'log',
    // Statements here take a millisecond; compiling one takes fifty.
    jit: 'off',
    // Data is in memory or on an SSD, where random access costs hardly more than sequential.
    random_page_cost: '1.1',
    ...options.settings,
  }
  const child = spawn(
    path.join(place.native, 'bin', 'postgres'),
    ['-D', place.dataDir, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    // Its own process group: Ctrl-C in the terminal only reaches the supervisor, which stops everything in order.
    { ...processOptions(place), detached: true, stdio: ['ignore', log, log] },
  )
  killOnExit(child, 'INT')
  const lockFile = path.join(place.dataDir, 'postmaster.pid')
  await waitUntil(
    () => {
      if (child.exitCode !== null) throw new Error(`Postgres did not start:\n${tail(options.logFile)}`)
      const lock = readLock(lockFile)
      return lock?.pid === child.pid && lock.status === 'ready'
    },
    START_TIMEOUT_MS,
    `Postgres did not become ready; see ${options.logFile}.`,
  )
  return child
}

/** @param {import('node:child_process').ChildProcess} child */
async function stopProcess(child) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGINT')
  const timer = setTimeout(() => child.kill('SIGQUIT'), STOP_TIMEOUT_MS)
  await ended
  clearTimeout(timer)
}

async function waitUntil(isDone, timeoutMs, message) {
  const deadline = Date.now() + timeoutMs
  while (!isDone()) {
    if (Date.now() > deadline) throw new Error(message)
    await delay(POLL_MS)
  }
}

function tail(file) {
  return readFileSync(file, 'utf8').split('\n').slice(-12).join('\n')
}
