/** How Postgres plans a prepared statement: anew for each execution's values, or once for whatever values come. */
export type Planning = 'fresh' | 'kept'

/** Executions before the other way is tried, and tries of it in a row. */
const FIRST = 8
/** How often the way that lost is tried again while it takes hardly longer; the more it does, the rarer. */
const GAP = 16
/** A kept plan must save something to be worth saying so. */
const WORTH = 0.9
const MUCH = 2
/** Executions that a mean looks back on. */
const SPAN = 64

/**
 * Chooses by measuring. Planning a statement of ten relationships takes as long as running it, but only a plan made for
 * the values knows that one status stands in half of the rows and another in three. Postgres itself chooses by estimates,
 * in which planning costs next to nothing and an unknown limit a tenth of the table.
 */
export class PlanChoice {
  private readonly means = { fresh: new Mean(), kept: new Mean() }
  private sinceTry = 0
  private tried: Planning | null = null

  /** Only one execution at a time tries the other way: nobody knows how long it takes. */
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

  /** Whether an execution with this planning tries the way that isn't the usual one. */
  isTry(planning: Planning): boolean {
    return planning === this.tried
  }

  private gap(better: Planning, other: Planning): number {
    const { count, value } = this.means[other]
    const ratio = Math.max(1, value / this.means[better].value)
    return count === 0 ? 0 : (count < FIRST ? 1 : GAP) * ratio ** 2
  }

  /** Failures count as well: a plan may be so slow that Postgres gives it up. Null is for what never ran. */
  record(planning: Planning, milliseconds: number | null): void {
    if (planning === this.tried) this.tried = null
    if (milliseconds === null) return
    const usual = this.means[planning === 'kept' ? 'fresh' : 'kept'].value
    // What used to take much longer and is now the quicker way is measured from here on.
    if (milliseconds < usual && this.means[planning].value > usual * MUCH) this.means[planning] = new Mean()
    this.means[planning].add(milliseconds)
  }
}

/** A mean of the latest values, which forgets the older ones gradually. */
class Mean {
  value = 0
  count = 0

  add(value: number): void {
    this.count += 1
    this.value += (value - this.value) / Math.min(this.count, SPAN)
  }
}
