import pg from 'pg'
import { CallerPenalties } from './caller-penalties.js'
import type { TextRow, TextStatement, TextValues } from './messages.js'
import { isUnknownStatement, TextQuery } from './text-query.js'

/** A brief query, and who asks it. */
export interface Passenger {
  readonly statement: TextStatement
  readonly values: TextValues
  readonly keepsPlan: boolean
  readonly caller: string
}

export interface Carried {
  readonly rows: TextRow[]
  /** How long it took, with those that were on their way before it. */
  readonly milliseconds: number
  /** How many were on their way on the connection, itself included. */
  readonly atWork: number
}

/** Nothing of it has happened, and it is to run on a connection of its own. */
type Refused = 'refused'

interface Waiting extends Passenger {
  readonly resolve: (outcome: Carried | Refused) => void
  readonly reject: (error: Error) => void
}

/** Statements on their way on one connection. */
const MAX_PASSENGERS = 16
/** What holds the others up is given up. Almost all locks that a query meets are free: 1 ms is Postgres' least. */
const TIMEOUTS = { lock_timeout: 1, statement_timeout: 50 }
const [LOCK_NOT_AVAILABLE, QUERY_CANCELED] = ['55P03', '57014']

/**
 * Carries brief queries on a few connections of its own, where they follow each other without waiting for answers: for a
 * brief statement, the way to Postgres and back costs more than its work, and more backends at work than cores only take
 * turns. Each is its own transaction (a `Sync` follows it), so nobody sees, undoes or fails anything of another's. A
 * statement that waits for a lock, or takes long, ends at a timeout of these connections and runs by itself.
 */
export class Lanes {
  readonly #lanes: readonly Lane[]
  readonly #waiting: Waiting[] = []
  readonly #penalties = new CallerPenalties()
  #isScheduled = false

  constructor(config: pg.ClientConfig, count: number) {
    this.#lanes = Array.from({ length: count }, () => new Lane({ ...config, ...TIMEOUTS, pipeline: true }))
  }

  /** Runs a statement whose work is brief. Rejects with errors of pg. */
  query(passenger: Passenger): Promise<Carried | Refused> {
    if (!this.#penalties.mayShare(passenger.caller)) return Promise.resolve('refused')
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ...passenger, resolve, reject })
      this.#schedule()
    })
  }

  /** Closes the connections, once all on their way have arrived. */
  async end(): Promise<void> {
    await Promise.all(this.#lanes.map((lane) => lane.end()))
  }

  /** Once everything that has arrived by now has been read: it goes in one write. */
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

/** One connection, opened when it is needed. */
class Lane {
  atWork = 0
  #boarding: TextQuery[] = []
  #client: Promise<pg.Client> | null = null

  constructor(private readonly config: pg.ClientConfig) {}

  /** Takes a place for a statement; it goes with the next departure. */
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

  /** Sends those that have boarded, in one write. */
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
    // All on their way fail with the connection; the next opens another.
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
