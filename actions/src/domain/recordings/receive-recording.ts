import { randomUUID } from 'node:crypto'
import type { Request } from 'express'
import {
  isRecordingMedia,
  RECORDING_MAX_BYTES,
  type RecordingMedia,
  type RecordingPurpose,
} from '#contract/recordings/recording-limits.js'
import { receiveUpload } from '#platform/http/receive-upload.js'
import type { Services } from '#platform/services.js'
import { partsPrefix } from './recording-keys.js'
import { addPart, beginRecording } from './recordings.store.js'

/** What GI-67 takes, as the first bytes say it; what is inside is measured. */
const CONTAINERS = /^(audio|video)\/(webm|ogg|mp4|x-m4a|mpeg|wav|vnd\.wave)\b/

/** Whether a file can be a recording, by what its first bytes are (GI-67). */
export const isRecordingContainer = (contentType: string | undefined): contentType is string =>
  contentType !== undefined && CONTAINERS.test(contentType)

export interface ReceivedRecording<Form> {
  id: string
  form: Form
}

/**
 * Reads a multipart form with one recording, which is written as it arrives and becomes a take like those that our own
 * recorder sends (REC-23, GI-67). Nothing is left of a form that is refused.
 * @param options.read checks the form's text fields and says what the recording is
 * @throws AppError as receiveUpload, and what `read` throws
 */
export async function receiveRecording<Form extends { media: RecordingMedia }>(
  request: Request,
  { database, storage }: Pick<Services, 'database' | 'storage'>,
  options: {
    userId: string
    purpose: RecordingPurpose
    fieldNames: readonly string[]
    /** the field that says audio or video */
    mediaField: string
    read(fields: ReadonlyMap<string, string>): Promise<Form>
  },
): Promise<ReceivedRecording<Form>> {
  const { userId, purpose, fieldNames, mediaField } = options
  const id = randomUUID()
  const key = `${partsPrefix(id)}0-${randomUUID()}`
  const discard = () => storage.remove(key)
  const sent = await receiveUpload(request, {
    fieldNames,
    maxBytes: RECORDING_MAX_BYTES.video,
    maxPixels: 0,
    limitFor: (fields) => {
      const media = fields.get(mediaField)
      return { maxBytes: RECORDING_MAX_BYTES[isRecordingMedia(media) ? media : 'video'] }
    },
    isAllowed: isRecordingContainer,
    write: (content) => storage.write(key, content, 'application/octet-stream'),
    discard,
  })
  try {
    const read = await options.read(sent.fields)
    const { size } = sent
    await beginRecording(database, { id, userId, media: read.media, purpose, announcedBytes: size })
    await addPart(database, { id, firstByte: 0, size, key })
    return { id, form: read }
  } catch (error) {
    await discard()
    throw error
  }
}
