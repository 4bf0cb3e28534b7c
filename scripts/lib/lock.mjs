import { spawnSync } from 'node:child_process'
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

const POLL_MS = 250

/**
 * Makes this process the only one using a data folder.
 * @param {string} dataDir
 * @param {string} address shown to anyone who tries to start another
 * @returns {{ wasStale: boolean, release: () => void }} whether an earlier run ended without cleaning up
 * @throws if another run is alive
 */
export function lockDataDir(dataDir, address) {
  const answer = tryLock(path.join(dataDir, 'start.lock'), { address })
  if (!answer.holder) return answer
  const { pid, address: theirs } = answer.holder
  throw new Error(
    `It runs already (process ${pid}, ${theirs}). Stop that one, or set DATA_DIR and the ports for a second.`,
  )
}

/**
 * Waits for the lock, then holds it while `work` runs.
 * @template T
 * @param {string} file
 * @param {(holderPid: number) => void} onWait called once if another process holds it
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(file, onWait, work) {
  mkdirSync(path.dirname(file), { recursive: true })
  let lock = tryLock(file)
  if (lock.holder) onWait(lock.holder.pid)
  while (lock.holder) {
    await delay(POLL_MS)
    lock = tryLock(file)
  }
  try {
    return await work()
  } finally {
    lock.release()
  }
}

/**
 * Takes a lock, or returns its holder. Of concurrent attempts exactly one succeeds: the file is created atomically, and
 * only the first to notice a stale one moves it away.
 * @param {string} file
 * @param {Record<string, string>} [facts] stored with the process id
 * @returns {{ wasStale: boolean, release: () => void, holder?: undefined } | { holder: { pid: number, address?: string
 * } }}
 */
export function tryLock(file, facts = {}) {
  const own = `${file}.${process.pid}`
  let wasStale = false
  writeFileSync(own, JSON.stringify({ pid: process.pid, ...facts }))
  try {
    for (;;) {
      if (isLinked(own, file)) break
      const holder = readHolder(file)
      if (holder && isOurs(holder.pid)) return { holder }
      wasStale ||= holder !== undefined
      if (holder) moveAway(file, holder)
    }
  } finally {
    rmSync(own, { force: true })
  }
  return {
    wasStale,
    release: () => {
      if (readHolder(file)?.pid === process.pid) rmSync(file, { force: true })
    },
  }
}

function isLinked(own, file) {
  try {
    linkSync(own, file)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

/** A faster process may have replaced the stale lock by a live one, which then has to be put back. */
function moveAway(file, stale) {
  const aside = `${file}.${process.pid}.stale`
  try {
    renameSync(file, aside)
  } catch (error) {
    if (error.code === 'ENOENT') return
    throw error
  }
  if (readHolder(aside)?.pid !== stale.pid) isLinked(aside, file)
  rmSync(aside, { force: true })
}

function readHolder(file) {
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // Half-written by a killed run, or just removed: nobody holds it.
    return { pid: 0 }
  }
}

/** The id alone proves nothing: after a reboot it may belong to any process. */
function isOurs(pid) {
  // our own id from an earlier run: a container's processes get the same ids on every start
  if (!pid || pid === process.pid) return false
  const cmdline = `/proc/${pid}/cmdline`
  if (existsSync(cmdline)) return readFileSync(cmdline, 'utf8').includes('start.mjs')
  if (process.platform === 'linux') return false
  return (
    spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.includes('start.mjs') ?? false
  )
}
