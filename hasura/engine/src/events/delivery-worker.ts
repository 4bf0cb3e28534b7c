import type { EventsConfig } from '../config/config-types.js'
import type { Logger } from '../logger.js'

/** Something to be POSTed to somebody, claimed for this process until its lease ends. */
export interface Delivery {
  readonly id: string
  /** Deliveries of one key share a limit; other keys are never delayed by it. */
  readonly key: string
  run(signal: AbortSignal): Promise<void>
}

/** A table of deliveries. */
export interface DeliveryQueue {
  readonly name: string
  /** Every key that may have something to deliver now. */
  keys(): readonly string[]
  /** Claims up to the given number of due deliveries per key, skipping what others have claimed. */
  claim(free: ReadonlyMap<string, number>): Promise<readonly Delivery[]>
  /** Extends the leases of what is still under way. */
  renew(ids: readonly string[]): Promise<void>
  /** Gives claims back that were never begun or were interrupted, so that nobody waits for their lease. */
  release(ids: readonly string[]): Promise<void>
}

const RENEWALS_PER_LEASE = 3
/** Long outages end, too: an event shouldn't wait for its look at the queue as long as for its lease. */
const MAX_BACKOFF_MS = 5_000

/**
 * Delivers at least once: a row is claimed by a lease, renewed while its delivery runs, and open to others again when
 * the process dies. Polls at the given interval, and at once when woken.
 */
export class DeliveryWorker {
  private readonly running = new Map<string, { key: string; done: Promise<void> }>()
  private readonly abort = new AbortController()
  private timer: NodeJS.Timeout | null = null
  private renewal: NodeJS.Timeout | null = null
  private polling: Promise<void> | null = null
  private isWoken = false
  private isStopped = false
  private failures = 0
  private turn = 0

  constructor(
    private readonly queue: DeliveryQueue,
    private readonly config: EventsConfig,
    private readonly logger: Logger,
  ) {}

  start(): void {
    if (this.config.fetchIntervalMs === 0) return
    this.renewal = setInterval(() => void this.renew(), this.config.leaseMs / RENEWALS_PER_LEASE)
    this.wake()
  }

  /** Looks at the queue now, or again when it is looking already. */
  wake(): void {
    if (this.isStopped || this.config.fetchIntervalMs === 0) return
    this.isWoken = true
    this.polling ??= this.poll().finally(() => {
      this.polling = null
      this.schedule()
    })
  }

  /** Claims nothing more and waits for what is under way, at most `waitMs`; what isn't done by then is given back. */
  async stop(waitMs: number): Promise<void> {
    this.isStopped = true
    if (this.timer) clearTimeout(this.timer)
    await this.polling
    const deadline = AbortSignal.timeout(waitMs)
    deadline.addEventListener('abort', () => this.abort.abort(), { once: true })
    let released: Promise<void> | undefined
    const release = () => {
      released = this.queue.release([...this.running.keys()]).catch(() => {})
    }
    this.abort.signal.addEventListener('abort', release, { once: true })
    await Promise.all([...this.running.values()].map(({ done }) => done))
    await released
    if (this.renewal) clearInterval(this.renewal)
  }

  private schedule(): void {
    if (this.isStopped) return
    if (this.timer) clearTimeout(this.timer)
    const pause = this.config.fetchIntervalMs * 2 ** Math.min(this.failures, 10)
    this.timer = setTimeout(() => this.wake(), this.failures === 0 ? pause : Math.min(pause, MAX_BACKOFF_MS))
    if (this.isWoken && this.failures === 0) this.wake()
  }

  private async poll(): Promise<void> {
    this.isWoken = false
    try {
      const free = this.freeSlots()
      if (free.size === 0) return
      const claimed = await this.queue.claim(free)
      this.failures = 0
      if (this.isStopped) await this.queue.release(claimed.map(({ id }) => id))
      // What runs out of its lease while the database is away comes back although it is still under way here.
      else for (const delivery of claimed) if (!this.running.has(delivery.id)) this.begin(delivery)
    } catch (error) {
      this.failures += 1
      if (this.failures === 1)
        this.logger.warn({ err: error, queue: this.queue.name }, 'the queue of deliveries cannot be read')
    }
  }

  /** What each key may claim. Another key comes first each time, so that a full pool is not always full for the same. */
  private freeSlots(): ReadonlyMap<string, number> {
    let left = this.config.poolSize - this.running.size
    const used = new Map<string, number>()
    for (const { key } of this.running.values()) used.set(key, (used.get(key) ?? 0) + 1)
    const keys = this.queue.keys()
    const first = keys.length > 0 ? this.turn++ % keys.length : 0
    const slots = new Map<string, number>()
    for (const key of [...keys.slice(first), ...keys.slice(0, first)]) {
      const free = Math.min(this.config.perTriggerLimit - (used.get(key) ?? 0), left)
      if (free <= 0) continue
      slots.set(key, free)
      left -= free
    }
    return slots
  }

  private begin(delivery: Delivery): void {
    const done = delivery
      .run(this.abort.signal)
      .catch((error: unknown) =>
        this.logger.error({ err: error, queue: this.queue.name, id: delivery.id }, 'a delivery could not be recorded'),
      )
      .finally(() => {
        this.running.delete(delivery.id)
        this.wake()
      })
    this.running.set(delivery.id, { key: delivery.key, done })
  }

  private async renew(): Promise<void> {
    if (this.running.size === 0) return
    await this.queue.renew([...this.running.keys()]).catch((error: unknown) => {
      this.logger.warn({ err: error, queue: this.queue.name }, 'leases of deliveries could not be renewed')
    })
  }
}
