import type { EventsConfig } from '../config/config-types.js'
import type { Logger } from '../logger.js'

/** A webhook delivery, claimed by this process until its lease ends. */
export interface Delivery {
  readonly id: string
  /** Deliveries with the same key share a limit; other keys are never delayed by it. */
  readonly key: string
  run(signal: AbortSignal): Promise<void>
}

/** A table of deliveries. */
export interface DeliveryQueue {
  readonly name: string
  /** Every key that may have something to deliver now. */
  keys(): readonly string[]
  /** Claims up to the given number of due deliveries per key, skipping those claimed by others. */
  claim(free: ReadonlyMap<string, number>): Promise<readonly Delivery[]>
  /** Extends the leases of deliveries in progress. */
  renew(ids: readonly string[]): Promise<void>
  /** Releases claims that were never started or were interrupted, so that nobody has to wait for the lease to lapse. */
  release(ids: readonly string[]): Promise<void>
}

const RENEWALS_PER_LEASE = 3
/** Short, because after a long outage events shouldn't wait for the next poll as well. */
const MAX_BACKOFF_MS = 5_000

/**
 * At-least-once delivery: a row is claimed with a lease, which is renewed while its delivery runs and lapses if the
 * process dies. Polls at the given interval, and at once when woken.
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

  /** Polls now, or again if a poll is already running. */
  wake(): void {
    if (this.isStopped || this.config.fetchIntervalMs === 0) return
    this.isWoken = true
    this.polling ??= this.poll().finally(() => {
      this.polling = null
      this.schedule()
    })
  }

  /** Claims nothing more and waits up to `waitMs` for deliveries in progress; the rest is released. */
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
      // If a lease lapses while the database is away, its row may be claimed again although it is still in progress
      // here.
      else for (const delivery of claimed) if (!this.running.has(delivery.id)) this.begin(delivery)
    } catch (error) {
      this.failures += 1
      if (this.failures === 1)
        this.logger.warn({ err: error, queue: this.queue.name }, 'could not read the delivery queue')
    }
  }

  /** How many each key may claim. Keys rotate, so that a full pool doesn't always starve the same ones. */
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
        this.logger.error({ err: error, queue: this.queue.name, id: delivery.id }, 'could not record a delivery'),
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
      this.logger.warn({ err: error, queue: this.queue.name }, 'could not renew leases of deliveries')
    })
  }
}
