import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Environment } from '../config/env-reader.js'
import type { Logger } from '../logger.js'
import type { Metadata } from '../metadata/model/metadata.js'
import type { EventTriggerMetadata } from '../metadata/model/triggers.js'
import { retryWhileUnreachable } from '../reconnect.js'
import { type Attempt, attemptDelivery, type NextStep, nextStep } from './attempt.js'
import type { Delivery, DeliveryQueue } from './delivery-worker.js'
import { ENGINE_SCHEMA } from './engine-schema.js'

interface EventRow {
  id: string
  schema_name: string
  table_name: string
  trigger_name: string
  /** JSON text, passed on as Postgres prints it so that no number is altered. */
  payload: string
  created_at: string
  tries: number
}

export interface EventQueueOptions {
  readonly pool: pg.Pool
  readonly metadata: () => Metadata
  readonly environment: Environment
  readonly leaseMs: number
  readonly logger: Logger
}

/** Longest overdue first, so that events which keep failing don't hold up later ones. */
const CLAIM_SQL = `
with claimed as (
  select due.id from unnest($1::text[], $2::int[]) as free (trigger_name, slots)
  cross join lateral (
    select log.id from ${ENGINE_SCHEMA}.event_log log
    where log.trigger_name = free.trigger_name and not log.delivered and not log.error and not log.archived
      and (log.next_retry_at is null or log.next_retry_at <= clock_timestamp())
      and (log.locked_until is null or log.locked_until <= clock_timestamp())
    order by coalesce(log.next_retry_at, log.created_at) limit free.slots for update skip locked
  ) due
)
update ${ENGINE_SCHEMA}.event_log log set locked_until = clock_timestamp() + $3 * interval '1 millisecond'
from claimed where log.id = claimed.id
returning log.id, log.schema_name, log.table_name, log.trigger_name, log.payload::text as payload, log.tries,
  to_char(log.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created_at`

/** Idempotent, because an attempt gets its id before it is recorded. */
const FINISH_SQL = `
with noted as (
  insert into ${ENGINE_SCHEMA}.event_invocation_logs (id, trigger_name, event_id, status, request, response)
  select $7, trigger_name, id, $2, $3, $4 from ${ENGINE_SCHEMA}.event_log where id = $1
  on conflict (id) do nothing returning event_id
)
update ${ENGINE_SCHEMA}.event_log log set tries = tries + 1, delivered = $5 = 'delivered', error = $5 = 'error', locked_until = null,
  next_retry_at = case when $5 = 'retry' then clock_timestamp() + $6 * interval '1 second' end
from noted where log.id = noted.event_id and not log.delivered`

/** The event log as a queue, keyed by trigger. */
export function createEventQueue(options: EventQueueOptions): DeliveryQueue {
  const { pool } = options
  const trigger = (name: string) => triggersOf(options.metadata()).get(name)
  const toDelivery = (row: EventRow): Delivery => ({
    id: row.id,
    key: row.trigger_name,
    run: (signal) => deliver(row, trigger(row.trigger_name), options, signal),
  })
  return {
    name: 'events',
    keys: () => [...triggersOf(options.metadata()).keys()],
    async claim(free) {
      const { rows } = await pool.query<EventRow>(CLAIM_SQL, [[...free.keys()], [...free.values()], options.leaseMs])
      return rows.map(toDelivery)
    },
    async renew(ids) {
      await pool.query(
        `update ${ENGINE_SCHEMA}.event_log set locked_until = clock_timestamp() + $2 * interval '1 millisecond'
         where id = any($1) and locked_until is not null`,
        [ids, options.leaseMs],
      )
    },
    async release(ids) {
      await pool.query(`update ${ENGINE_SCHEMA}.event_log set locked_until = null where id = any($1)`, [ids])
    },
  }
}

export function triggersOf(metadata: Metadata): ReadonlyMap<string, EventTriggerMetadata> {
  const triggers = metadata.sources.flatMap(({ tables }) => tables.flatMap((table) => table.event_triggers))
  return new Map(triggers.map((trigger) => [trigger.name, trigger]))
}

async function deliver(
  row: EventRow,
  trigger: EventTriggerMetadata | undefined,
  options: EventQueueOptions,
  signal: AbortSignal,
): Promise<void> {
  // Dropped between claim and delivery; its log has been archived.
  if (!trigger) return
  const { retry_conf: retry } = trigger
  const attempt = await attemptDelivery(
    {
      webhook: trigger.webhook ?? { fromEnv: trigger.webhook_from_env ?? '' },
      headers: trigger.headers,
      body: eventBody(row, retry.num_retries),
      timeoutSec: retry.timeout_sec,
    },
    options.environment,
    signal,
  )
  if (signal.aborted && attempt.status === null) return
  const step = nextStep(attempt, row.tries, { retries: retry.num_retries, intervalSec: retry.interval_sec })
  await finish(options, row.id, attempt, step, signal)
}

/** Retries until the outcome is recorded; otherwise the delivery would be repeated. */
async function finish(
  { pool, logger }: EventQueueOptions,
  id: string,
  attempt: Attempt,
  step: NextStep,
  signal: AbortSignal,
): Promise<void> {
  const { status, request, response } = attempt
  const texts = [JSON.stringify(request), JSON.stringify(response)]
  const values = [id, status, ...texts, step.kind, step.delaySec, randomUUID()]
  await retryWhileUnreachable(() => pool.query(FINISH_SQL, values), logger, signal)
}

/** The payload column already holds the event; this wraps its text. */
function eventBody(row: EventRow, maxRetries: number): string {
  const fields = {
    id: row.id,
    created_at: row.created_at,
    trigger: { name: row.trigger_name },
    table: { schema: row.schema_name, name: row.table_name },
    delivery_info: { current_retry: row.tries, max_retries: maxRetries },
  }
  return `${JSON.stringify(fields).slice(0, -1)},"event":${row.payload}}`
}
