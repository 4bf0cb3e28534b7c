/** How many callers are remembered; those penalised longest ago are evicted. */
const MAX_CALLERS = 1_000
const FIRST = 8
const MAX_PENALTY = 1 << 12
/** How much of its penalty one well-behaved shared query works off. */
const MADE_GOOD = 0.1

interface Penalty {
  /** Queries to run alone after the next failure. */
  size: number
  /** How many of them are left. */
  left: number
}

/**
 * A caller that has held others up runs alone for a while, longer each time. Penalises the caller rather than the
 * statement, because others use the same statement with harmless values.
 */
export class CallerPenalties {
  readonly #penalties = new Map<string, Penalty>()

  /** Counts a query, and returns whether it may share. */
  mayShare(caller: string): boolean {
    const penalty = this.#penalties.get(caller)
    if (!penalty || penalty.left === 0) return true
    penalty.left -= 1
    return false
  }

  succeed(caller: string): void {
    const penalty = this.#penalties.get(caller)
    if (!penalty) return
    penalty.size -= MADE_GOOD
    if (penalty.size < FIRST) this.#penalties.delete(caller)
  }

  fail(caller: string): void {
    const size = Math.min((this.#penalties.get(caller)?.size ?? FIRST / 2) * 2, MAX_PENALTY)
    this.#penalties.delete(caller)
    this.#penalties.set(caller, { size, left: Math.ceil(size) })
    const [oldest] = this.#penalties.keys()
    if (this.#penalties.size > MAX_CALLERS && oldest !== undefined) this.#penalties.delete(oldest)
  }
}
