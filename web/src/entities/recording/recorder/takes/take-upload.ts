import { DetailedError } from 'tus-js-client'
import { onTokenChange, tokenOwner } from '#lib/request/access-token.js'
import { isRequestError, messageOf } from '#lib/request-error.js'
import { type RecordingOnServer, recordingOnServer } from './recording-state'
import { sendTake } from './send-take'
import type { Take } from './take'

export type UploadStatus =
  | { at: 'sending'; sentBytes: number }
  /** it goes on by itself once there is a network, a session or a server again */
  | { at: 'waiting'; sentBytes: number; why: 'offline' | 'signed-out' | 'server' }
  | { at: 'measuring' }
  | { at: 'ready'; seconds: number; url: string; peaks: number[] }
  | { at: 'refused'; message: string }
  /** it needs somebody who tries again */
  | { at: 'failed'; message: string }

export interface UploadOptions {
  take: Take
  onChange(status: UploadStatus): void
  signal: AbortSignal
  /** shorter in tests */
  delaysMs?: readonly number[]
  pollMs?: number
}

const DELAYS_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000]
const POLL_MS = 700
const MS = 1000
/** Refusals that another try doesn't change. */
const FINAL = new Set([400, 403, 413])
const TOO_MANY = 429
const PATIENT_TRIES = 3

/**
 * Sends a take until the server has measured it, whatever happens on the way: without a network, a session or a server it
 * waits and goes on where it was. Ends with `ready`, `refused` or `failed`; never rejects.
 */
export async function uploadTake({ take, onChange, signal, ...options }: UploadOptions): Promise<UploadStatus> {
  const { delaysMs = DELAYS_MS, pollMs = POLL_MS } = options
  let [sentBytes, failures] = [0, 0]
  // what has only just begun isn't there yet
  let isNew = !take.isWhole
  const say = (status: UploadStatus) => {
    if (!signal.aborted) onChange(status)
    return status
  }
  while (!signal.aborted) {
    try {
      if (tokenOwner() !== take.stored.ownerId) {
        say({ at: 'waiting', sentBytes, why: 'signed-out' })
        await ownerIsBack(take.stored.ownerId, signal)
      }
      say({ at: 'sending', sentBytes })
      let known = isNew ? null : await recordingOnServer(take.stored.id, signal)
      isNew = false
      if (!known || known.state === 'receiving') {
        const onSent = (bytes: number) => {
          ;[sentBytes, failures] = [bytes, 0]
          say({ at: 'sending', sentBytes })
        }
        sentBytes = known?.receivedBytes ?? 0
        await sendTake({ take, known, onSent, signal })
      }
      while (!signal.aborted) {
        known = await recordingOnServer(take.stored.id, signal)
        if (known?.state === 'ready' || known?.state === 'refused') return say(outcomeOf(known))
        if (known?.state !== 'measuring') break
        say({ at: 'measuring' })
        await pause(pollMs, signal)
      }
    } catch (error) {
      if (signal.aborted) break
      const status = isRequestError(error) ? error.status : null
      if (isFinal(error, status, failures)) return say({ at: 'failed', message: messageOf(error) })
      // without a session it waits above
      if (status === 401 && tokenOwner() !== take.stored.ownerId) continue
      const isOffline = !navigator.onLine || status === 0
      say({ at: 'waiting', sentBytes, why: isOffline ? 'offline' : 'server' })
      await pause(delaysMs[Math.min(failures, delaysMs.length - 1)] ?? MS, signal, { endsOnline: isOffline })
      failures += 1
    }
  }
  return { at: 'failed', message: '' }
}

/** What another try doesn't change: the browser lost what it had stored, or the server won't have it. */
function isFinal(error: unknown, status: number | null, failures: number): boolean {
  if (status === null) return !(error instanceof DetailedError)
  return FINAL.has(status) || (status === TOO_MANY && failures >= PATIENT_TRIES)
}

function outcomeOf({ state, durationMs, url, peaks, message }: RecordingOnServer): UploadStatus {
  if (state === 'ready') return { at: 'ready', seconds: (durationMs ?? 0) / MS, url: url ?? '', peaks: peaks ?? [] }
  return { at: 'refused', message: message ?? 'This recording can’t be used. Record it again.' }
}

/** Waits, but not once there is a network again. */
function pause(ms: number, signal: AbortSignal, { endsOnline = false } = {}): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      window.removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
    if (endsOnline) window.addEventListener('online', end)
  })
}

function ownerIsBack(ownerId: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      stop()
      signal.removeEventListener('abort', end)
      resolve()
    }
    const stop = onTokenChange((answer) => {
      if (answer?.user.userId === ownerId) end()
    })
    signal.addEventListener('abort', end)
  })
}
