import type { Json } from '../../json.js'
import type { ColumnList } from './permissions.js'
import type { HeaderConf, RetryConf } from './webhooks.js'

export interface EventTriggerMetadata {
  readonly name: string
  readonly definition: {
    readonly enable_manual: boolean
    readonly insert?: { readonly columns: ColumnList; readonly payload?: ColumnList }
    readonly update?: { readonly columns: ColumnList; readonly payload?: ColumnList }
    readonly delete?: { readonly columns: ColumnList; readonly payload?: ColumnList }
  }
  readonly retry_conf: {
    readonly num_retries: number
    readonly interval_sec: number
    readonly timeout_sec: number
    readonly tolerance_seconds?: number
  }
  readonly webhook?: string
  readonly webhook_from_env?: string
  readonly headers: readonly HeaderConf[]
  readonly comment?: string
}

/** A one-off event, which isn't part of the metadata. */
export interface OneOffEvent {
  readonly webhook: string
  /** ISO 8601. */
  readonly schedule_at: string
  readonly payload: Json
  readonly retry_conf: RetryConf
  readonly headers: readonly HeaderConf[]
  readonly comment?: string
}

export interface CronTrigger {
  readonly name: string
  readonly webhook: string
  /** Five fields, UTC. */
  readonly schedule: string
  readonly payload: Json
  readonly retry_conf: RetryConf
  readonly headers: readonly HeaderConf[]
  readonly include_in_metadata: boolean
  readonly comment?: string
}
