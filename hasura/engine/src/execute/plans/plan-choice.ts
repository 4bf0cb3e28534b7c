/** How Postgres plans a prepared statement: anew for each execution's values, or once for any values. */
export type Planning = 'fresh' | 'kept'

/** Executions before the alternative is tried, and trials of it in a row. */
const FIRST = 8
/** Interval between further trials of the slower option; the slower it is, the rarer. */
const GAP = 16
/** A kept plan must save at least this much to be chosen. */
const WORTH = 0.9
const MUCH = 2
/** Executions covered by a mean. */
const SPAN = 64

/**
 * Chooses by measuring. Planning a statement with ten relationships takes as long as running it, but only a plan made
 * for the actual values knows that one status occurs in half of the rows and another in three. Postgres' own choice
 * relies on estimates, in which planning costs next to nothing and an unknown limit means a tenth of the table.
 */
export class PlanChoice {
  private readonly means = { fresh: new Mean(), kept: new Mean() }
  private sinceTry = 0
  private tried: Planning | null = null

  /** Only one execution at a time tries the alternative, because its duration is unknown. */
  next(): Planning {
    const { fresh, kept } = this.means
    if (fresh.count < FIRST) return 'fresh'
    const isKeptBetter = kept.count > 0 && kept.value < fresh.value * WORTH
    const [better, other]: [Planning, Planning] = isKeptBetter ? ['kept', 'fresh'] : ['fresh', 'kept']
    this.sinceTry += 1
    if (this.tried || this.sinceTry <= this.gap(better, other)) return better
    this.tried = other
    this.sinceTry = 0
    return other
  }

  /** Whether an execution with this planning is a trial of the alternative. */
  isTry(planning: Planning): boolean {
    return planning === this.tried
  }

  private gap(better: Planning, other: Planning): number {
    const { count, value } = this.means[other]
    const ratio = Math.max(1, value / this.means[better].value)
    return count === 0 ? 0 : (count < FIRST ? 1 : GAP) * ratio ** 2
  }

  /** Failures count too: a plan may be so slow that Postgres cancels it. Null if it never ran. */
  record(planning: Planning, milliseconds: number | null): void {
    if (planning === this.tried) this.tried = null
    if (milliseconds === null) return
    const usual = this.means[planning === 'kept' ? 'fresh' : 'kept'].value
    // An option that used to be much slower and is now faster starts over with its measurements.
    if (milliseconds < usual && this.means[planning].value > usual * MUCH) this.means[planning] = new Mean()
    this.means[planning].add(milliseconds)
  }
}

/** A moving mean that gradually forgets older values. */
class Mean {
  value = 0
  count = 0

  add(value: number): void {
    this.count += 1
    this.value += (value - this.value) / Math.min(this.count, SPAN)
  }
}
