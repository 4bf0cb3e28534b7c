import type { RecordingRefusal } from '#contract/recordings/recording-limits.js'
import { hasCode } from '#lib/request-error.js'
import { restGet } from '#lib/rest-client.js'

/** What the server says about a recording of one's own. */
export interface RecordingOnServer {
  id: string
  state: 'receiving' | 'measuring' | 'ready' | 'refused'
  refusal: RecordingRefusal | null
  message: string | null
  receivedBytes: number
  announcedBytes: number | null
  durationMs: number | null
  peaks: number[] | null
  /** where its author can hear it for a while, once it is ready */
  url: string | null
}

/** @returns null if the server doesn't know it */
export async function recordingOnServer(id: string, signal?: AbortSignal): Promise<RecordingOnServer | null> {
  try {
    return await restGet<RecordingOnServer>(`/api/recordings/${id}/state`, { signal })
  } catch (error) {
    if (hasCode(error, 'RECORDING_NOT_FOUND')) return null
    throw error
  }
}
