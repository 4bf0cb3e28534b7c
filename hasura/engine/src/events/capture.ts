import { createHash } from 'node:crypto'
import pg from 'pg'
import { type Catalog, type CatalogTable, catalogKey } from '../catalog/catalog.js'
import { EngineError } from '../errors.js'
import type { Metadata } from '../metadata/model/metadata.js'
import type { ColumnList } from '../metadata/model/permissions.js'
import type { EventTriggerMetadata } from '../metadata/model/triggers.js'
import { ENGINE_SCHEMA, EVENTS_CHANNEL } from './engine-schema.js'

type Operation = 'insert' | 'update' | 'delete'

/** A function in the engine's schema and the trigger that calls it. */
interface Capture {
  readonly name: string
  readonly table: CatalogTable
  readonly operation: Operation
  readonly body: string
  /** Changes if and only if the function has to be replaced. */
  readonly fingerprint: string
}

const OPERATIONS: readonly Operation[] = ['insert', 'update', 'delete']
/** Types sent as text when numbers are stringified, because clients would lose digits. */
const STRINGIFIED = new Set(['int8', 'numeric', 'float8', 'money'])

/** Postgres' code for insufficient privilege. */
const MAY_NOT = '42501'

const { escapeIdentifier, escapeLiteral } = pg

/**
 * Synchronises database triggers with the metadata (semantics §8.1), touching only differences, and archives the log of
 * removed triggers. The engine may create triggers on tables it doesn't own, but not drop them; it drops its function
 * with CASCADE, which removes the trigger.
 */
export async function syncCapture(
  client: pg.ClientBase,
  metadata: Metadata,
  catalog: Catalog,
  isStringified: boolean,
): Promise<void> {
  const wanted = capturesOf(metadata, catalog, isStringified)
  const existing = await readExisting(client)
  for (const [name, found] of existing) {
    const capture = wanted.find((one) => one.name === name)
    if (capture && found.fingerprint === capture.fingerprint && found.triggers > 0) continue
    await client.query(`drop function ${ENGINE_SCHEMA}.${escapeIdentifier(name)}() cascade`).catch((error: unknown) => {
      throw captureError(error, name)
    })
    existing.delete(name)
  }
  for (const capture of wanted) {
    if (existing.has(capture.name)) continue
    await createCapture(client, capture).catch((error: unknown) => {
      throw captureError(error, capture.name, capture.table)
    })
  }
  const names = metadata.sources.flatMap(({ tables }) =>
    tables.flatMap((table) => table.event_triggers.map(({ name }) => name)),
  )
  await client.query(
    `update ${ENGINE_SCHEMA}.event_log set archived = true where not archived and trigger_name <> all($1)`,
    [names],
  )
}

async function readExisting(client: pg.ClientBase) {
  const { rows } = await client.query<{ name: string; fingerprint: string | null; triggers: number }>(
    `select p.proname as name, obj_description(p.oid, 'pg_proc') as fingerprint,
            (select count(*)::int from pg_trigger t where t.tgfoid = p.oid) as triggers
     from pg_proc p where p.pronamespace = to_regnamespace($1) and p.proname like 'notify\\_hasura\\_%'`,
    [ENGINE_SCHEMA],
  )
  return new Map(rows.map((row) => [row.name, row]))
}

function capturesOf(metadata: Metadata, catalog: Catalog, isStringified: boolean): Capture[] {
  return metadata.sources.flatMap((source) =>
    source.tables.flatMap(({ table, event_triggers: triggers }) => {
      const found = catalog.tables.get(catalogKey(table))
      return found
        ? triggers.flatMap((trigger) =>
            OPERATIONS.flatMap((operation) => captureOf(trigger, operation, found, isStringified)),
          )
        : []
    }),
  )
}

function captureOf(
  trigger: EventTriggerMetadata,
  operation: Operation,
  table: CatalogTable,
  isStringified: boolean,
): Capture[] {
  const spec = trigger.definition[operation]
  if (!spec) return []
  const name = `notify_hasura_${trigger.name}_${operation.toUpperCase()}`
  const body = captureBody(trigger.name, operation, table, spec, isStringified)
  const target = `${table.schema}.${table.name}`
  return [
    { name, table, operation, body, fingerprint: createHash('sha256').update(`${target}\n${body}`).digest('hex') },
  ]
}

