import { readdirSync, readFileSync } from 'node:fs'

/** A process and all its descendants. */
export function familyOf(rootPid) {
  const children = new Map()
  for (const pid of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const parent = /^PPid:\s+(\d+)$/m.exec(readProc(`/proc/${pid}/status`))?.[1]
    if (parent) children.set(Number(parent), [...(children.get(Number(parent)) ?? []), Number(pid)])
  }
  const family = [rootPid]
  for (const pid of family) family.push(...(children.get(pid) ?? []))
  return family
}

/** What a process runs: a Node process' script, otherwise the program. */
export function nameOf(pid) {
  const words = readProc(`/proc/${pid}/cmdline`).split('\0')
  const script = words.find((word) => /\.m?js$/.test(word))
  if (script) return script.replace(/^.*\/(dist|scripts)\//, '$1/')
  return /postgres/.test(words[0] ?? '') ? 'postgres' : (words[0] ?? '').replace(/^.*\//, '')
}

/** A file below /proc; empty if its process has ended in the meantime. */
export function readProc(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
