const MS = 1000
/** Nothing was heard of the recorder for so long: the device slept. */
const ASLEEP_MS = 10_000

/** How long a recording is by now, without its pauses and without what its device slept through. */
export class RecordedClock {
  private heardMs = 0
  private since: number | null = null

  get seconds(): number {
    return this.heardMs / MS
  }

  run(now: number): void {
    this.since = now
  }

  pause(now: number): void {
    this.tick(now)
    this.since = null
  }

  /** @returns false if the device slept since the last time, which isn't counted */
  tick(now: number): boolean {
    if (this.since === null) return true
    const passed = now - this.since
    this.since = now
    if (passed > ASLEEP_MS) return false
    this.heardMs += passed
    return true
  }
}
