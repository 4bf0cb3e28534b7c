import { Cron } from 'croner'
import type pg from 'pg'
import type { CronTrigger } from '../metadata/model/triggers.js'
import { ENGINE_SCHEMA } from './engine-schema.js'

/** How many upcoming events are stored; a process that was down finds there what it missed. */
const UPCOMING_COUNT = 100

/** The next occurrences of a five-field expression in UTC, after `since`. */
export function nextTimes(schedule: string, since: Date, count: number): Date[] {
  return new Cron(schedule, { mode: '5-part', utcOffset: 0, paused: true }).nextRuns(count, since)
}

/**
 * Synchronises pending cron events with the metadata: removes those of deleted or rescheduled triggers, and adds
 * upcoming ones. The unique key (trigger, time) keeps concurrent processes or a restart from duplicating any; events
 * that fell due while nothing was running are kept.
 */
export async function syncCronEvents(
  client: pg.ClientBase,
  triggers: readonly CronTrigger[],
  now: Date,
): Promise<void> {
  await client.query(
    `delete from ${ENGINE_SCHEMA}.cron_events where status = 'scheduled' and trigger_name <> all($1)`,
    [triggers.map((trigger) => trigger.name)],
  )
  for (const trigger of triggers) await syncTrigger(client, trigger, now)
}

async function syncTrigger(client: pg.ClientBase, trigger: CronTrigger, now: Date): Promise<void> {
  const { rows } = await client.query<{ last: Date | null }>(
    `select max(scheduled_time) as last from ${ENGINE_SCHEMA}.cron_events where trigger_name = $1 and scheduled_time <= $2`,
    [trigger.name, now],
  )
  const earliest = new Date(now.getTime() - trigger.retry_conf.tolerance_seconds * 1000)
  const last = rows[0]?.last ?? now
  const times = nextTimes(trigger.schedule, last > earliest ? last : earliest, UPCOMING_COUNT)
  await client.query(
    `delete from ${ENGINE_SCHEMA}.cron_events
     where trigger_name = $1 and status = 'scheduled' and scheduled_time > $2 and scheduled_time <> all($3)`,
    [trigger.name, now, times],
  )
  await client.query(
    `insert into ${ENGINE_SCHEMA}.cron_events (trigger_name, scheduled_time)
     select $1, unnest($2::timestamptz[]) on conflict on constraint cron_events_once do nothing`,
    [trigger.name, times],
  )
}
