import type pg from 'pg'
import { Batch, type Passenger } from './batch.js'
import { isPrepared, type TextRow, type TextStatement, type TextValues } from './messages.js'
import { SHARE, shareValues } from './settings.js'
import { connectionOf, leavesConnection, queryTexts } from './text-query.js'

/** All that were together were undone, because this one failed, or another one did. */
type Undone = 'failed' | 'undone'

export interface Carried {
  readonly rows: TextRow[]
  /** How long it took with all that were at work meanwhile in the same lane. */
  readonly milliseconds: number
  readonly atWork: number
}

interface Waiting extends Passenger {
  readonly resolve: (outcome: Carried | Undone) => void
  readonly reject: (error: Error) => void
}

interface Lane {
  readonly since: number
}

const MAX_PASSENGERS = 16
/** A lane that has been busy for so long is counted out: its statement is not as brief as thought. */
const OVERDUE_MS = 100

/**
 * Carries brief queries on a few connections of the pool. What comes while these are busy waits for the next and goes
 * together, in one write and one answer: for a brief statement, the way to Postgres and back costs more than its work,
 * and more backends at work than cores only take turns.
 */
export class Lanes {
  #waiting: Waiting[] = []
  readonly #busy = new Set<Lane>()
  #isScheduled = false
  #check: NodeJS.Timeout | null = null

  constructor(
    private readonly pool: pg.Pool,
    private readonly count: number,
  ) {}

  /** Runs a statement whose work is brief and can be undone. Rejects with errors of pg, unless it was among others. */
  query(statement: TextStatement, values: TextValues, keepsPlan: boolean): Promise<Carried | Undone> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ statement, values, keepsPlan, resolve, reject })
      if (this.#busy.size === 0 && this.#waiting.length === 1) this.#depart()
      else this.#schedule()
    })
  }

  /** Once everything that has arrived by now has been read. */
  #schedule(): void {
    if (this.#isScheduled) return
    this.#isScheduled = true
    setImmediate(() => {
      this.#isScheduled = false
      this.#depart()
    })
  }

  /** The free lanes share what waits. */
  #depart(): void {
    let free = this.count - this.#inTime()
    for (; free > 0 && this.#waiting.length > 0; free--) {
      const share = Math.min(MAX_PASSENGERS, Math.ceil(this.#waiting.length / free))
      this.#send(this.#waiting.splice(0, share))
    }
    if (this.#waiting.length > 0 && !this.#check) {
      this.#check = setTimeout(() => {
        this.#check = null
        this.#depart()
      }, OVERDUE_MS).unref()
    }
  }

  #inTime(): number {
    const latest = performance.now() - OVERDUE_MS
    let count = 0
    for (const { since } of this.#busy) if (since > latest) count += 1
    return count
  }

  #send(passengers: readonly Waiting[]): void {
    const lane = { since: performance.now() }
    this.#busy.add(lane)
    const leave = () => {
      this.#busy.delete(lane)
      if (this.#waiting.length > 0) this.#schedule()
    }
    this.pool.connect((failure, client, release) => {
      if (!client) {
        for (const { reject } of passengers) reject(failure ?? new Error('no connection to the database'))
        return leave()
      }
      carry(client, passengers).then((lost) => {
        release(lost)
        leave()
      })
    })
  }
}

/** Whether the connection was lost on the way. What it has not prepared yet is prepared by running alone. */
async function carry(client: pg.ClientBase, passengers: readonly Waiting[]): Promise<boolean> {
  const [only] = passengers
  if (only && passengers.length === 1) return carryAlone(client, only)
  const connection = connectionOf(client)
  const known = passengers.filter(({ statement }) => isPrepared(connection, statement))
  let isLost = false
  for (const one of passengers) if (!known.includes(one)) isLost = (await carryAlone(client, one)) || isLost
  if (known.length === 0) return isLost
  // By itself it changes nothing; a lost connection fails what comes next, too.
  if (!isPrepared(connection, SHARE)) await queryTexts(client, SHARE, shareValues(0, false)).catch(() => {})
  return carryTogether(client, known)
}

async function carryAlone(client: pg.ClientBase, { statement, values, keepsPlan, ...waiting }: Waiting) {
  const began = performance.now()
  try {
    const rows = await queryTexts(client, statement, values, { keepsPlan })
    waiting.resolve({ rows, milliseconds: performance.now() - began, atWork: 1 })
    return false
  } catch (error) {
    waiting.reject(error as Error)
    return !leavesConnection(error as Error)
  }
}

function carryTogether(client: pg.ClientBase, passengers: readonly Waiting[]): Promise<boolean> {
  // Those that plan alike travel side by side.
  const seats = passengers.toSorted((one, other) => Number(one.keepsPlan) - Number(other.keepsPlan))
  const began = performance.now()
  return new Promise((resolve) => {
    const done = (error: Error | null, rows: readonly TextRow[][], culprit?: number) => {
      const isLost = error !== null && !leavesConnection(error)
      const milliseconds = performance.now() - began
      for (const [index, one] of seats.entries()) {
        if (isLost) one.reject(error)
        else if (error) one.resolve(index === culprit ? 'failed' : 'undone')
        else one.resolve({ rows: rows[index] ?? [], milliseconds, atWork: seats.length })
      }
      resolve(isLost)
    }
    client.query(new Batch(seats, done))
  })
}
