import type pg from 'pg'
import { EngineError } from '../../errors.js'
import {
  executionOf,
  isPrepared,
  SYNC,
  type TextRow,
  type TextStatement,
  type TextValues,
  type WireConnection,
} from './messages.js'
import { KEEP_PLAN } from './settings.js'

/** What runs statements: the pool, or the one client of a transaction. */
export type Runner = pg.ClientBase | pg.Pool

export interface Execution {
  /** The plan serves whatever values come; else Postgres chooses. */
  readonly keepsPlan: boolean
  /** When it went out, of `performance.now()`: before, it may have waited for a connection. */
  sentAt?: number
}

type Done = (error: Error | null, rows: TextRow[]) => void

const MAX_PARAMETERS = 65_535

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
    if (!('totalCount' in runner)) return send(runner, new TextQuery(statement, values, execution, settle))
    runner.connect((failure, client, release) => {
      if (!client) return reject(failure)
      const done: Done = (error, rows) => {
        release(error !== null && !leavesConnection(error))
        settle(error, rows)
      }
      send(client, new TextQuery(statement, values, execution, done))
    })
  })
}

function send(client: pg.ClientBase, query: TextQuery): void {
  if (!query.execution.keepsPlan || isPrepared(connectionOf(client), KEEP_PLAN)) return void client.query(query)
  const prepare = new TextQuery(KEEP_PLAN, [], { keepsPlan: false }, (error) => {
    if (error) query.handleError(error)
    else client.query(query)
  })
  client.query(prepare)
}

/** The connection that pg gives to what is submitted to the client. */
export function connectionOf(client: pg.ClientBase): WireConnection {
  return (client as unknown as { readonly connection: WireConnection }).connection
}

/** A statement that Postgres refuses leaves its connection as it was; other failures may not. */
export function leavesConnection(error: Error): boolean {
  return 'severity' in error && error.severity === 'ERROR'
}

/**
 * One query in pg's protocol handling, written in one piece and without a result object: half of what a small statement
 * costs this process otherwise.
 */
class TextQuery implements pg.Submittable {
  /** pg remembers by `name` and `text` what each connection has prepared. */
  readonly name: string | undefined
  readonly text: string
  private readonly rows: TextRow[] = []
  private rowsBefore: number

  constructor(
    private readonly statement: TextStatement,
    private readonly values: TextValues,
    readonly execution: Execution,
    private readonly done: Done,
  ) {
    this.name = statement.name
    this.text = statement.text
    this.rowsBefore = execution.keepsPlan ? 1 : 0
  }

  submit(connection: object): void {
    const wire = connection as WireConnection
    const own = executionOf(wire, this.statement, this.values)
    const parts = this.rowsBefore > 0 ? [executionOf(wire, KEEP_PLAN, []), own, SYNC] : [own, SYNC]
    this.execution.sentAt = performance.now()
    // A connection that is lost meanwhile fails every query of its client.
    if (wire.stream.writable) wire.stream.write(Buffer.concat(parts))
  }

  handleDataRow({ fields }: { readonly fields: TextRow }): void {
    if (this.rowsBefore > 0) this.rowsBefore -= 1
    else this.rows.push(fields)
  }

  handleReadyForQuery(): void {
    this.done(null, this.rows)
  }

  handleError(error: Error): void {
    this.done(error, [])
  }

  handleRowDescription(): void {}
  handleCommandComplete(): void {}
  handleEmptyQuery(): void {}
}
