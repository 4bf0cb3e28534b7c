import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync } from 'node:fs'
import { stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { beforeAll, describe, expect, it } from 'vitest'
import { parseConfig } from '#actions/config.js'
import { openDatabase } from '#platform/database.js'
import { createLogger } from '#platform/logging/logger.js'
import type { Services } from '#platform/services.js'
import { createChildMeasurer, endedBy } from '#providers/media/measuring/child-measurer.js'
import { inProcessMeasurer } from '#providers/media/measuring/in-process-measurer.js'
import type { MediaMeasurer } from '#providers/media/measuring/media-measurer.js'
import { createDiskStorage } from '#providers/storage/disk-storage.js'
import type { FileStorage } from '#providers/storage/file-storage.js'
import { atEnd } from '#tests/at-end.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { actionsEnvironment, temporaryFolder } from '#tests/environment.js'
import { type Persona, persona } from '#tests/tokens.js'
import { measureRecordingJob } from './measure-recording.job.js'
import { recordingKey } from './recording-keys.js'
import { recordingOf } from './recordings.testkit.js'

const SECONDS = 121
/** Any process of ours has more, so that it ends at once, as the operating system ends one that takes too much. */
const HOPELESS = createChildMeasurer({ memoryMb: 1 })
const never = new AbortController().signal

let database: TestDatabase
let elena: Persona
let services: Services
let storage: FileStorage
const files = temporaryFolder()

beforeAll(async () => {
  database = await createTestDatabase()
  elena = await persona(database, 'elena@sagework.example')
  const { DATABASE_URL } = parseConfig(actionsEnvironment(database, 'http://127.0.0.1:9', 0))
  const handle = openDatabase(DATABASE_URL, createLogger('silent'))
  atEnd(() => handle.close())
  storage = createDiskStorage(files)
  services = { database: handle.database, storage } as Services
})

/** A recording that has arrived whole. */
async function arrived(content: Buffer): Promise<string> {
  const [id, key] = [randomUUID(), `recordings/parts/${randomUUID()}/0`]
  await storage.write(key, Readable.from([content]), 'application/octet-stream')
  await database.query(
    `insert into private.recordings (id, user_id, media, purpose, received_bytes, announced_bytes, state)
     values ($1, $2, 'audio', 'answer', $3, $3, 'measuring')`,
    [id, elena.id, content.length],
  )
  await database.query('insert into private.recording_parts values ($1, 0, $2, $3)', [id, content.length, key])
  return id
}
const measure = (recordingId: string, mediaMeasurer: MediaMeasurer, { attempt = 1, signal = never } = {}) =>
  measureRecordingJob.handle({ recordingId }, { ...services, mediaMeasurer }, { effectKey: 'x', attempt, signal })
const stateOf = async (id: string) => {
  const [row] = await database.query<Record<string, unknown>>(
    `select state, refusal, duration_ms, content_type,
       (select count(*)::int from private.recording_parts where recording_id = id) as parts
     from private.recordings where id = $1`,
    [id],
  )
  return row
}
const isStored = (id: string) => existsSync(path.join(files, recordingKey(id)))
describe('a recording', () => {
  it('[X-50, GI-61] whose reader ends stays as it arrived, with nothing half stored, until another one has measured it', async () => {
    const id = await arrived(await recordingOf(SECONDS))
    await expect(measure(id, HOPELESS)).rejects.toThrow('the process that measures a recording ended')
    expect(await stateOf(id)).toMatchObject({ state: 'measuring', parts: 1 })
    expect(isStored(id)).toBe(false)
    await measure(id, createChildMeasurer(), { attempt: 2 })
    expect(await stateOf(id)).toMatchObject({ state: 'ready', parts: 0, content_type: 'audio/webm; codecs="opus"' })
    expect((await stateOf(id))?.duration_ms).toBeCloseTo(SECONDS * 1000, -2)
    expect(isStored(id)).toBe(true)
  })

  it('[X-50, GI-67] that ends every reader is refused in the end, and its bytes are removed', async () => {
    const id = await arrived(await recordingOf(SECONDS))
    await measure(id, HOPELESS, { attempt: 5 })
    expect(await stateOf(id)).toMatchObject({ state: 'refused', refusal: 'no_recording', parts: 0 })
    expect(isStored(id)).toBe(false)
  })

  it('[X-50] whose measuring we end ourselves is never refused for it, whichever attempt it is', async () => {
    const id = await arrived(await recordingOf(SECONDS))
    const stopping = new AbortController()
    const measurer: MediaMeasurer = {
      measure(...task) {
        const measuring = createChildMeasurer().measure(...task)
        stopping.abort(new Error('the service stops'))
        return measuring
      },
    }
    await expect(measure(id, measurer, { attempt: 9, signal: stopping.signal })).rejects.toThrow('the service stops')
    expect(await stateOf(id)).toMatchObject({ state: 'measuring', parts: 1 })
  })

  it.each([
    ['killed by others', endedBy(null, 'SIGKILL')],
    ['not able to start', endedBy(1, null)],
  ])('[X-50] whose reader was %s is never refused for it, whichever attempt it is', async (_, error) => {
    const id = await arrived(await recordingOf(SECONDS))
    await expect(measure(id, { measure: () => Promise.reject(error) }, { attempt: 9 })).rejects.toThrow(error.message)
    expect(await stateOf(id)).toMatchObject({ state: 'measuring', parts: 1 })
  })

  it('[X-50, GI-67] that crashes every reader is refused in the end', async () => {
    const id = await arrived(await recordingOf(SECONDS))
    const crash = { measure: () => Promise.reject(endedBy(null, 'SIGABRT')) }
    await expect(measure(id, crash, { attempt: 4 })).rejects.toThrow('SIGABRT')
    await measure(id, crash, { attempt: 5 })
    expect(await stateOf(id)).toMatchObject({ state: 'refused', refusal: 'no_recording' })
  })

  it('[X-50, GI-67] is read the same by a process of its own, and what isn’t one is refused', async () => {
    const folder = mkdtempSync(path.join(temporaryFolder(), 'measured-'))
    const source = path.join(folder, 'source')
    const child = createChildMeasurer()
    await writeFile(source, await recordingOf(SECONDS))
    const [own, other] = [path.join(folder, 'own'), path.join(folder, 'other')]
    const measured = await child.measure(source, other, 'audio', never)
    expect(measured).toEqual(await inProcessMeasurer.measure(source, own, 'audio', never))
    expect((await stat(other)).size).toBe((await stat(own)).size)
    await writeFile(source, 'neither heard nor seen')
    expect(await child.measure(source, other, 'audio', never)).toBe('no_recording')
    await expect(child.measure(path.join(folder, 'gone'), other, 'audio', never)).rejects.toMatchObject({
      code: 'ENOENT',
    })
  })
})
