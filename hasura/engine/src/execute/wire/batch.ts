import type pg from 'pg'
import {
  executionOf,
  SYNC,
  type TextRow,
  type TextStatement,
  type TextValues,
  type WireConnection,
} from './messages.js'
import { SHARE, shareValues } from './settings.js'

/** A statement on its way with others. */
export interface Passenger {
  readonly statement: TextStatement
  readonly values: TextValues
  readonly keepsPlan: boolean
}

/** Called with the passengers' rows in their order, or with the error and the passenger that caused it. */
type Done = (error: Error | null, rows: readonly TextRow[][], culprit?: number) => void

/** How long each statement of a batch may take: what is brief takes a fraction, and the others wait. */
const STATEMENT_TIMEOUT_MS = 100

/**
 * Several prepared statements in one message and one unnamed transaction: answered as a whole, or undone as a whole by
 * the first that fails.
 */
export class Batch implements pg.Submittable {
  private readonly answers: TextRow[][] = []
  private rows: TextRow[] = []
  /** The passengers, and null for the settings before them. */
  private readonly steps: readonly (Passenger | null)[]

  constructor(
    passengers: readonly Passenger[],
    private readonly done: Done,
  ) {
    this.steps = passengers.flatMap((one, index) =>
      one.keepsPlan === passengers[index - 1]?.keepsPlan ? [one] : [null, one],
    )
  }

  submit(connection: object): void {
    const wire = connection as WireConnection
    const parts = this.steps.map((one, index) =>
      one
        ? executionOf(wire, one.statement, one.values)
        : executionOf(wire, SHARE, shareValues(STATEMENT_TIMEOUT_MS, this.steps[index + 1]?.keepsPlan === true)),
    )
    if (wire.stream.writable) wire.stream.write(Buffer.concat([...parts, SYNC]))
  }

  handleDataRow({ fields }: { readonly fields: TextRow }): void {
    this.rows.push(fields)
  }

  handleCommandComplete(): void {
    this.answers.push(this.rows)
    this.rows = []
  }

  handleReadyForQuery(): void {
    // Nobody may ever get another's rows.
    const isWhole = this.answers.length === this.steps.length
    const rows = this.answers.filter((_, index) => this.steps[index])
    this.done(isWhole ? null : new Error('answers are missing'), rows)
  }

  handleError(error: Error): void {
    const culprit = this.steps.slice(0, this.answers.length).filter(Boolean).length
    this.done(error, [], culprit)
  }

  handleRowDescription(): void {}
  handleEmptyQuery(): void {}
}
