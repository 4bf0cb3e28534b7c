import { EngineError } from '../../errors.js'
import { tooLongMessage } from '../../translate/answer.js'

/** An answer that is longer than whoever runs the engine allows. */
export function tooLong(bytes: number, cause?: Error): EngineError {
  return new EngineError('validation-failed', tooLongMessage(bytes), { ...(cause && { cause }) })
}

/** Adds up what one request is answered with, of several statements or operations; each by itself Postgres measures. */
export class AnswerSize {
  #length = 0

  /** @param bytes 0 counts nothing */
  constructor(private readonly bytes: number) {}

  /** As much place again, for what comes on the way to an answer. */
  another(): AnswerSize {
    return new AnswerSize(this.bytes)
  }

  /** Throws EngineError where nothing more has place. */
  requirePlace(): void {
    if (this.bytes > 0 && this.#length >= this.bytes) throw tooLong(this.bytes)
  }

  /** Notes what is answered whatever its length, because it tells of what was done. */
  note(text: string): void {
    if (this.bytes > 0) this.#length += Buffer.byteLength(text)
  }

  /** Throws EngineError once all of it is too long. */
  add(text: string): string {
    this.note(text)
    if (this.bytes > 0 && this.#length > this.bytes) throw tooLong(this.bytes)
    return text
  }
}
