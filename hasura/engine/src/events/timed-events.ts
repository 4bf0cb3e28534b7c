import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Environment } from '../config/env-reader.js'
import type { Logger } from '../logger.js'
import type { RetryConf } from '../metadata/model/webhooks.js'
import { retryWhileUnreachable } from '../reconnect.js'
import { attemptDelivery, nextStep, type Outgoing } from './attempt.js'
import { ENGINE_SCHEMA } from './engine-schema.js'

/** Events stored in a table with the time they are due (semantics §8.2). */
export interface TimedTable {
  readonly events: string
  readonly invocations: string
}

export const CRON_TABLE: TimedTable = {
  events: `${ENGINE_SCHEMA}.cron_events`,
  invocations: `${ENGINE_SCHEMA}.cron_event_invocation_logs`,
}
export const ONE_OFF_TABLE: TimedTable = {
  events: `${ENGINE_SCHEMA}.scheduled_events`,
  invocations: `${ENGINE_SCHEMA}.scheduled_event_invocation_logs`,
}

/** Events that may be delivered now. */
export const IS_DUE = `event.status = 'scheduled' and event.scheduled_time <= clock_timestamp()
  and (event.next_retry_at is null or event.next_retry_at <= clock_timestamp())
  and (event.locked_until is null or event.locked_until <= clock_timestamp())`

/**
 * Past its tolerance before its first attempt. Checked on claiming as well, because an event may arrive or expire
 * between the two statements.
 * @param seconds SQL of its tolerance
 */
export const isTooLate = (seconds: string): string =>
  `event.tries = 0 and event.scheduled_time < clock_timestamp() - ${seconds} * interval '1 second'`

/** The time in UTC, formatted like Hasura's. */
export const SCHEDULED_TIME = `to_char(event.scheduled_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as scheduled_time`

export interface TimedOptions {
  readonly pool: pg.Pool
  readonly environment: Environment
  readonly leaseMs: number
  readonly logger: Logger
}

/** Extends the leases of deliveries in progress, or releases them. */
export function leasesOf({ events }: TimedTable, { pool, leaseMs }: TimedOptions) {
  return {
    async renew(ids: readonly string[]) {
      await pool.query(
        `update ${events} set locked_until = clock_timestamp() + $2 * interval '1 millisecond'
         where id = any($1) and locked_until is not null`,
        [ids, leaseMs],
      )
    },
    async release(ids: readonly string[]) {
      await pool.query(`update ${events} set locked_until = null where id = any($1)`, [ids])
    },
  }
}

/** Idempotent, because an attempt gets its id before it is recorded. */
const finishSql = ({ events, invocations }: TimedTable) => `
with noted as (
  insert into ${invocations} (id, event_id, status, request, response)
  select $7, id, $2, $3, $4 from ${events} where id = $1
  on conflict (id) do nothing returning event_id
)
update ${events} event set tries = tries + 1, locked_until = null,
  status = case $5 when 'retry' then 'scheduled' else $5 end,
  next_retry_at = case when $5 = 'retry' then clock_timestamp() + $6 * interval '1 second' end
from noted where event.id = noted.event_id and event.status = 'scheduled'`

/** Delivers a claimed event once and records the outcome. */
export async function deliverTimed(
  table: TimedTable,
  event: { readonly id: string; readonly tries: number; readonly retry: RetryConf },
  outgoing: Omit<Outgoing, 'timeoutSec'>,
  { pool, environment, logger }: TimedOptions,
  signal: AbortSignal,
): Promise<void> {
  const { id, tries, retry } = event
  const attempt = await attemptDelivery({ ...outgoing, timeoutSec: retry.timeout_seconds }, environment, signal)
  if (signal.aborted && attempt.status === null) return
  const step = nextStep(attempt, tries, { retries: retry.num_retries, intervalSec: retry.retry_interval_seconds })
  const { status, request, response } = attempt
  const texts = [JSON.stringify(request), JSON.stringify(response)]
  const values = [id, status, ...texts, step.kind, step.delaySec, randomUUID()]
  await retryWhileUnreachable(() => pool.query(finishSql(table), values), logger, signal)
}
