import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Environment } from '../config/env-reader.js'
import type { Logger } from '../logger.js'
import type { RetryConf } from '../metadata/model/webhooks.js'
import { retryWhileUnreachable } from '../reconnect.js'
import { attemptDelivery, nextStep, type Outgoing } from './attempt.js'
import { ENGINE_SCHEMA } from './engine-schema.js'

/** Events that stand in a table with the moment when they are due (semantics §8.2). */
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

/** What of an event may be delivered now. */
export const IS_DUE = `event.status = 'scheduled' and event.scheduled_time <= clock_timestamp()
  and (event.next_retry_at is null or event.next_retry_at <= clock_timestamp())
  and (event.locked_until is null or event.locked_until <= clock_timestamp())`

/**
 * What is later than it may be, before its first try. Whoever claims asks as well: an event may come, or grow too old,
 * between the burial of the late ones and the claim.
 * @param seconds SQL of its tolerance
 */
export const isTooLate = (seconds: string): string =>
  `event.tries = 0 and event.scheduled_time < clock_timestamp() - ${seconds} * interval '1 second'`

/** The moment in UTC as Hasura writes it. */
export const SCHEDULED_TIME = `to_char(event.scheduled_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as scheduled_time`

export interface TimedOptions {
  readonly pool: pg.Pool
  readonly environment: Environment
  readonly leaseMs: number
  readonly logger: Logger
}

/** Extends the leases of what is under way, or gives them back. */
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

/** Runs any number of times with the effect of once: an attempt has its id from before it is written down. */
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

/** Delivers a claimed event once and writes down what came of it. */
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
