import type { Json } from '../json.js'
import type { HeaderConf, RetryConf } from '../metadata/model/webhooks.js'
import type { Delivery, DeliveryQueue } from './delivery-worker.js'
import {
  deliverTimed,
  IS_DUE,
  isTooLate,
  leasesOf,
  ONE_OFF_TABLE,
  SCHEDULED_TIME,
  type TimedOptions,
} from './timed-events.js'

interface OneOffRow {
  id: string
  webhook_conf: string
  header_conf: HeaderConf[]
  retry_conf: RetryConf
  payload: Json
  comment: string | null
  tries: number
  scheduled_time: string
  created_at: string
}

const KEY = 'one_off'

const IS_TOO_LATE = isTooLate("(event.retry_conf ->> 'tolerance_seconds')::int")

const BURY_SQL = `
update ${ONE_OFF_TABLE.events} event set status = 'dead' where event.status = 'scheduled' and ${IS_TOO_LATE}`

const CLAIM_SQL = `
with claimed as (
  select event.id from ${ONE_OFF_TABLE.events} event where ${IS_DUE} and not (${IS_TOO_LATE})
  order by event.scheduled_time limit $1 for update skip locked
)
update ${ONE_OFF_TABLE.events} event set locked_until = clock_timestamp() + $2 * interval '1 millisecond'
from claimed where event.id = claimed.id
returning event.id, event.webhook_conf, event.header_conf, event.retry_conf, event.payload, event.comment, event.tries,
  ${SCHEDULED_TIME}, to_char(event.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created_at`

/** One-off scheduled events as a queue (semantics §8.2); each has its own webhook, headers and retry settings. */
export function createOneOffQueue(options: TimedOptions): DeliveryQueue {
  const { pool, leaseMs } = options
  return {
    name: 'scheduled',
    keys: () => [KEY],
    async claim(free) {
      await pool.query(BURY_SQL)
      const { rows } = await pool.query<OneOffRow>(CLAIM_SQL, [free.get(KEY) ?? 0, leaseMs])
      return rows.map((row): Delivery => ({ id: row.id, key: KEY, run: (signal) => deliver(row, options, signal) }))
    },
    ...leasesOf(ONE_OFF_TABLE, options),
  }
}

async function deliver(row: OneOffRow, options: TimedOptions, signal: AbortSignal): Promise<void> {
  const { id, tries, scheduled_time, created_at, payload, comment } = row
  const body = JSON.stringify({ scheduled_time, created_at, id, payload, comment })
  const outgoing = { webhook: row.webhook_conf, headers: row.header_conf, body }
  await deliverTimed(ONE_OFF_TABLE, { id, tries, retry: row.retry_conf }, outgoing, options, signal)
}
