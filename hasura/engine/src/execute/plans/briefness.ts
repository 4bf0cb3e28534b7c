/** Runs before a statement's duration counts as known, and how many recent runs are considered. */
const KNOWN = 8
/** Longer statements gain nothing from sharing. */
const BRIEF_MS = 1
/** How often a brief statement runs alone again, to be measured. */
const MEASURED_EVERY = 64

/**
 * Whether a statement may share a connection, where others wait for it. Decided by the shortest of its recent runs,
 * because a busy machine or slow neighbours can make any run long. A statement that is brief for some values only is
 * cancelled when it takes too long among others, and its caller is penalised (`wire/caller-penalties.ts`).
 */
export class Briefness {
  private readonly latest: number[] = []
  private runs = 0

  /** Counts a run, and returns whether it may share. */
  mayShare(): boolean {
    this.runs += 1
    return this.runs % MEASURED_EVERY > 0 && this.isBrief()
  }

  /** Whether its recent runs were brief; false while too few are known. */
  isBrief(): boolean {
    return this.latest.length === KNOWN && Math.min(...this.latest) < BRIEF_MS
  }

  /** Records a run's share of the time, given how many were running. */
  record(milliseconds: number, atWork: number): void {
    if (this.latest.length === KNOWN) this.latest.shift()
    this.latest.push(milliseconds / Math.max(1, atWork))
  }
}
