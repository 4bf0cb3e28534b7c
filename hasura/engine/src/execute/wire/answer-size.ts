import { EngineError } from '../../errors.js'
import { tooLongMessage } from '../../translate/answer.js'

/** A response longer than the configured limit. */
export function tooLong(bytes: number, cause?: Error): EngineError {
  return new EngineError('validation-failed', tooLongMessage(bytes), { ...(cause && { cause }) })
}

/** Adds up one request's results across several statements or operations; Postgres measures each individually. */
export class AnswerSize {
  #length = 0

  /** @param bytes 0 disables counting */
  constructor(private readonly bytes: number) {}

  /** An equal budget for intermediate results. */
  another(): AnswerSize {
    return new AnswerSize(this.bytes)
  }

  /** Throws EngineError if the budget is exhausted. */
  requirePlace(): void {
    if (this.bytes > 0 && this.#length >= this.bytes) throw tooLong(this.bytes)
  }

  /** Counts a result that is returned whatever its length, because it reports what was done. */
  note(text: string): void {
    if (this.bytes > 0) this.#length += Buffer.byteLength(text)
  }

  /** Throws EngineError once the total is too long. */
  add(text: string): string {
    this.note(text)
    if (this.bytes > 0 && this.#length > this.bytes) throw tooLong(this.bytes)
    return text
  }
}
