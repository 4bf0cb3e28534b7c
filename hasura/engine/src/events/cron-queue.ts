import type { CronTrigger } from '../metadata/model/triggers.js'
import type { Delivery, DeliveryQueue } from './delivery-worker.js'
import {
  CRON_TABLE,
  deliverTimed,
  IS_DUE,
  isTooLate,
  leasesOf,
  SCHEDULED_TIME,
  type TimedOptions,
} from './timed-events.js'

interface CronRow {
  id: string
  trigger_name: string
  scheduled_time: string
  tries: number
}

export interface CronQueueOptions extends TimedOptions {
  readonly triggers: () => readonly CronTrigger[]
}

const IS_TOO_LATE = isTooLate('trigger.tolerance')

/** Events later than their tolerance are dead: a nightly job must not run at noon because the engine was down. */
const BURY_SQL = `
update ${CRON_TABLE.events} event set status = 'dead'
from unnest($1::text[], $2::int[]) as trigger (name, tolerance)
where event.trigger_name = trigger.name and event.status = 'scheduled' and ${IS_TOO_LATE}`

const CLAIM_SQL = `
with claimed as (
  select due.id from unnest($1::text[], $2::int[], $4::int[]) as trigger (name, slots, tolerance)
  cross join lateral (
    select event.id from ${CRON_TABLE.events} event
    where event.trigger_name = trigger.name and ${IS_DUE} and not (${IS_TOO_LATE})
    order by event.scheduled_time limit trigger.slots for update skip locked
  ) due
)
update ${CRON_TABLE.events} event set locked_until = clock_timestamp() + $3 * interval '1 millisecond'
from claimed where event.id = claimed.id
returning event.id, event.trigger_name, event.tries, ${SCHEDULED_TIME}`

/** Cron events as a queue, keyed by trigger (semantics §8.2). */
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
      const tolerances = new Map(options.triggers().map(({ name, retry_conf }) => [name, retry_conf.tolerance_seconds]))
      await pool.query(BURY_SQL, [[...tolerances.keys()], [...tolerances.values()]])
      // Triggers dropped in the meantime have nothing left to deliver.
      const names = [...free.keys()].filter((name) => tolerances.has(name))
      const values = [
        names,
        names.map((name) => free.get(name)),
        options.leaseMs,
        names.map((name) => tolerances.get(name)),
      ]
      const { rows } = await pool.query<CronRow>(CLAIM_SQL, values)
      return rows.map(toDelivery)
    },
    ...leasesOf(CRON_TABLE, options),
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
  await deliverTimed(CRON_TABLE, { id: row.id, tries: row.tries, retry }, { webhook, headers, body }, options, signal)
}
