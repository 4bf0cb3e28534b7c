/** Runs before it is known how long a statement takes, and the latest of them that are looked at. */
const KNOWN = 8
/** What takes longer gains nothing from company. */
const BRIEF_MS = 1
/** How often a brief statement runs by itself again, to be measured. */
const MEASURED_EVERY = 64
const MAX_PENALTY = 1 << 16
/** How much of it a run in company makes good. */
const MADE_GOOD = 0.1

/**
 * Whether a statement may travel with others, who wait for it: its latest runs tell, of which the shortest counts, since
 * a busy machine or slow company makes any run long. A statement that is brief for some values only is found out by
 * failing its company in time, and then runs by itself for ever longer.
 */
export class Briefness {
  private readonly latest: number[] = []
  private runs = 0
  private penalty = KNOWN
  private alone = 0

  /** Counts a run, and tells whether it may share. */
  mayShare(): boolean {
    this.runs += 1
    if (this.alone > 0) {
      this.alone -= 1
      return false
    }
    return this.latest.length === KNOWN && this.runs % MEASURED_EVERY > 0 && Math.min(...this.latest) < BRIEF_MS
  }

  /** Of a run: its share of the time in which so many were at work. */
  record(milliseconds: number, atWork: number): void {
    if (this.latest.length === KNOWN) this.latest.shift()
    this.latest.push(milliseconds / Math.max(1, atWork))
  }

  /** It has kept its company waiting no longer than it may. */
  succeed(): void {
    this.penalty = Math.max(KNOWN, this.penalty - MADE_GOOD)
  }

  /** It has made its company fail: it was refused, or took too long. */
  fail(): void {
    this.penalty = Math.min(this.penalty * 2, MAX_PENALTY)
    this.alone = Math.ceil(this.penalty)
  }
}
