import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { number, object, string } from 'yup'
import { readTranscript, type TranscriptSegment } from '#contract/recordings/transcript.js'
import { recordingKey } from '#domain/recordings/recording-keys.js'
import { MINUTE_MS } from '#platform/clock.js'
import { defineJob, type Job } from '#platform/jobs/define-job.js'
import { enqueueJob } from '#platform/jobs/enqueue-job.js'
import type { Services } from '#platform/services.js'
import { soundPieces } from '#providers/media/sound-pieces.js'
import { type Transcriber, TranscriptionFault } from '#providers/transcription/transcriber.js'
import { type Heard, plausibleWords } from './heard-words.rules.js'
import { summarizeResponseJob } from './summarize-response.job.js'
import { transcriptText } from './transcript-text.rules.js'
import { findUntranscribed, keepTranscript } from './transcripts.store.js'

const LIMIT_MS = 20 * MINUTE_MS
/** Attempts that the service itself put off don't count as such, up to so many. */
const WAITS_MAX = 50

/**
 * Has what is said in a recording written down, and keeps it with its times (GI-94). Whatever goes wrong, the recording stays
 * as it is, and its author can type what was said.
 */
export const transcribeRecordingJob: Job<{ recordingId: string; waits?: number }> = defineJob({
  name: 'transcribe-recording',
  payload: object({ recordingId: string().uuid().required(), waits: number().integer().min(0).default(0) }),
  timeLimitMs: LIMIT_MS,
  lane: 'models',
  maxAttempts: 10,
  async handle({ recordingId, waits = 0 }, services, { signal }) {
    const { transcriber, database, log } = services
    const found = transcriber && (await findUntranscribed(database, recordingId))
    if (!found) return
    const heard = found.transcript === null ? await listen(transcriber, recordingId, services, signal) : stored(found)
    if (heard !== null && 'retryAfterMs' in heard) return askLater(recordingId, waits, heard, services)
    const said = heard && plausibleWords(heard, found.seconds)
    if (!said)
      return log.warn({ recordingId }, 'the transcription service refused this recording, or made up its words')
    await database.transaction().execute(async (transaction) => {
      for (const responseId of await keepTranscript(transaction, recordingId, said))
        await enqueueJob(transaction, summarizeResponseJob, { responseId }, { key: `summarize-response:${responseId}` })
    })
  },
})

/** When the service wants to be asked again, and not before (`Retry-After`); as many times as it takes, but not for ever. */
async function askLater(
  recordingId: string,
  waits: number,
  fault: PutOff,
  { database, clock, log }: Services,
): Promise<void> {
  if (waits >= WAITS_MAX) throw fault
  const runAt = new Date(clock.now().getTime() + fault.retryAfterMs)
  log.info({ recordingId, runAt, waits }, 'the transcription service wants to be asked later')
  const key = `transcribe:${recordingId}`
  await enqueueJob(database, transcribeRecordingJob, { recordingId, waits: waits + 1 }, { key, runAt })
}

type PutOff = TranscriptionFault & { retryAfterMs: number }

const isPutOff = (error: unknown): error is PutOff => error instanceof TranscriptionFault && error.retryAfterMs !== null

function stored({ transcript }: { transcript: unknown }): Heard {
  const segments = readTranscript(transcript)
  return { segments, text: transcriptText(segments) }
}

/** Null if the service refuses it, which it would again; the fault if it says when to ask again. */
async function listen(
  transcriber: Transcriber,
  recordingId: string,
  { storage }: Services,
  signal: AbortSignal,
): Promise<Heard | PutOff | null> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sagework-transcript-'))
  try {
    const whole = path.join(folder, 'whole')
    await pipeline(await storage.read(recordingKey(recordingId)), createWriteStream(whole), { signal })
    const segments: TranscriptSegment[] = []
    const texts: string[] = []
    for await (const { path: file, contentType, extension, startsAt } of soundPieces(
      whole,
      folder,
      transcriber.maxBytes,
    )) {
      const said = await transcriber.transcribe({ path: file, contentType, name: `recording${extension}` }, signal)
      texts.push(said.segments.length > 0 ? transcriptText(said.segments) : said.text)
      segments.push(...said.segments.map((one) => shifted(one, startsAt)))
      await rm(file)
    }
    return { segments, text: texts.filter(Boolean).join('\n\n') }
  } catch (error) {
    if (error instanceof TranscriptionFault && error.reason === 'refused') return null
    if (isPutOff(error)) return error
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** To the millisecond, as times of a recording are kept. */
const shifted = ({ start, end, text }: TranscriptSegment, by: number): TranscriptSegment => ({
  start: Math.round((start + by) * 1000) / 1000,
  end: Math.round((end + by) * 1000) / 1000,
  text: text.trim(),
})
