import pg from 'pg'
import type { CallAction } from '../actions/call-action.js'
import type { EngineConfig } from '../config/config-types.js'
import type { Logger } from '../logger.js'
import type { Metadata } from '../metadata/model/metadata.js'
import { createActionQueue } from './action-journal.js'
import { createCronQueue } from './cron-queue.js'
import { syncCronEvents } from './cron-schedule.js'
import { DeliveryWorker } from './delivery-worker.js'
import { ACTION_NOTICE, EVENTS_CHANNEL, lockEngineSchema, METADATA_CHANNEL, ONE_OFF_NOTICE } from './engine-schema.js'
import { createEventQueue } from './event-queue.js'
import { createOneOffQueue } from './one-off-queue.js'
import { pruneEvents } from './prune.js'

export interface EventServiceOptions {
  readonly config: EngineConfig
  readonly pool: pg.Pool
  readonly metadata: () => Metadata
  readonly callAction: CallAction
  /** Another process stored new metadata; receives its id. */
  readonly onMetadataNotice: (senderId: string) => void
  readonly logger: Logger
}

const FIRST_RECONNECT_MS = 200
const MAX_RECONNECT_MS = 5_000
/** How often upcoming cron events are topped up: long before a hundred of them, a minute apart, are used up. */
const CRON_REFILL_MS = 10 * 60_000
const PRUNE_MS = 60 * 60_000

/** One-off events are polled less often than others: every ten seconds, Hasura's default. */
const ONE_OFF_PAUSES = 10

/**
 * Delivers event triggers, cron triggers, one-off events and asynchronous action calls, and listens for notifications.
 */
export class EventService {
  private readonly events: DeliveryWorker
  private readonly crons: DeliveryWorker
  private readonly oneOffs: DeliveryWorker
  private readonly actions: DeliveryWorker
  private listener: pg.Client | null = null
  private reconnect: NodeJS.Timeout | null = null
  private refill: NodeJS.Timeout | null = null
  private prune: NodeJS.Timeout | null = null
  private pruning: Promise<void> | null = null
  private readonly ending = new AbortController()
  private isStopped = false

  constructor(private readonly options: EventServiceOptions) {
    const { config, pool, metadata, logger } = options
    const shared = { pool, environment: config.environment, leaseMs: config.events.leaseMs, logger }
    this.events = new DeliveryWorker(createEventQueue({ ...shared, metadata }), config.events, logger)
    const triggers = () => metadata().cron_triggers
    this.crons = new DeliveryWorker(createCronQueue({ ...shared, triggers }), config.events, logger)
    const rarely = { ...config.events, fetchIntervalMs: config.events.fetchIntervalMs * ONE_OFF_PAUSES }
    this.oneOffs = new DeliveryWorker(createOneOffQueue(shared), rarely, logger)
    const { callAction } = options
    const queue = createActionQueue({ ...shared, actions: () => metadata().actions, callAction })
    this.actions = new DeliveryWorker(queue, { ...config.events, fetchIntervalMs: config.actionIntervalMs }, logger)
  }

  start(): void {
    this.events.start()
    this.crons.start()
    this.oneOffs.start()
    this.actions.start()
    this.refill = setInterval(() => void this.refillCron(), CRON_REFILL_MS)
    void this.listen(FIRST_RECONNECT_MS)
    this.startPruning()
  }

  /** Polls at once, because something may be due. */
  wake(): void {
    this.events.wake()
    this.crons.wake()
    this.oneOffs.wake()
    this.actions.wake()
  }

  async stop(waitMs: number): Promise<void> {
    this.isStopped = true
    if (this.reconnect) clearTimeout(this.reconnect)
    if (this.refill) clearInterval(this.refill)
    if (this.prune) clearInterval(this.prune)
    this.ending.abort()
    const workers = [this.events, this.crons, this.oneOffs, this.actions].map((worker) => worker.stop(waitMs))
    await Promise.all([...workers, this.pruning, this.listener?.end().catch(() => {})])
  }

  /** Listens on one connection. If it is lost, opens another and polls for whatever was missed. */
  private async listen(delayMs: number): Promise<void> {
    const client = new pg.Client({
      connectionString: this.options.config.databaseUrl,
      application_name: 'sagework-engine-listen',
    })
    const again = () => {
      if (this.listener === client) this.listener = null
      if (this.isStopped || this.reconnect) return
      this.reconnect = setTimeout(() => {
        this.reconnect = null
        void this.listen(Math.min(delayMs * 2, MAX_RECONNECT_MS))
      }, delayMs)
    }
    client.on('error', again)
    client.on('end', again)
    client.on('notification', ({ channel, payload }) => {
      if (channel === METADATA_CHANNEL) this.options.onMetadataNotice(payload ?? '')
      else if (payload === ONE_OFF_NOTICE) this.oneOffs.wake()
      else if (payload === ACTION_NOTICE) this.actions.wake()
      else this.events.wake()
    })
    try {
      await client.connect()
      await client.query(`listen ${EVENTS_CHANNEL}; listen ${METADATA_CHANNEL}`)
      delayMs = FIRST_RECONNECT_MS
      if (this.isStopped) await client.end()
      else this.listener = client
      this.wake()
    } catch (error) {
      this.options.logger.debug({ err: error }, 'the database cannot be listened to')
      await client.end().catch(() => {})
      again()
    }
  }

  /** An engine that delivers nothing doesn't prune either. */
  private startPruning(): void {
    const { keptDays, fetchIntervalMs } = this.options.config.events
    if (keptDays === 0 || fetchIntervalMs === 0) return
    const prune = () => {
      this.pruning ??= this.pruneOnce(keptDays).finally(() => {
        this.pruning = null
      })
    }
    this.prune = setInterval(prune, PRUNE_MS)
    prune()
  }

  private async pruneOnce(keptDays: number): Promise<void> {
    const { pool, logger } = this.options
    try {
      const count = await pruneEvents(pool, keptDays, this.ending.signal)
      if (count > 0) logger.info({ count, keptDays }, 'deleted old events')
    } catch (error) {
      if (!this.isStopped) logger.warn({ err: error }, 'could not delete old events')
    }
  }

  private async refillCron(): Promise<void> {
    const client = await this.options.pool.connect().catch(() => null)
    if (!client) return
    try {
      await client.query('begin')
      await lockEngineSchema(client)
      await syncCronEvents(client, this.options.metadata().cron_triggers, new Date())
      await client.query('commit')
      client.release()
    } catch (error) {
      this.options.logger.warn({ err: error }, 'could not schedule upcoming cron events')
      client.release(true)
    }
  }
}
