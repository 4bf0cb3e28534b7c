import { familyOf, nameOf, readProc } from './processes.mjs'

/**
 * Memory of a process and its descendants, with each shared page split between the processes sharing it (PSS).
 * @param {number} rootPid
 * @returns {{ name: string, megabytes: number }[]} one row per program, largest first
 */
export function memoryOf(rootPid) {
  const rows = new Map()
  for (const pid of familyOf(rootPid)) {
    const bytes = pssOf(pid)
    if (bytes > 0) rows.set(nameOf(pid), (rows.get(nameOf(pid)) ?? 0) + bytes / 1024 / 1024)
  }
  return [...rows].map(([name, megabytes]) => ({ name, megabytes })).sort((a, b) => b.megabytes - a.megabytes)
}

const pssOf = (pid) => Number(/^Pss:\s+(\d+) kB$/m.exec(readProc(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) * 1024
