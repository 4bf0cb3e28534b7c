/** Runs before it is known how long a statement takes, and the latest of them that are looked at. */
const KNOWN = 8
/** What takes longer gains nothing from company. */
const BRIEF_MS = 1
/** How often a brief statement runs by itself again, to be measured. */
const MEASURED_EVERY = 64

/**
 * Whether a statement may travel with others, who wait for it: its latest runs tell, of which the shortest counts, since
 * a busy machine or slow company makes any run long. What is brief for some values only is given up in company, and its
 * caller pays (`wire/caller-penalties.ts`).
 */
export class Briefness {
  private readonly latest: number[] = []
  private runs = 0

  /** Counts a run, and tells whether it may share. */
  mayShare(): boolean {
    this.runs += 1
    return this.latest.length === KNOWN && this.runs % MEASURED_EVERY > 0 && Math.min(...this.latest) < BRIEF_MS
  }

  /** Of a run: its share of the time in which so many were at work. */
  record(milliseconds: number, atWork: number): void {
    if (this.latest.length === KNOWN) this.latest.shift()
    this.latest.push(milliseconds / Math.max(1, atWork))
  }
}
