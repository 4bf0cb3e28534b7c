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

/** What runs statements: the pool, or the one client of a transaction. */
export type Runner = pg.ClientBase | pg.Pool

export interface Execution {
  /** The plan serves whatever values come; else Postgres chooses. */
  readonly keepsPlan: boolean
  /** Rows that come once there are so many bytes of them are not kept, so that this process never holds them all. */
  readonly maxBytes?: number
  /** When it went out, of `performance.now()`: before, it may have waited for a connection. */
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

/** Runs a statement whose parameters and columns are texts, prepared when it has a name. Errors are those of pg. */
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
      const settings = execution.keepsPlan ? [KEEP_PLAN] : []
      return void runner.query(new TextQuery(statement, values, settings, execution, settle))
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

/** A statement that Postgres refuses leaves its connection as it was; other failures may not. */
export function leavesConnection(error: Error): boolean {
  return 'severity' in error && error.severity === 'ERROR'
}

/**
 * One query in pg's protocol handling, written in one piece and without a result object: half of what a small statement
 * costs this process otherwise.
 */
export class TextQuery implements pg.Submittable {
  readonly #answer: TextRow[] = []
  #bytes = 0
  /** How many of the settings before it have not been answered yet. */
  #settingsLeft: number
  /** What this query has Postgres parse. */
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

  /** A query on a connection that anybody may have used before. */
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
    // A connection that is lost meanwhile fails every query of its client.
    if (wire.stream.writable) wire.stream.write(Buffer.concat([...closing, ...parts]))
  }

  handleDataRow({ fields, length }: { readonly fields: TextRow; readonly length: number }): void {
    if (this.#settingsLeft > 0) return
    this.#bytes += length
    const { maxBytes = Number.POSITIVE_INFINITY } = this.execution
    // The first is what was asked for in any case; Postgres has measured it.
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

// On a connection that pipelines, pg takes nothing but its own queries; portals, for which others were refused, end here
// with each query.
Object.setPrototypeOf(TextQuery.prototype, pg.Query.prototype)
