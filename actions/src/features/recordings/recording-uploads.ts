import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { DataStore, ERRORS, Upload } from '@tus/server'
import {
  RECORDING_REFUSALS,
  type RecordingMedia,
  type RecordingPurpose,
} from '#contract/recordings/recording-limits.js'
import { partsPrefix } from '#domain/recordings/recording-keys.js'
import { addPart, announceBytes, beginRecording, findOwnRecording } from '#domain/recordings/recordings.store.js'
import { removeRecording } from '#domain/recordings/remove-recording.js'
import type { Caller } from '#platform/caller.js'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'

/**
 * The caller's recordings as the store of the tus server: what each request brings becomes a file of its own, and Postgres
 * says what has arrived. So any instance can go on where another one stopped, and a request that broke off left nothing.
 */
export class RecordingUploads extends DataStore {
  override extensions = ['creation', 'creation-defer-length', 'termination']

  constructor(
    private readonly caller: Caller,
    private readonly services: Services,
  ) {
    super()
  }

  override async create(upload: Upload): Promise<Upload> {
    if (upload.size !== undefined) refuseEmpty(upload.size)
    await beginRecording(this.services.database, {
      id: upload.id,
      userId: this.caller.userId,
      media: upload.metadata?.media as RecordingMedia,
      purpose: upload.metadata?.purpose as RecordingPurpose,
      announcedBytes: upload.size ?? null,
    })
    return upload
  }

  override async getUpload(id: string): Promise<Upload> {
    const { receivedBytes, announcedBytes, media, purpose } = await this.find(id)
    const size = announcedBytes ?? undefined
    return new Upload({
      id,
      offset: receivedBytes,
      metadata: { media, purpose },
      ...(size === undefined ? {} : { size }),
    })
  }

  override async declareUploadLength(id: string, size: number): Promise<void> {
    refuseEmpty(size)
    await announceBytes(this.services.database, id, size)
  }

  override async write(content: Readable, id: string, offset: number): Promise<number> {
    const { database, storage } = this.services
    const key = `${partsPrefix(id)}${offset}-${randomUUID()}`
    let size = 0
    const counted = Readable.from(
      (async function* () {
        for await (const chunk of content) {
          size += chunk.length
          yield chunk
        }
      })(),
    )
    await storage.write(key, counted, 'application/octet-stream')
    const isAdded = size > 0 && (await addPart(database, { id, firstByte: offset, size, key }))
    if (!isAdded) await storage.remove(key)
    if (!isAdded && size > 0) throw ERRORS.INVALID_OFFSET
    return offset + size
  }

  override async remove(id: string): Promise<void> {
    await removeRecording(await this.find(id), this.services)
  }

  private find(id: string) {
    return findOwnRecording(this.services.database, id, this.caller.userId)
  }
}

/** What says that it has no bytes is no recording (GI-67). */
function refuseEmpty(size: number): void {
  const message = RECORDING_REFUSALS.no_recording
  if (size === 0) throw new AppError('VALIDATION_FAILED', { message, errors: [{ field: 'recording', message }] })
}
