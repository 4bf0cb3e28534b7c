import { DetailedError, Upload } from 'tus-js-client'
import { RECORDING_UPLOADS_PATH } from '#contract/recordings/recording-limits.js'
import { hasCode } from '#lib/request-error.js'
import type { Take } from './take'
import { PIECE_BYTES, takeSource } from './take-source'
import { tusRequests } from './tus-requests'

interface SendOptions {
  take: Take
  /** what the server knows of it; null if it hasn't begun */
  known: { announcedBytes: number | null } | null
  onSent(bytes: number): void
  signal: AbortSignal
}

/**
 * Sends a take by the tus protocol, from where the server has it up to its end, also while it is being recorded. One try:
 * rejects when something fails. Called off, it rejects once the server won't begin it any more.
 */
export function sendTake({ take, known, onSent, signal }: SendOptions): Promise<void> {
  const { id, media, purpose } = take.stored
  const endpoint = uploadsAddress()
  // Its length is said once, by the last piece. If that was heard, but the piece got lost, saying it again is refused.
  const uploadSize = known?.announcedBytes ?? null
  const requests = tusRequests(signal)
  return new Promise((resolve, reject) => {
    // the type knows files only; our reader gets what we pass here
    const upload = new Upload(take as unknown as Blob, {
      endpoint,
      uploadUrl: known ? `${endpoint}/${id}` : null,
      metadata: { id, media, purpose },
      chunkSize: PIECE_BYTES,
      retryDelays: null,
      storeFingerprintForResuming: false,
      fingerprint: async () => id,
      httpStack: requests,
      fileReader: { openFile: async () => takeSource(take, signal) },
      ...(uploadSize === null ? { uploadLengthDeferred: true } : { uploadSize }),
      onChunkComplete: (_size, accepted) => onSent(accepted),
      onSuccess: () => resolve(),
      onError: (error) => reject(error instanceof DetailedError ? (error.causingError ?? error) : error),
    })
    signal.addEventListener('abort', () => {
      void upload.abort()
      void requests.begun().then(() => reject(signal.reason))
    })
    upload.start()
  })
}

/** Removes a recording that nothing uses from the server. What isn't there, or is in use by now, stays as it is. */
export async function removeSent(id: string): Promise<void> {
  try {
    await Upload.terminate(`${uploadsAddress()}/${id}`, { httpStack: tusRequests(new AbortController().signal) })
  } catch (error) {
    if (!(error instanceof DetailedError)) throw error
    const isGone = error.originalResponse?.getStatus() === NOT_FOUND
    if (!isGone && !hasCode(error.causingError, 'RECORDING_IN_USE')) throw error
  }
}

const NOT_FOUND = 404
const uploadsAddress = () => new URL(RECORDING_UPLOADS_PATH, location.origin).href
