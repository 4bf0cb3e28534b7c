import pg from 'pg'
import { CallerPenalties } from './caller-penalties.js'
import type { TextRow, TextStatement, TextValues } from './messages.js'
import { isUnknownStatement, TextQuery } from './text-query.js'

/** A brief query and its caller. */
export interface Passenger {
  readonly statement: TextStatement
  readonly values: TextValues
  readonly keepsPlan: boolean
  readonly caller: string
}

export interface Carried {
  readonly rows: TextRow[]
  /** Duration, including those already in flight before it. */
  readonly milliseconds: number
  /** How many were in flight on the connection, itself included. */
  readonly atWork: number
}

/** Nothing was executed, and it has to run on a connection of its own. */
type Refused = 'refused'

interface Waiting extends Passenger {
  readonly resolve: (outcome: Carried | Refused) => void
  readonly reject: (error: Error) => void
}

/** Maximum number of statements in flight on one connection. */
const MAX_PASSENGERS = 16
/** Cancels whatever holds others up. Nearly all locks a query needs are free; 1 ms is Postgres' minimum. */
const TIMEOUTS = { lock_timeout: 1, statement_timeout: 50 }
const [LOCK_NOT_AVAILABLE, QUERY_CANCELED] = ['55P03', '57014']

/**
 * Pipelines brief queries on a few dedicated connections: for a brief statement the round trip costs more than its
 * work, and more active backends than cores only take turns. Each is a transaction of its own (followed by a `Sync`),
 * so none can see, roll back or fail another. A statement that waits for a lock or takes long hits these connections'
 * timeouts and then runs alone.
 */
export class Lanes {
  readonly #lanes: readonly Lane[]
  readonly #waiting: Waiting[] = []
  readonly #penalties = new CallerPenalties()
  #isScheduled = false

  constructor(config: pg.ClientConfig, count: number) {
    this.#lanes = Array.from({ length: count }, () => new Lane({ ...config, ...TIMEOUTS, pipeline: true }))
  }

  /** Runs a brief statement. Rejects with pg's errors. */
  query(passenger: Passenger): Promise<Carried | Refused> {
    if (!this.#penalties.mayShare(passenger.caller)) return Promise.resolve('refused')
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ...passenger, resolve, reject })
      this.#schedule()
    })
  }

  /** Closes the connections once everything in flight has completed. */
  async end(): Promise<void> {
    await Promise.all(this.#lanes.map((lane) => lane.end()))
  }

  /** Deferred until all input has been read, so that statements go out in one write. */
  #schedule(): void {
    if (this.#isScheduled || this.#waiting.length === 0) return
    this.#isScheduled = true
    setImmediate(() => {
      this.#isScheduled = false
      this.#depart()
    })
  }

  #depart(): void {
    const places = this.#lanes.reduce((sum, lane) => sum + MAX_PASSENGERS - lane.atWork, 0)
    for (const one of this.#waiting.splice(0, places)) {
      const lane = this.#lanes.reduce((least, other) => (other.atWork < least.atWork ? other : least))
      lane.board(one, (outcome) => this.#arrive(one, outcome))
    }
    for (const lane of this.#lanes) lane.depart()
  }

  #arrive({ caller, resolve, reject }: Waiting, outcome: Carried | Error): void {
    if (!(outcome instanceof Error)) {
      this.#penalties.succeed(caller)
      resolve(outcome)
    } else if (isGivenUp(outcome)) {
      this.#penalties.fail(caller)
      resolve('refused')
    } else if (isUnknownStatement(outcome)) resolve('refused')
    else reject(outcome)
    this.#schedule()
  }
}

function isGivenUp(error: Error): boolean {
  return 'code' in error && (error.code === LOCK_NOT_AVAILABLE || error.code === QUERY_CANCELED)
}

type Arrive = (outcome: Carried | Error) => void

/** One connection, opened on demand. */
class Lane {
  atWork = 0
  #boarding: TextQuery[] = []
  #client: Promise<pg.Client> | null = null

  constructor(private readonly config: pg.ClientConfig) {}

  /** Queues a statement for the next write. */
  board({ statement, values, keepsPlan }: Passenger, arrive: Arrive): void {
    const execution = { keepsPlan, sentAt: 0 }
    this.atWork += 1
    const { atWork } = this
    const query = TextQuery.ofAnybody(statement, values, execution, (error, rows) => {
      this.atWork -= 1
      arrive(error ?? { rows, milliseconds: performance.now() - execution.sentAt, atWork })
    })
    this.#boarding.push(query)
  }

  /** Sends all queued statements in one write. */
  depart(): void {
    const queries = this.#boarding
    if (queries.length === 0) return
    this.#boarding = []
    this.#client ??= this.#open()
    this.#client.then(
      (client) => {
        const { stream } = (client as unknown as { connection: { stream: import('node:stream').Duplex } }).connection
        stream.cork()
        for (const query of queries) client.query(query)
        stream.uncork()
      },
      (error: Error) => {
        for (const query of queries) query.handleError(error)
      },
    )
  }

  async end(): Promise<void> {
    const client = await this.#client?.catch(() => null)
    this.#client = null
    await client?.end()
  }

  async #open(): Promise<pg.Client> {
    const client = new pg.Client(this.config)
    // Everything in flight fails with the connection; the next statement opens another.
    const forget = () => {
      this.#client = null
    }
    client.on('error', forget).on('end', forget)
    try {
      await client.connect()
    } catch (error) {
      forget()
      throw error
    }
    return client
  }
}