/**
 * Rows are converted to JSON and accessed by name, so that a column dropped behind the engine's back is missing from
 * the payload rather than breaking every write to the table.
 */
function captureBody(
  trigger: string,
  operation: Operation,
  table: CatalogTable,
  spec: { columns: ColumnList; payload?: ColumnList },
  isStringified: boolean,
): string {
  // Without a payload, insert and delete send the columns they name, an update the whole row.
  const columns = spec.payload ?? (operation === 'update' ? '*' : spec.columns)
  const row = (record: 'old' | 'new') => rowJson(record, table, columns, isStringified)
  const hasOld = operation !== 'insert'
  const hasNew = operation !== 'delete'
  return `
declare
  session_text text := nullif(current_setting('hasura.user', true), '');
  trace_text text := nullif(current_setting('hasura.tracecontext', true), '');
begin
  ${operation === 'update' ? unlessChanged(spec.columns) : ''}
  insert into ${ENGINE_SCHEMA}.event_log (schema_name, table_name, trigger_name, payload)
  values (${escapeLiteral(table.schema)}, ${escapeLiteral(table.name)}, ${escapeLiteral(trigger)}, jsonb_build_object(
    'op', tg_op,
    'data', jsonb_build_object('old', ${hasOld ? row('old') : 'null'}, 'new', ${hasNew ? row('new') : 'null'}),
    'session_variables', session_text::jsonb,
    'trace_context', trace_text::jsonb
  ));
  perform pg_notify('${EVENTS_CHANNEL}', '');
  return null;
end`
}

/** An update only counts if a watched column changed, compared by value, including JSON. */
function unlessChanged(columns: ColumnList): string {
  const pick = (record: string) =>
    columns === '*' ? `to_jsonb(${record})` : `(to_jsonb(${record}) - array(${otherKeys(record, columns)}))`
  return `if ${pick('old')} is not distinct from ${pick('new')} then return null; end if;`
}

function otherKeys(record: string, columns: readonly string[]): string {
  return `select key from jsonb_object_keys(to_jsonb(${record})) key where key <> all (${textArray(columns)})`
}

function rowJson(record: 'old' | 'new', table: CatalogTable, columns: ColumnList, isStringified: boolean): string {
  const picked = columns === '*' ? [...table.columns.keys()] : columns
  const asText = isStringified ? picked.filter((name) => STRINGIFIED.has(table.columns.get(name)?.type.name ?? '')) : []
  const whole = columns === '*' ? `to_jsonb(${record})` : `(to_jsonb(${record}) - array(${otherKeys(record, columns)}))`
  if (asText.length === 0) return whole
  return `(select coalesce(jsonb_object_agg(key, case when key = any (${textArray(asText)}) then to_jsonb(${whole} ->> key) else value end), '{}')
           from jsonb_each(${whole}))`
}

function textArray(names: readonly string[]): string {
  return names.length === 0 ? "'{}'::text[]" : `array[${names.map((name) => escapeLiteral(name)).join(', ')}]::text[]`
}

/** The function runs as its owner, so that whoever writes to the table needs no rights on the engine's schema. */
async function createCapture(
  client: pg.ClientBase,
  { name, table, operation, body, fingerprint }: Capture,
): Promise<void> {
  const routine = `${ENGINE_SCHEMA}.${escapeIdentifier(name)}()`
  const target = `${escapeIdentifier(table.schema)}.${escapeIdentifier(table.name)}`
  await client.query(
    `create function ${routine} returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as ${escapeLiteral(body)}`,
  )
  await client.query(`comment on function ${routine} is ${escapeLiteral(fingerprint)}`)
  await client.query(
    `create or replace trigger ${escapeIdentifier(name)} after ${operation} on ${target} for each row execute function ${routine}`,
  )
}

/** It is a view, or a table on which this role may not create triggers. */
function captureError(error: unknown, name: string, table?: CatalogTable): unknown {
  if (!(error instanceof pg.DatabaseError)) return error
  const place = table ? ` on "${table.schema}.${table.name}"` : ''
  const hint = error.code === MAY_NOT ? ' (the engine\'s command "prepare" does it as the owner of the tables)' : ''
  const message = `trigger "${name}"${place} could not be changed: ${error.message}${hint}`
  return new EngineError('postgres-error', message, { path: '$.args', cause: error })
}
