import { familyOf, nameOf, readProc } from './processes.mjs'

const MS_PER_TICK = 10
const [USER, SYSTEM] = [11, 12]

/**
 * Processor time used by a process and its descendants during `work`, and our own.
 * @template Result
 * @param {number} rootPid
 * @param {() => Promise<Result>} work
 * @returns {Promise<{ result: Result, milliseconds: { name: string, value: number }[] }>} one row per program, highest
 * first
 */
export async function cpuDuring(rootPid, work) {
  const before = new Map(familyOf(rootPid).map((pid) => [pid, cpuMsOf(pid)]))
  const ownBefore = process.cpuUsage()
  const result = await work()
  const own = process.cpuUsage(ownBefore)
  const rows = new Map([['load generator', (own.user + own.system) / 1000]])
  for (const pid of familyOf(rootPid)) {
    const name = nameOf(pid)
    rows.set(name, (rows.get(name) ?? 0) + cpuMsOf(pid) - (before.get(pid) ?? 0))
  }
  const milliseconds = [...rows].map(([name, value]) => ({ name, value }))
  return { result, milliseconds: milliseconds.sort((a, b) => b.value - a.value) }
}

function cpuMsOf(pid) {
  const fields = readProc(`/proc/${pid}/stat`).split(') ')[1]?.split(' ')
  return fields ? (Number(fields[USER]) + Number(fields[SYSTEM])) * MS_PER_TICK : 0
}
