import pg from 'pg'

/** The engine's own schema: metadata, event log, capture functions. `eject` drops it. */
export const ENGINE_SCHEMA = 'sagework_engine'
/** Indexes for pruning: finished events of each kind, oldest first. */
export const FINISHED_EVENTS = [
  { table: 'event_log', age: 'created_at', condition: 'delivered or archived' },
  { table: 'cron_events', age: 'scheduled_time', condition: `status <> 'scheduled'` },
  { table: 'scheduled_events', age: 'scheduled_time', condition: `status = 'delivered'` },
] as const
/** Channels for LISTEN: something to deliver; metadata changed by another process. */
export const EVENTS_CHANNEL = 'sagework_engine_events'
export const METADATA_CHANNEL = 'sagework_engine_metadata'
/** Payload on the events channel: concerns one-off events. */
export const ONE_OFF_NOTICE = 'one_off'
/** Payload on the events channel: concerns asynchronous actions. */
export const ACTION_NOTICE = 'action'

/** Delivery attempts, deleted along with their event. */
const invocationLog = (name: string, events: string, more = '') => `
create table if not exists ${ENGINE_SCHEMA}.${name} (
  id uuid primary key default gen_random_uuid(),
  ${more}
  event_id uuid not null references ${ENGINE_SCHEMA}.${events} (id) on delete cascade,
  status integer,
  request json,
  response json,
  created_at timestamptz not null default clock_timestamp()
);
create index if not exists ${name}_event on ${ENGINE_SCHEMA}.${name} (event_id);
`

/** Columns of tables with scheduled events. */
const TIMED_COLUMNS = `
  status text not null default 'scheduled' check (status in ('scheduled', 'delivered', 'error', 'dead')),
  tries integer not null default 0,
  created_at timestamptz not null default clock_timestamp(),
  next_retry_at timestamptz,
  locked_until timestamptz`

const SCHEMA_SQL = `
create schema if not exists ${ENGINE_SCHEMA};
create table if not exists ${ENGINE_SCHEMA}.metadata (
  id integer primary key check (id = 1),
  resource_version bigint not null,
  metadata json not null
);
create table if not exists ${ENGINE_SCHEMA}.catalog_state (
  id uuid primary key default gen_random_uuid(),
  cli_state json not null default '{}',
  console_state json not null default '{}',
  is_only boolean not null default true unique check (is_only)
);
create table if not exists ${ENGINE_SCHEMA}.event_log (
  id uuid primary key default gen_random_uuid(),
  schema_name text not null,
  table_name text not null,
  trigger_name text not null,
  payload jsonb not null,
  delivered boolean not null default false,
  error boolean not null default false,
  tries integer not null default 0,
  created_at timestamptz not null default clock_timestamp(),
  next_retry_at timestamptz,
  locked_until timestamptz,
  archived boolean not null default false
);
drop index if exists ${ENGINE_SCHEMA}.event_log_due;
create index if not exists event_log_due_first on ${ENGINE_SCHEMA}.event_log (trigger_name, (coalesce(next_retry_at, created_at)))
  where not delivered and not error and not archived;
drop index if exists ${ENGINE_SCHEMA}.event_log_finished;
${invocationLog('event_invocation_logs', 'event_log', 'trigger_name text not null,')}create table if not exists ${ENGINE_SCHEMA}.cron_events (
  id uuid primary key default gen_random_uuid(),
  trigger_name text not null,
  scheduled_time timestamptz not null,
  ${TIMED_COLUMNS},
  constraint cron_events_once unique (trigger_name, scheduled_time)
);
create index if not exists cron_events_due on ${ENGINE_SCHEMA}.cron_events (scheduled_time) where status = 'scheduled';
${invocationLog('cron_event_invocation_logs', 'cron_events')}create table if not exists ${ENGINE_SCHEMA}.scheduled_events (
  id uuid primary key default gen_random_uuid(),
  webhook_conf json not null,
  scheduled_time timestamptz not null,
  retry_conf json not null,
  payload json,
  header_conf json not null,
  ${TIMED_COLUMNS},
  comment text
);
create table if not exists ${ENGINE_SCHEMA}.action_log (
  id uuid primary key default gen_random_uuid(),
  action_name text not null,
  input_payload json not null,
  request_headers json not null,
  session_variables jsonb not null,
  request_query text not null,
  response_payload json,
  errors json,
  created_at timestamptz not null default clock_timestamp(),
  response_received_at timestamptz,
  locked_until timestamptz,
  status text not null default 'created' check (status in ('created', 'processing', 'completed', 'error'))
);
create index if not exists action_log_due on ${ENGINE_SCHEMA}.action_log (action_name, created_at) where status in ('created', 'processing');
create index if not exists scheduled_events_due on ${ENGINE_SCHEMA}.scheduled_events (scheduled_time) where status = 'scheduled';
${invocationLog('scheduled_event_invocation_logs', 'scheduled_events')}
${FINISHED_EVENTS.map(
  ({ table, age, condition }) =>
    `create index if not exists ${table}_finished_first on ${ENGINE_SCHEMA}.${table} (${age}) where ${condition};`,
).join('\n')}`

/** Advisory lock that serialises processes setting up or changing the engine's schema. */
const SETUP_LOCK = 7_305_802_711

/**
 * Creates whatever the engine's schema lacks. Needs CREATE on the database.
 * Must run inside a transaction, which then excludes other processes doing the same.
 */
export async function ensureEngineSchema(client: pg.ClientBase): Promise<void> {
  await lockEngineSchema(client)
  const { rows } = await client.query<{ present: boolean }>(
    `select to_regclass('${ENGINE_SCHEMA}.scheduled_event_invocation_logs') is not null
       and to_regclass('${ENGINE_SCHEMA}.action_log_due') is not null
       and to_regclass('${ENGINE_SCHEMA}.catalog_state') is not null
       and to_regclass('${ENGINE_SCHEMA}.event_log_due_first') is not null
       and to_regclass('${ENGINE_SCHEMA}.scheduled_events_finished_first') is not null as present`,
  )
  if (!rows[0]?.present) await client.query(SCHEMA_SQL)
}

/**
 * Grants another role the rights to serve: it can read and write the engine's rows, but define nothing that others
 * would run.
 */
export async function admitToEngineSchema(client: Pick<pg.Pool, 'query'>, role: string): Promise<void> {
  const serving = pg.escapeIdentifier(role)
  await client.query(`grant usage on schema ${ENGINE_SCHEMA} to ${serving}`)
  await client.query(`grant select, insert, update, delete on all tables in schema ${ENGINE_SCHEMA} to ${serving}`)
}

/** Held until the transaction ends. */
export async function lockEngineSchema(client: pg.ClientBase): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [SETUP_LOCK])
}

/**
 * Drops the engine's schema and, through its functions, every trigger on the tables, leaving no trace in the database.
 */
export async function ejectEngine(client: pg.ClientBase): Promise<void> {
  await client.query(`drop schema if exists ${ENGINE_SCHEMA} cascade`)
}
