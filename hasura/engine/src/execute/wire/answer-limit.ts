import type { Duplex } from 'node:stream'
import type pg from 'pg'
import { EngineError } from '../../errors.js'

/** What pg keeps to itself of a client. */
interface Inside {
  readonly connection: {
    readonly stream: Duplex
    on(event: 'readyForQuery', listener: () => void): unknown
  }
}

/** An answer that is longer than whoever runs the engine allows. */
export function tooLong(bytes: number): EngineError {
  return new EngineError('validation-failed', `the answer is longer than ${bytes} bytes: ask for less`)
}

/**
 * Ends the connection on which Postgres answers one statement with more than so many bytes, while they arrive: an answer
 * comes in one piece, and this process would have to hold the whole of it to tell that it is too long.
 */
export function limitAnswers(client: pg.ClientBase, bytes: number): void {
  const { connection } = client as unknown as Inside
  let received = 0
  connection.on('readyForQuery', () => {
    received = 0
  })
  connection.stream.on('data', (chunk: Buffer) => {
    received += chunk.length
    if (received > bytes) connection.stream.destroy(tooLong(bytes))
  })
}

/** Adds up what one request is answered with, of several statements or operations. */
export class AnswerSize {
  #length = 0

  /** @param bytes 0 counts nothing */
  constructor(private readonly bytes: number) {}

  get isLimited(): boolean {
    return this.bytes > 0
  }

  /** Throws EngineError where nothing more has place. */
  requirePlace(): void {
    if (this.bytes > 0 && this.#length >= this.bytes) throw tooLong(this.bytes)
  }

  /** Notes what is answered whatever its length, because it tells of what was done. */
  note(text: string): void {
    this.#length += text.length
  }

  /** Throws EngineError once all of it is too long. */
  add(text: string): string {
    this.#length += text.length
    if (this.bytes > 0 && this.#length > this.bytes) throw tooLong(this.bytes)
    return text
  }
}
