import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { makeMeasuringFolder, sweepMeasuringFolders } from './measuring-folders.js'

let place: string
beforeAll(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'measuring-folders-'))
  vi.stubEnv('TMPDIR', place)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(place, { recursive: true, force: true })
})

async function folderOf(pid: number | null, { hoursOld = 0 } = {}): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), `sagework-recording-${pid === null ? '' : `${pid}-`}`))
  await writeFile(path.join(folder, 'arrived'), 'sound')
  const then = new Date(Date.now() - hoursOld * 3_600_000)
  await utimes(folder, then, then)
  return folder
}
/** Of a process that has ended. */
const deadPid = (): number => spawnSync(process.execPath, ['-e', '']).pid

it('[X-50] what a killed process left of a recording is removed at start, and nothing that is still in use', async () => {
  const left = [
    await folderOf(deadPid()),
    // a container starts with the same id again
    await folderOf(process.pid, { hoursOld: 23 }),
    await folderOf(process.ppid, { hoursOld: 25 }),
    await folderOf(null, { hoursOld: 25 }),
  ]
  const used = [await makeMeasuringFolder(), await folderOf(process.ppid), await folderOf(null)]
  expect(await sweepMeasuringFolders()).toBe(left.length)
  expect(left.filter((folder) => existsSync(folder))).toEqual([])
  expect(used.filter((folder) => existsSync(folder))).toEqual(used)
})
