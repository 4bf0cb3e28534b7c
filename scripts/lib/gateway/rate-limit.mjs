const MINUTE_MS = 60_000
/** How much of a minute's quota may be spent at once. */
const BURST_SHARE = 0.5
/** How many callers are remembered; the oldest are evicted. */
const CALLERS_MAX = 50_000
/** However much was spent, nobody has to wait longer than this. */
const DEBT_MS_MAX = 30_000

/**
 * A token bucket per caller. It lives in this process: each replica counts for itself, and a restart resets it. That
 * suffices to keep one caller from using up shared resources; limits that protect secrets are in Postgres.
 */
export class RateLimit {
  /**
   * @param {number} perMinute units; 0 disables the limit
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
   * Takes units, or none if there aren't enough.
   * @param {string} caller
   * @param {number} [units]
   * @returns {number} 0, or the number of seconds to wait
   */
  take(caller, units = 1) {
    if (this.perMs === 0) return 0
    const bucket = this.#bucketOf(caller)
    // A request larger than the bucket is admitted by a full one, and paid off afterwards.
    const needed = Math.min(units, this.size)
    if (bucket.level < needed) return Math.max(1, Math.ceil((needed - bucket.level) / this.perMs / 1000))
    this.#spend(bucket, units)
    return 0
  }

  /**
   * Charges units in retrospect, even if there aren't enough.
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
    // Reinserted, so that the map is ordered by last use.
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
  /** @param {number} most per caller */
  constructor(most) {
    this.most = most
    /** @type {Map<string, number>} */
    this.counts = new Map()
  }

  /** @param {string} caller @returns {boolean} whether there was room for another, which is then counted */
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
