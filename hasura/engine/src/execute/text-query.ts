import type { Duplex } from 'node:stream'
import type pg from 'pg'
import { EngineError } from '../errors.js'

/** What runs statements: the pool, or the one client of a transaction. */
export type Runner = pg.ClientBase | pg.Pool

export interface TextStatement {
  readonly name: string | undefined
  readonly text: string
}

/** A row of texts. */
export type TextRow = (string | null)[]

type Done = (error: Error | null, rows: TextRow[]) => void

/** A connection as pg hands it to what writes its own messages, as pg-cursor does. */
interface WireConnection {
  readonly stream: Duplex
  /** Statements by name, kept by pg from what has a `name` and a `text`. */
  readonly parsedStatements: Readonly<Record<string, string>>
}

/** `Execute` of the unnamed portal without a limit of rows, then `Sync`. */
const EXECUTE_AND_SYNC = Buffer.from([0x45, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0x53, 0, 0, 0, 4])
const [PARSE, BIND] = [0x50, 0x42]
const NULL_LENGTH = -1
const MAX_PARAMETERS = 65_535

/**
 * Runs a statement whose parameters and columns are texts, prepared when it has a name. Errors are those of pg.
 * `keepsPlan`: the plan serves whatever values come; else Postgres chooses.
 */
export function queryTexts(
  runner: Runner,
  statement: TextStatement,
  values: readonly (string | null)[],
  keepsPlan = false,
): Promise<TextRow[]> {
  return new Promise((resolve, reject) => {
    if (values.length > MAX_PARAMETERS)
      return reject(new EngineError('bad-request', `a statement takes at most ${MAX_PARAMETERS} values`))
    const settle: Done = (error, rows) => (error ? reject(error) : resolve(rows))
    if (!('totalCount' in runner)) {
      runner.query(new TextQuery(statement, values, keepsPlan, settle))
      return
    }
    runner.connect((failure, client, release) => {
      if (!client) return reject(failure)
      const done: Done = (error, rows) => {
        release(error !== null && !leavesConnection(error))
        settle(error, rows)
      }
      client.query(new TextQuery(statement, values, keepsPlan, done))
    })
  })
}

/** A statement that Postgres refuses leaves its connection as it was; other failures may not. */
function leavesConnection(error: Error): boolean {
  return 'severity' in error && error.severity === 'ERROR'
}

/**
 * One query in pg's protocol handling, written in one piece. It asks for no description of the columns, because every
 * column is a text, and makes no result object: half of what a small statement costs this process otherwise.
 */
class TextQuery implements pg.Submittable {
  /** pg remembers by `name` and `text` what each connection has prepared. */
  readonly name: string | undefined
  readonly text: string
  private readonly rows: TextRow[] = []
  private rowsBefore: number

  constructor(
    { name, text }: TextStatement,
    private readonly values: readonly (string | null)[],
    keepsPlan: boolean,
    private readonly done: Done,
  ) {
    this.name = name
    this.text = text
    this.rowsBefore = keepsPlan ? 1 : 0
  }

  submit(connection: object): void {
    const { stream, parsedStatements } = connection as WireConnection
    const isPrepared = this.name !== undefined && parsedStatements[this.name] === this.text
    const own = messages(this.name ?? '', isPrepared ? null : this.text, this.values)
    // A connection that is lost meanwhile fails every query of its client.
    if (stream.writable) stream.write(this.rowsBefore > 0 ? Buffer.concat([keepPlan(connection), own]) : own)
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

const keepingConnections = new WeakSet<object>()

/** What makes the connection's next statement keep its plan. */
function keepPlan(connection: object): Buffer {
  if (keepingConnections.has(connection)) return KEEP_PLAN
  keepingConnections.add(connection)
  return PREPARE_KEEP_PLAN
}

/** `Parse` where there is a text to parse, `Bind` of text parameters, `Execute` and `Sync`. */
function messages(name: string, text: string | null, values: readonly (string | null)[]): Buffer {
  const nameBytes = Buffer.byteLength(name)
  const parseBytes = text === null ? 0 : 1 + 4 + nameBytes + 1 + Buffer.byteLength(text) + 1 + 2
  // Portal and statement end with a zero; no parameter formats (all text), the values, no result formats.
  let bindBytes = 1 + 4 + 1 + nameBytes + 1 + 2 + 2 + 2
  for (const value of values) bindBytes += 4 + (value === null ? 0 : Buffer.byteLength(value))
  const buffer = Buffer.allocUnsafe(parseBytes + bindBytes + EXECUTE_AND_SYNC.byteLength)
  let at = 0
  if (text !== null) {
    at = buffer.writeUInt8(PARSE, at)
    at = buffer.writeInt32BE(parseBytes - 1, at)
    at = writeZeroEnded(buffer, name, at)
    at = writeZeroEnded(buffer, text, at)
    at = buffer.writeInt16BE(0, at)
  }
  at = buffer.writeUInt8(BIND, at)
  at = buffer.writeInt32BE(bindBytes - 1, at)
  at = buffer.writeUInt8(0, at)
  at = writeZeroEnded(buffer, name, at)
  at = buffer.writeInt16BE(0, at)
  at = buffer.writeUInt16BE(values.length, at)
  for (const value of values) at = writeValue(buffer, value, at)
  at = buffer.writeInt16BE(0, at)
  EXECUTE_AND_SYNC.copy(buffer, at)
  return buffer
}

function writeZeroEnded(buffer: Buffer, text: string, at: number): number {
  return buffer.writeUInt8(0, at + buffer.write(text, at))
}

function writeValue(buffer: Buffer, value: string | null, at: number): number {
  if (value === null) return buffer.writeInt32BE(NULL_LENGTH, at)
  const bytes = buffer.write(value, at + 4)
  buffer.writeInt32BE(bytes, at)
  return at + 4 + bytes
}

/** Runs before a statement whose plan is kept, in the same unnamed transaction, with which the setting ends. */
const KEEP_PLAN = withoutSync(messages('keep_plan', null, []))
const PREPARE_KEEP_PLAN = withoutSync(
  messages('keep_plan', "select set_config('plan_cache_mode', 'force_generic_plan', true)", []),
)

function withoutSync(written: Buffer): Buffer {
  return written.subarray(0, -5)
}
