import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Environment } from '../config.js'
import type { Logger } from '../logger.js'
import type { CronTrigger } from '../metadata/metadata-types.js'
import { retryWhileUnreachable } from '../reconnect.js'
import { attemptDelivery, nextStep } from './attempt.js'
import type { Delivery, DeliveryQueue } from './delivery-worker.js'
import { ENGINE_SCHEMA } from './engine-schema.js'

interface CronRow {
  id: string
  trigger_name: string
  scheduled_time: string
  tries: number
}

export interface CronQueueOptions {
  readonly pool: pg.Pool
  readonly triggers: () => readonly CronTrigger[]
  readonly environment: Environment
  readonly leaseMs: number
  readonly logger: Logger
}

/** What is later than its tolerance is dead: a nightly job must not run at noon because the engine was away. */
const BURY_SQL = `
update ${ENGINE_SCHEMA}.cron_events event set status = 'dead'
from unnest($1::text[], $2::int[]) as trigger (name, tolerance)
where event.trigger_name = trigger.name and event.status = 'scheduled' and event.tries = 0
  and event.scheduled_time < clock_timestamp() - trigger.tolerance * interval '1 second'`

const CLAIM_SQL = `
with claimed as (
  select due.id from unnest($1::text[], $2::int[]) as free (trigger_name, slots)
  cross join lateral (
    select event.id from ${ENGINE_SCHEMA}.cron_events event
    where event.trigger_name = free.trigger_name and event.status = 'scheduled' and event.scheduled_time <= clock_timestamp()
      and (event.next_retry_at is null or event.next_retry_at <= clock_timestamp())
      and (event.locked_until is null or event.locked_until <= clock_timestamp())
    order by event.scheduled_time limit free.slots for update skip locked
  ) due
)
update ${ENGINE_SCHEMA}.cron_events event set locked_until = clock_timestamp() + $3 * interval '1 millisecond'
from claimed where event.id = claimed.id
returning event.id, event.trigger_name, event.tries,
  to_char(event.scheduled_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as scheduled_time`

const FINISH_SQL = `
with noted as (
  insert into ${ENGINE_SCHEMA}.cron_event_invocation_logs (id, event_id, status, request, response)
  select $7, id, $2, $3, $4 from ${ENGINE_SCHEMA}.cron_events where id = $1
  on conflict (id) do nothing returning event_id
)
update ${ENGINE_SCHEMA}.cron_events event set tries = tries + 1, locked_until = null,
  status = case $5 when 'retry' then 'scheduled' else $5 end,
  next_retry_at = case when $5 = 'retry' then clock_timestamp() + $6 * interval '1 second' end
from noted where event.id = noted.event_id and event.status = 'scheduled'`

/** Cron events as a queue: each trigger is a key of its own (semantics §8.2). */
export function createCronQueue(options: CronQueueOptions): DeliveryQueue {
  const { pool } = options
  const find = (name: string) => options.triggers().find((trigger) => trigger.name === name)
  const toDelivery = (row: CronRow): Delivery => ({
    id: row.id,
    key: row.trigger_name,
    run: (signal) => deliver(row, find(row.trigger_name), options, signal),
  })
  return {
    name: 'cron',
    keys: () => options.triggers().map((trigger) => trigger.name),
    async claim(free) {
      const triggers = options.triggers()
      const tolerances = triggers.map((trigger) => trigger.retry_conf.tolerance_seconds)
      await pool.query(BURY_SQL, [triggers.map((trigger) => trigger.name), tolerances])
      const { rows } = await pool.query<CronRow>(CLAIM_SQL, [[...free.keys()], [...free.values()], options.leaseMs])
      return rows.map(toDelivery)
    },
    async renew(ids) {
      await pool.query(
        `update ${ENGINE_SCHEMA}.cron_events set locked_until = clock_timestamp() + $2 * interval '1 millisecond'
         where id = any($1) and locked_until is not null`,
        [ids, options.leaseMs],
      )
    },
    async release(ids) {
      await pool.query(`update ${ENGINE_SCHEMA}.cron_events set locked_until = null where id = any($1)`, [ids])
    },
  }
}

async function deliver(row: CronRow, trigger: CronTrigger | undefined, options: CronQueueOptions, signal: AbortSignal) {
  if (!trigger) return
  const body = JSON.stringify({
    scheduled_time: row.scheduled_time,
    payload: trigger.payload,
    name: trigger.name,
    id: row.id,
    comment: trigger.comment ?? null,
  })
  const { retry_conf: retry, headers, webhook } = trigger
  const outgoing = { webhook, headers, body, timeoutSec: retry.timeout_seconds }
  const attempt = await attemptDelivery(outgoing, options.environment, signal)
  if (signal.aborted && attempt.status === null) return
  const step = nextStep(attempt, row.tries, { retries: retry.num_retries, intervalSec: retry.retry_interval_seconds })
  const { status, request, response } = attempt
  const texts = [JSON.stringify(request), JSON.stringify(response)]
  const values = [row.id, status, ...texts, step.kind, step.delaySec, randomUUID()]
  await retryWhileUnreachable(() => options.pool.query(FINISH_SQL, values), options.logger, signal)
}
