import { readFile } from 'node:fs/promises'
import { readTranscript } from '#contract/recordings/transcript.js'
import { SECOND_MS } from '#platform/clock.js'
import { retryAfterMs } from './retry-after.rules.js'
import { type SaidWords, type SoundFile, type Transcriber, TranscriptionFault } from './transcriber.js'

/** The protocol allows 25 MB; what surrounds the file in the request counts as well. */
const MAX_BYTES = 24 * 1024 * 1024
const ANSWER_BYTES_MAX = 4 * 1024 * 1024
const [BAD_REQUEST, REQUEST_TIMEOUT, TOO_EARLY, TOO_MANY_REQUESTS, SERVER_ERROR] = [400, 408, 425, 429, 500]
/** What a wrong key or a lack of money looks like: the operator puts it right, and the sound is as good as before. */
const OF_THE_ACCOUNT = [401, 402, 403, 404]

interface Settings {
  /** such as `https://api.openai.com/v1` */
  baseUrl: string
  key?: string
  model: string
  /** How long one file may take. */
  seconds: number
}

/** A service that speaks OpenAI's protocol: `POST /audio/transcriptions`. */
export function createServiceTranscriber(settings: Settings): Transcriber {
  return {
    maxBytes: MAX_BYTES,
    async transcribe(sound, signal) {
      const answer = await ask(settings, sound, { signal, hasTimes: true })
      if (answer.status !== BAD_REQUEST) return readAnswer(answer)
      // OpenAI's newer models tell no times, and refuse to be asked for them
      return readAnswer(await ask(settings, sound, { signal, hasTimes: false }))
    },
  }
}

interface Answer {
  status: number
  body: string
  /** in how long to ask again, if the service says so */
  retryAfterMs: number | null
}

async function ask(
  { baseUrl, key, model, seconds }: Settings,
  { path, contentType, name }: SoundFile,
  { signal, hasTimes }: { signal: AbortSignal; hasTimes: boolean },
): Promise<Answer> {
  const form = new FormData()
  form.append('model', model)
  form.append('response_format', hasTimes ? 'verbose_json' : 'json')
  if (hasTimes) form.append('timestamp_granularities[]', 'segment')
  form.append('file', new Blob([new Uint8Array(await readFile(path))], { type: contentType }), name)
  const patience = AbortSignal.timeout(seconds * SECOND_MS)
  try {
    const response = await fetch(`${baseUrl.replace(/\/+$/, '')}/audio/transcriptions`, {
      method: 'POST',
      headers: key ? { Authorization: `Bearer ${key}` } : {},
      body: form,
      // a recording goes to whom the operator named, and to nobody that they name
      redirect: 'error',
      signal: AbortSignal.any([signal, patience]),
    })
    const wait = retryAfterMs(response.headers.get('retry-after'), new Date())
    return { status: response.status, body: await readBody(response), retryAfterMs: wait }
  } catch (error) {
    if (signal.aborted || error instanceof TranscriptionFault) throw error
    throw new TranscriptionFault(patience.aborted ? 'stalled' : 'unavailable', error)
  }
}

async function readBody(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let length = 0
  try {
    for await (const part of response.body ?? []) {
      length += part.length
      if (length > ANSWER_BYTES_MAX) throw new TranscriptionFault('unreadable')
      parts.push(part)
    }
  } catch (error) {
    if (error instanceof TranscriptionFault || (error instanceof Error && error.name !== 'TypeError')) throw error
    throw new TranscriptionFault('cut off', error)
  }
  return Buffer.concat(parts).toString('utf8')
}

function readAnswer({ status, body, retryAfterMs: wait }: Answer): SaidWords {
  if (status === TOO_MANY_REQUESTS) throw new TranscriptionFault('busy', undefined, wait)
  if (status >= SERVER_ERROR || status === REQUEST_TIMEOUT || status === TOO_EARLY || OF_THE_ACCOUNT.includes(status))
    throw new TranscriptionFault('unavailable', undefined, wait)
  if (status >= BAD_REQUEST) throw new TranscriptionFault('refused')
  const { text, segments } = parsed(body)
  if (typeof text !== 'string') throw new TranscriptionFault('unreadable')
  const told = readTranscript(segments).map(({ start, end, text: words }) => ({ start, end, text: storable(words) }))
  return { text: storable(text).trim(), segments: told }
}

function parsed(body: string): { text?: unknown; segments?: unknown } {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null ? value : {}
  } catch (error) {
    throw new TranscriptionFault('unreadable', error)
  }
}

/** Postgres stores no NUL and no half of a pair. */
const storable = (text: string) => text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '')
