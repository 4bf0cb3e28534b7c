import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DAY_MS, SECOND_MS } from '#platform/clock.js'

const PREFIX = 'sagework-recording-'
/** With the process that made it; `mkdtemp` adds six signs. */
const NAME = new RegExp(`^${PREFIX}(?:(\\d{1,10})-)?[A-Za-z0-9]{6}$`)

/** A folder for a recording that is being measured; it names its process, which removes it. */
export const makeMeasuringFolder = (): Promise<string> => mkdtemp(path.join(tmpdir(), `${PREFIX}${process.pid}-`))

/**
 * Removes what killed processes left: each folder has a recording of up to 500 MB twice. Call it at start.
 * @returns how many were removed
 */
export async function sweepMeasuringFolders(): Promise<number> {
  const folders = (await readdir(tmpdir())).filter((name) => NAME.test(name))
  const isSwept = await Promise.all(folders.map((name) => sweep(name)))
  return isSwept.filter(Boolean).length
}

async function sweep(name: string): Promise<boolean> {
  const folder = path.join(tmpdir(), name)
  const made = await stat(folder).catch(() => null)
  if (!made || !isLeft(Number(NAME.exec(name)?.[1] ?? Number.NaN), made.mtimeMs)) return false
  // somebody else's is theirs to remove
  return rm(folder, { recursive: true }).then(
    () => true,
    () => false,
  )
}

/** A process that runs keeps its own; ids are used again, also this process's, so an old one is nobody's in any case. */
function isLeft(pid: number, madeAt: number): boolean {
  if (Date.now() - madeAt > DAY_MS) return true
  if (Number.isNaN(pid)) return false
  if (pid === process.pid) return madeAt < Date.now() - (process.uptime() + 1) * SECOND_MS
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    // a process of somebody else's runs, too
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}
