import type pg from 'pg'
import type { PollingConfig } from '../config/config-types.js'
import type { CallerShares } from '../execute/caller-shares.js'
import type { LiveSource } from '../execute/live-source.js'
import type { Logger } from '../logger.js'
import { LiveGroup, type LiveListener } from './live-group.js'

export interface LiveQueriesOptions {
  readonly pool: pg.Pool
  readonly shares: CallerShares
  readonly live: PollingConfig
  readonly streams: PollingConfig
  readonly logger: Logger
}

export interface LiveSubscription {
  readonly source: LiveSource
  /** How far a stream has got. */
  position(): string | null
  stop(): void
}

/** All sockets' live queries and streams, multiplexed: one statement per group, refresh and batch (semantics §10.2). */
export class LiveQueries {
  private readonly groups = new Map<string, LiveGroup>()
  private isStopped = false

  constructor(private readonly options: LiveQueriesOptions) {}

  /** Sends the listener the first result and every change until stopped. A stream may resume from a position. */
  subscribe(source: LiveSource, listener: LiveListener, position: string | null = null): LiveSubscription {
    const { cursorIndex } = source.statement
    const values = cursorIndex !== null && position !== null ? source.values.with(cursorIndex, position) : source.values
    if (this.isStopped) return { source, position: () => position, stop: () => {} }
    const { pool, shares, logger, live, streams } = this.options
    const group =
      this.groups.get(source.key) ??
      new LiveGroup(source, { pool, shares, logger, polling: cursorIndex === null ? live : streams })
    this.groups.set(source.key, group)
    const { stop, position: current } = group.add(values, listener)
    return {
      source,
      position: current,
      stop: () => {
        stop()
        if (group.isEmpty && this.groups.get(source.key) === group) this.groups.delete(source.key)
      },
    }
  }

  /** Ends all polling; nothing is sent afterwards. */
  stop(): void {
    this.isStopped = true
    for (const group of this.groups.values()) group.stop()
    this.groups.clear()
  }
}
