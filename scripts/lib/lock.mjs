import { spawnSync } from 'node:child_process'
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

const POLL_MS = 250

/**
 * Makes this process the only one that works on a data folder.
 * @param {string} dataDir
 * @param {string} address shown to whoever tries to start a second time
 * @returns {{ wasStale: boolean, release: () => void }} whether an earlier run ended without cleaning up
 * @throws when another run is alive
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
 * Waits until nobody else holds the lock, then holds it while `work` runs.
 * @template T
 * @param {string} file
 * @param {(holderPid: number) => void} onWait told once, when somebody else holds it
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
 * Takes a lock, or tells who holds it. Of several that try at once, one gets it: the file appears whole or not at all,
 * and a stale one is moved away by whoever is first.
 * @param {string} file
 * @param {Record<string, string>} [facts] written beside the process number
 * @returns {{ wasStale: boolean, release: () => void, holder?: undefined } | { holder: { pid: number, address?: string } }}
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

/** Somebody quicker may have put a live lock in the stale one's place: then that one goes back to where it was. */
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
    // Half written by a run that was killed, or gone in this moment: nobody holds it.
    return { pid: 0 }
  }
}

/** A number alone proves nothing: after a reboot it may be anybody's. */
function isOurs(pid) {
  // our own number from before us: a container's processes are numbered alike at every start
  if (!pid || pid === process.pid) return false
  const cmdline = `/proc/${pid}/cmdline`
  if (existsSync(cmdline)) return readFileSync(cmdline, 'utf8').includes('start.mjs')
  if (process.platform === 'linux') return false
  return (
    spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.includes('start.mjs') ?? false
  )
}
