import pg from 'pg'
import { EngineError } from '../../errors.js'
import {
  closeOf,
  executionOf,
  SYNC,
  type TextRow,
  type TextStatement,
  type TextValues,
  type WireConnection,
} from './messages.js'
import { preparedOn } from './prepared-names.js'
import { KEEP_PLAN, RESET } from './settings.js'

/** What statements run on: the pool, or the client of a transaction. */
export type Runner = pg.ClientBase | pg.Pool

export interface Execution {
  /** Uses one plan for any values; otherwise Postgres chooses. */
  readonly keepsPlan: boolean
  /** Whether others may have used the connection since its settings were reset. */
  readonly isOfAnybody?: boolean
  /** Rows beyond this many bytes are discarded, so that this process never holds them all. */
  readonly maxBytes?: number
  /** When it was sent, by `performance.now()`; it may have waited for a connection before. */
  sentAt?: number
}

type Done = (error: Error | null, rows: TextRow[]) => void

const MAX_PARAMETERS = 65_535
/** Postgres has no such prepared statement. */
const UNKNOWN_STATEMENT = '26000'

/** Whether Postgres has lost a prepared statement, or never had it. */
export function isUnknownStatement(error: Error): boolean {
  return 'code' in error && error.code === UNKNOWN_STATEMENT
}

/** Runs a statement with text parameters and columns, prepared if it has a name. Rejects with pg's errors. */
export function queryTexts(
  runner: Runner,
  statement: TextStatement,
  values: TextValues,
  execution: Execution = { keepsPlan: false },
): Promise<TextRow[]> {
  return new Promise((resolve, reject) => {
    if (values.length > MAX_PARAMETERS)
      return reject(new EngineError('bad-request', `a statement takes at most ${MAX_PARAMETERS} values`))
    const settle: Done = (error, rows) => (error ? reject(error) : resolve(rows))
    if (!('totalCount' in runner)) {
      return void runner.query(
        execution.isOfAnybody
          ? TextQuery.ofAnybody(statement, values, execution, settle)
          : new TextQuery(statement, values, execution.keepsPlan ? [KEEP_PLAN] : [], execution, settle),
      )
    }
    runner.connect((failure, client, release) => {
      if (!client) return reject(failure)
      const done: Done = (error, rows) => {
        release(error !== null && !leavesConnection(error))
        settle(error, rows)
      }
      client.query(TextQuery.ofAnybody(statement, values, execution, done))
    })
  })
}

/** A statement rejected by Postgres leaves its connection usable; other failures may not. */
export function leavesConnection(error: Error): boolean {
  return 'severity' in error && error.severity === 'ERROR'
}

/**
 * One query within pg's protocol handling, sent in one write and without a result object, which halves a small
 * statement's cost to this process.
 */
export class TextQuery implements pg.Submittable {
  readonly #answer: TextRow[] = []
  #bytes = 0
  /** How many of the preceding settings have not been answered yet. */
  #settingsLeft: number
  /** What this query makes Postgres parse. */
  readonly #parsed: string[] = []
  #connection: WireConnection | null = null

  constructor(
    private readonly statement: TextStatement,
    private readonly values: TextValues,
    private readonly settings: readonly TextStatement[],
    private readonly execution: Execution,
    private readonly done: Done,
  ) {
    this.#settingsLeft = settings.length
  }

  /** A query on a connection that other callers may have used. */
  static ofAnybody(statement: TextStatement, values: TextValues, execution: Execution, done: Done): TextQuery {
    return new TextQuery(statement, values, execution.keepsPlan ? [RESET, KEEP_PLAN] : [RESET], execution, done)
  }

  submit(connection: object): void {
    const wire = connection as WireConnection
    this.#connection = wire
    const parts = this.settings.map((one) => this.#messages(wire, one, []))
    parts.push(this.#messages(wire, this.statement, this.values), SYNC)
    const closing = preparedOn(wire).takeClosing().map(closeOf)
    this.execution.sentAt = performance.now()
    // If the connection has been lost, every query of its client fails.
    if (wire.stream.writable) wire.stream.write(Buffer.concat([...closing, ...parts]))
  }

  handleDataRow({ fields, length }: { readonly fields: TextRow; readonly length: number }): void {
    if (this.#settingsLeft > 0) return
    this.#bytes += length
    const { maxBytes = Number.POSITIVE_INFINITY } = this.execution
    // The first row is always kept; Postgres has already measured it.
    if (this.#bytes <= maxBytes || this.#answer.length === 0) this.#answer.push(fields)
  }

  handleCommandComplete(): void {
    if (this.#settingsLeft > 0) this.#settingsLeft -= 1
  }

  handleReadyForQuery(): void {
    this.done(null, this.#answer)
  }

  handleError(error: Error): void {
    if (this.#connection) {
      const names = preparedOn(this.#connection)
      for (const name of this.#parsed) names.doubt(name)
      if (isUnknownStatement(error))
        for (const { name } of [...this.settings, this.statement]) if (name) names.doubt(name)
    }
    this.done(error, [])
  }

  handleRowDescription(): void {}
  handleEmptyQuery(): void {}

  #messages(wire: WireConnection, statement: TextStatement, values: TextValues): Buffer {
    const { name } = statement
    const isParsed = name === undefined || preparedOn(wire).use(name)
    if (isParsed && name !== undefined) this.#parsed.push(name)
    return executionOf(statement, isParsed, values)
  }
}

// On a pipelining connection, pg only accepts its own queries. Others were rejected because of their portals, which
// here end with each query.
Object.setPrototypeOf(TextQuery.prototype, pg.Query.prototype)
