import type { TranscriptSegment } from '#contract/recordings/transcript.js'

/** A sound file that fits into one request. */
export interface SoundFile {
  path: string
  contentType: string
  /** Services recognize the format by its extension. */
  name: string
}

/** What was said, in seconds from the beginning of the file. Some models write the text only. */
export interface SaidWords {
  text: string
  segments: TranscriptSegment[]
}

/** A model that writes down what is said, behind an API like OpenAI's. */
export interface Transcriber {
  /** The most bytes of one file. */
  readonly maxBytes: number
  /** @throws TranscriptionFault */
  transcribe(sound: SoundFile, signal: AbortSignal): Promise<SaidWords>
}

/** Why there is no transcript. `refused` means that the same sound would be refused again. */
export class TranscriptionFault extends Error {
  constructor(
    readonly reason: 'busy' | 'unavailable' | 'refused' | 'stalled' | 'cut off' | 'unreadable',
    cause?: unknown,
    /** in how long the service wants to be asked again; null where it doesn't say */
    readonly retryAfterMs: number | null = null,
  ) {
    super(`the transcription was ${reason}`, { cause })
    this.name = 'TranscriptionFault'
  }
}
