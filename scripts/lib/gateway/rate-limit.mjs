const MINUTE_MS = 60_000
/** How much of a minute's share may be spent at once. */
const BURST_SHARE = 0.5
/** More callers than this are not remembered: the oldest are forgotten first. */
const CALLERS_MAX = 50_000
/** However much was spent, nobody is sent away for longer than this. */
const DEBT_MS_MAX = 30_000

/**
 * A bucket for each caller, which fills by the minute. It lives in this process: each replica counts for itself, and a
 * restart forgives. That is enough for what it is for, keeping one caller from taking what all share; the limits that
 * guard secrets stand in Postgres.
 */
export class RateLimit {
  /**
   * @param {number} perMinute units; 0 counts nothing
   * @param {() => number} [now]
   */
  constructor(perMinute, now = Date.now) {
    this.perMs = perMinute / MINUTE_MS
    this.size = perMinute * BURST_SHARE
    this.now = now
    /** @type {Map<string, { level: number, at: number }>} */
    this.buckets = new Map()
  }

  /**
   * Takes units, or nothing at all when there are not enough.
   * @param {string} caller
   * @param {number} [units]
   * @returns {number} 0, or after how many seconds to try again
   */
  take(caller, units = 1) {
    if (this.perMs === 0) return 0
    const bucket = this.#bucketOf(caller)
    // What costs more than a full bucket is let through by a full one, and paid off afterwards.
    const needed = Math.min(units, this.size)
    if (bucket.level < needed) return Math.max(1, Math.ceil((needed - bucket.level) / this.perMs / 1000))
    this.#spend(bucket, units)
    return 0
  }

  /**
   * Takes for what turned out to have cost more, whether it is there or not.
   * @param {string} caller
   * @param {number} units
   */
  charge(caller, units) {
    if (this.perMs > 0 && units > 0) this.#spend(this.#bucketOf(caller), units)
  }

  #spend(bucket, units) {
    bucket.level = Math.max(bucket.level - units, -DEBT_MS_MAX * this.perMs)
  }

  #bucketOf(caller) {
    const now = this.now()
    const known = this.buckets.get(caller)
    // Taken out and put back, so that the first of the map is the one that has been quiet for longest.
    if (known) this.buckets.delete(caller)
    const level = known ? Math.min(this.size, known.level + (now - known.at) * this.perMs) : this.size
    const bucket = { level, at: now }
    this.buckets.set(caller, bucket)
    const [oldest] = this.buckets.size > CALLERS_MAX ? this.buckets.keys() : []
    if (oldest !== undefined) this.buckets.delete(oldest)
    return bucket
  }
}

/** How many of something each caller has open. */
export class OpenLimit {
  /** @param {number} most for one caller */
  constructor(most) {
    this.most = most
    /** @type {Map<string, number>} */
    this.counts = new Map()
  }

  /** @param {string} caller @returns {boolean} whether there was room for one more, which is counted then */
  open(caller) {
    const count = this.counts.get(caller) ?? 0
    if (count >= this.most) return false
    this.counts.set(caller, count + 1)
    return true
  }

  /** @param {string} caller */
  close(caller) {
    const count = (this.counts.get(caller) ?? 0) - 1
    if (count > 0) this.counts.set(caller, count)
    else this.counts.delete(caller)
  }
}
