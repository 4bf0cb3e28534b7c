import { object } from 'yup'
import { DAY_MS, fromNow } from '../../platform/clock.js'
import { commandEngine } from '../../platform/engine-admin.js'
import { defineJob } from '../../platform/jobs/define-job.js'

const KEPT_DAYS = 14
/** Claims outlive their events: one that failed may be delivered again by hand. */
const CLAIMS_KEPT_DAYS = 2 * KEPT_DAYS

/**
 * Clears events that were delivered, and schedules that were due, more than 14 days ago, with their invocation logs. Event tables belong to the
 * engine, so it is asked through its own SQL endpoint; the same text serves the embedded engine and the real Hasura,
 * whose catalogs differ by name. Failed events stay until somebody delivers them again.
 */
export const pruneEventsJob = defineJob({
  name: 'prune-events',
  payload: object({}),
  async handle(_, { config, database, clock }, { signal }) {
    const args = { source: 'default', sql: PRUNE_SQL, cascade: false, check_metadata_consistency: false }
    const response = await commandEngine(config, '/v2/query', { type: 'run_sql', args }, signal)
    if (!response.ok) throw new Error(`the engine answered ${response.status} to pruning its events`)
    await database
      .deleteFrom('private.event_claims')
      .where('claimed_at', '<', fromNow(clock, -CLAIMS_KEPT_DAYS * DAY_MS))
      .execute()
  },
})

const OLD = `created_at < now() - interval '${KEPT_DAYS} days'`
const pruneLog = (schema: string) => `
  if to_regclass('${schema}.event_log') is not null then
    delete from ${schema}.event_invocation_logs where event_id in (select id from ${schema}.event_log where delivered and ${OLD});
    delete from ${schema}.event_log where delivered and ${OLD};
  end if;`
/** Of a schedule nobody delivers again what failed; rows of times to come are written long before. */
const pruneCron = (table: string) => `
  if to_regclass('${table}') is not null then
    delete from ${table} where status not in ('scheduled', 'locked') and scheduled_time < now() - interval '${KEPT_DAYS} days';
  end if;`
/** Runs with the rights of the engine's own database role. */
export const PRUNE_SQL = `do $prune$ begin
  ${['hdb_catalog', 'sagework_engine'].map(pruneLog).join('')}
  ${['hdb_catalog.hdb_cron_events', 'sagework_engine.cron_events'].map(pruneCron).join('')}
end $prune$`
