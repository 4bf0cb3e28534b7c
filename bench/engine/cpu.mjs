import { readdirSync, readFileSync } from 'node:fs'

const MS_PER_TICK = 10
const [PARENT, USER, SYSTEM, CHILDREN_USER, CHILDREN_SYSTEM] = [1, 11, 12, 13, 14]

/** User and system time of a process so far, in milliseconds; Linux only, unknown elsewhere. */
export function cpuMsOf(pid) {
  const fields = statOf(pid)
  return fields ? ticks(fields, USER, SYSTEM) * MS_PER_TICK : Number.NaN
}

/** Same for all current and former children of a process. */
export function cpuMsOfChildren(pid) {
  const own = statOf(pid)
  if (!own) return Number.NaN
  let sum = ticks(own, CHILDREN_USER, CHILDREN_SYSTEM)
  for (const name of readdirSync('/proc')) {
    const fields = /^\d+$/.test(name) ? statOf(name) : null
    if (fields && Number(fields[PARENT]) === pid) sum += ticks(fields, USER, SYSTEM)
  }
  return sum * MS_PER_TICK
}

const ticks = (fields, one, other) => Number(fields[one]) + Number(fields[other])

/** The fields after the program's name; null if the process is gone. */
function statOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? null
  } catch {
    return null
  }
}
