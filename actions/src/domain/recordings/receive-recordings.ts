import { randomUUID } from 'node:crypto'
import type { Request } from 'express'
import { RECORDING_MAX_BYTES, type RecordingPurpose } from '#contract/recordings/recording-limits.js'
import { type ReceivedFiles, receiveFiles } from '#platform/http/receive-files.js'
import type { Services } from '#platform/services.js'
import { isRecordingContainer } from './receive-recording.js'
import { partsPrefix } from './recording-keys.js'
import { addPart, beginRecording } from './recordings.store.js'
import { discardRecording } from './remove-recording.js'

interface Options {
  userId: string
  purpose: RecordingPurpose
  fileField: string
  filesMax: number
  tooMany: string
  fieldNames: readonly string[]
  fieldsMax: number
  fieldBytesMax: number
}

export interface ReceivedTake {
  id: string
  fileName: string | undefined
}

/**
 * Reads a multipart form with several audio recordings, and hands them over as takes (INS-44, GI-67). If `use` refuses, or
 * the form does, nothing of them is left.
 */
export async function withReceivedRecordings<Result>(
  request: Request,
  services: Pick<Services, 'database' | 'storage'>,
  { userId, purpose, ...rules }: Options,
  use: (takes: readonly ReceivedTake[], fields: ReceivedFiles['fields']) => Promise<Result>,
): Promise<Result> {
  const { database, storage } = services
  const planned = Array.from({ length: rules.filesMax }, () => {
    const id = randomUUID()
    return { id, key: `${partsPrefix(id)}0-${randomUUID()}` }
  })
  const sent = await receiveFiles(request, {
    ...rules,
    maxBytes: RECORDING_MAX_BYTES.audio,
    isAllowed: isRecordingContainer,
    write: (content, place) => storage.write(planned[place]?.key ?? '', content, 'application/octet-stream'),
    discard: async () => {
      for (const { key } of planned) await storage.remove(key)
    },
  })
  const takes = sent.files.map((file, place) => ({ ...file, ...(planned[place] ?? { id: '', key: '' }) }))
  const begun: string[] = []
  try {
    for (const { id, key, size } of takes) {
      await beginRecording(database, { id, userId, media: 'audio', purpose, announcedBytes: size })
      begun.push(id)
      await addPart(database, { id, firstByte: 0, size, key })
    }
    return await use(takes, sent.fields)
  } catch (error) {
    for (const id of begun) await discardRecording({ id }, services)
    for (const { key } of takes.filter(({ id }) => !begun.includes(id))) await storage.remove(key)
    throw error
  }
}
