import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Makes this process the only one that works on a data folder.
 * @param {string} dataDir
 * @param {string} address shown to whoever tries to start a second time
 * @returns {{ wasStale: boolean, release: () => void }} whether an earlier run ended without cleaning up
 * @throws when another run is alive
 */
export function lockDataDir(dataDir, address) {
  const file = path.join(dataDir, 'start.lock')
  const holder = readHolder(file)
  if (holder && isOurs(holder.pid))
    throw new Error(
      `It runs already (process ${holder.pid}, ${holder.address}). Stop that one, or set DATA_DIR and the ports for a second.`,
    )
  rmSync(file, { force: true })
  writeFileSync(file, JSON.stringify({ pid: process.pid, address }), { flag: 'wx' })
  return {
    wasStale: holder !== undefined,
    release: () => {
      if (readHolder(file)?.pid === process.pid) rmSync(file, { force: true })
    },
  }
}

function readHolder(file) {
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // Half written by a run that was killed: nobody holds it.
    return { pid: 0 }
  }
}

/** A number alone proves nothing: after a reboot it may be anybody's. */
function isOurs(pid) {
  if (!pid || pid === process.pid) return false
  const cmdline = `/proc/${pid}/cmdline`
  if (existsSync(cmdline)) return readFileSync(cmdline, 'utf8').includes('start.mjs')
  if (process.platform === 'linux') return false
  return (
    spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.includes('start.mjs') ?? false
  )
}
