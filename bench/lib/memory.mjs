import { readdirSync, readFileSync } from 'node:fs'

/**
 * Memory of a process and everything it started, each shared page counted once over those who share it (PSS).
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

function familyOf(rootPid) {
  const children = new Map()
  for (const pid of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const parent = /^PPid:\s+(\d+)$/m.exec(read(`/proc/${pid}/status`))?.[1]
    if (parent) children.set(Number(parent), [...(children.get(Number(parent)) ?? []), Number(pid)])
  }
  const family = [rootPid]
  for (const pid of family) family.push(...(children.get(pid) ?? []))
  return family
}

const pssOf = (pid) => Number(/^Pss:\s+(\d+) kB$/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) * 1024

function nameOf(pid) {
  const words = read(`/proc/${pid}/cmdline`).split('\0')
  const script = words.find((word) => /\.m?js$/.test(word))
  if (script) return script.replace(/^.*\/(dist|scripts)\//, '$1/')
  return /postgres/.test(words[0] ?? '') ? 'postgres' : (words[0] ?? '').replace(/^.*\//, '')
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return '' // the process ended meanwhile
  }
}
