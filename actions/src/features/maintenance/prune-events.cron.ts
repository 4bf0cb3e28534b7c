import { object } from 'yup'
import { DAY_MS, fromNow } from '#platform/clock.js'
import { commandEngine } from '#platform/engine/engine-admin.js'
import { defineCron } from '#platform/hooks/define-cron.js'
import { defineJob } from '#platform/jobs/define-job.js'

const KEPT_DAYS = 14
/** Claims are kept longer than their events, because a failed event may be redelivered manually. */
const CLAIMS_KEPT_DAYS = 2 * KEPT_DAYS

/**
 * Prunes event claims. With the real Hasura, which keeps everything, also prunes delivered events and schedules that
 * were due more than 14 days ago; the embedded engine prunes its own (`ENGINE_EVENTS_KEPT_DAYS`). Failed events stay
 * until they are redelivered.
 */
export const pruneEventsJob = defineJob({
  name: 'prune-events',
  payload: object({}),
  async handle(_, { config, database, clock }, { signal }) {
    const args = { source: 'default', sql: PRUNE_SQL, cascade: false, check_metadata_consistency: false }
    const response = await commandEngine(config, '/v2/query', { type: 'run_sql', args }, signal)
    if (!response.ok) throw new Error(`the engine answered ${response.status} when pruning its events`)
    await database
      .deleteFrom('private.event_claims')
      .where('claimed_at', '<', fromNow(clock, -CLAIMS_KEPT_DAYS * DAY_MS))
      .execute()
  },
})

const OLD = `created_at < now() - interval '${KEPT_DAYS} days'`
/**
 * Runs as the engine's own database role, through its SQL endpoint. The schema is quoted, because the embedded engine
 * redirects the bare name to its own tables.
 */
export const PRUNE_SQL = `do $prune$ begin
  if to_regclass('"hdb_catalog".event_log') is not null then
    delete from "hdb_catalog".event_invocation_logs
      where event_id in (select id from "hdb_catalog".event_log where delivered and ${OLD});
    delete from "hdb_catalog".event_log where delivered and ${OLD};
  end if;
  if to_regclass('"hdb_catalog".hdb_cron_events') is not null then
    delete from "hdb_catalog".hdb_cron_events
      where status not in ('scheduled', 'locked') and scheduled_time < now() - interval '${KEPT_DAYS} days';
  end if;
end $prune$`

export const pruneEvents = defineCron({ name: 'prune_events', job: pruneEventsJob })
