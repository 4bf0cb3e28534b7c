import type { Config } from '#actions/config.js'
import { createServiceTranscriber } from './service-transcriber.js'
import type { Transcriber } from './transcriber.js'

type TranscriptionSettings = Pick<
  Config,
  'TRANSCRIPTION_BASE_URL' | 'TRANSCRIPTION_API_KEY' | 'TRANSCRIPTION_MODEL' | 'TRANSCRIPTION_SECONDS'
>

/** who writes down what is said in recordings; null if nobody does, and authors write it themselves. */
export function chooseTranscriber(settings: TranscriptionSettings): Transcriber | null {
  const { TRANSCRIPTION_BASE_URL: baseUrl, TRANSCRIPTION_API_KEY: key } = settings
  if (!baseUrl) return null
  return createServiceTranscriber({
    ...{ baseUrl, key, model: settings.TRANSCRIPTION_MODEL, seconds: settings.TRANSCRIPTION_SECONDS },
  })
}
