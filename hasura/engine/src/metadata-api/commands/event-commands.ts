import { EngineError } from '../../errors.js'
import { ENGINE_SCHEMA, EVENTS_CHANNEL } from '../../events/engine-schema.js'
import type { Json } from '../../json.js'
import type { MetadataReader } from '../../metadata/metadata-reader.js'
import type { Metadata } from '../../metadata/model/metadata.js'
import type { QualifiedName } from '../../metadata/model/qualified-name.js'
import type { EventTriggerMetadata } from '../../metadata/model/triggers.js'
import { parseEventTrigger, TRIGGER_REFUSALS } from '../../metadata/parse-event-trigger.js'
import { type CommandContext, type CommandTable, command } from '../command.js'
import { editTable, isSameName, requireSource, requireTable, tableLabel, without } from '../edit-metadata.js'
import { readSourceName, readTableArgs } from './table-commands.js'

const OPERATIONS = ['insert', 'update', 'delete', 'enable_manual']
const SETTINGS = ['name', 'retry_conf', 'webhook', 'webhook_from_env', 'headers', 'comment']

interface Created {
  readonly source: string
  readonly table: QualifiedName
  readonly trigger: EventTriggerMetadata
  readonly isReplaced: boolean
}

/** The API has the operations next to the name; metadata has them under `definition`. */
function readCreate(args: MetadataReader): Created {
  args.keys(['source', 'table', 'replace', ...SETTINGS, ...OPERATIONS], TRIGGER_REFUSALS)
  const hasOperation = OPERATIONS.some((name) => !args.key(name).isAbsent && args.key(name).value !== false)
  if (!hasOperation) args.fault('atleast one amongst insert/update/delete/enable_manual spec must be provided')
  const definition = hasOperation ? args.picked(OPERATIONS).value : { enable_manual: true }
  return {
    ...readTableArgs(args.picked(['source', 'table'])),
    trigger: parseEventTrigger(args.picked(SETTINGS).with('definition', definition)),
    isReplaced: args.key('replace').flag(false),
  }
}

interface Located {
  readonly source: string
  readonly table: QualifiedName
  readonly trigger: EventTriggerMetadata
}

function findTrigger(metadata: Metadata, name: string): Located | null {
  for (const source of metadata.sources) {
    for (const table of source.tables) {
      const trigger = table.event_triggers.find((one) => one.name === name)
      if (trigger) return { source: source.name, table: table.table, trigger }
    }
  }
  return null
}

/** Throws EngineError not-exists. */
function requireTrigger(metadata: Metadata, name: string): Located {
  const found = findTrigger(metadata, name)
  if (found) return found
  throw new EngineError('not-exists', `event trigger with name "${name}" does not exist`, { path: '$.args' })
}

function create({ source, table, trigger, isReplaced }: Created, { metadata }: CommandContext) {
  requireTable(metadata, source, table, '$.args.table')
  const existing = findTrigger(metadata, trigger.name)
  if (existing && !isReplaced) {
    throw new EngineError('already-exists', `event trigger with name "${trigger.name}" already exists`, {
      path: '$.args',
    })
  }
  if (existing && !isSameName(existing.table, table)) {
    throw new EngineError('not-supported', 'table name cannot be changed while replacing an event trigger', {
      path: '$.args',
    })
  }
  const changed = editTable(metadata, source, table, (one) => ({
    ...one,
    event_triggers: [...without(one.event_triggers, trigger.name), trigger],
  }))
  return {
    metadata: changed,
    options: { subject: `event_trigger ${trigger.name} in table ${tableLabel(table)} in source ${source}` },
  }
}

async function invoke({ name, payload }: { name: string; payload: Json }, context: CommandContext) {
  const { table, trigger } = requireTrigger(context.metadata, name)
  if (!trigger.definition.enable_manual) {
    throw new EngineError('not-supported', `manual mode is not enabled for event trigger: ${name}`, { path: '$.args' })
  }
  const event = { op: 'MANUAL', data: { old: null, new: payload }, session_variables: null, trace_context: null }
  const [row] = await context.query<{ id: string }>(
    `insert into ${ENGINE_SCHEMA}.event_log (schema_name, table_name, trigger_name, payload) values ($1, $2, $3, $4) returning id`,
    [table.schema, table.name, name, JSON.stringify(event)],
  )
  await context.query(`select pg_notify('${EVENTS_CHANNEL}', '')`, [])
  return { result: { event_id: row?.id ?? '' } }
}

async function redeliver({ id }: { id: string }, context: CommandContext) {
  const [row] = await context.query<{ is_done: boolean }>(
    `select delivered or error as is_done from ${ENGINE_SCHEMA}.event_log where id::text = $1 and not archived`,
    [id],
  )
  if (!row) throw new EngineError('not-exists', 'event not found', { path: '$.args' })
  if (!row.is_done) throw new EngineError('busy', 'event is already being processed', { path: '$.args', status: 400 })
  await context.query(
    `update ${ENGINE_SCHEMA}.event_log set delivered = false, error = false, tries = 0, next_retry_at = null, locked_until = null where id::text = $1`,
    [id],
  )
  await context.query(`select pg_notify('${EVENTS_CHANNEL}', '')`, [])
  return {}
}

const LOG_STATES: Readonly<Record<string, string>> = {
  pending: 'not delivered and not error and not archived',
  processed: '(delivered or error) and not archived',
  error: 'error and not archived',
  all: 'not archived',
}
const MAX_LOG_PAGE = 1000

interface LogArgs {
  readonly name: string
  readonly status: string
  readonly limit: number
  readonly offset: number
}

function readLogArgs(args: MetadataReader): LogArgs {
  return {
    name: args.key('name').name(),
    status: args.key('status').choice(['all', 'pending', 'processed', 'error'], 'all'),
    limit: Math.min(args.key('limit').integer(100), MAX_LOG_PAGE),
    offset: args.key('offset').integer(0),
  }
}

async function readLogs({ name, status, limit, offset }: LogArgs, context: CommandContext) {
  requireTrigger(context.metadata, name)
  const rows = await context.query<{ row: Json }>(
    `select json_build_object('id', id, 'schema_name', schema_name, 'table_name', table_name, 'trigger_name', trigger_name,
       'payload', payload, 'delivered', delivered, 'error', error, 'tries', tries, 'created_at', created_at,
       'locked', locked_until, 'next_retry_at', next_retry_at, 'archived', archived) as row
     from ${ENGINE_SCHEMA}.event_log where trigger_name = $1 and ${LOG_STATES[status]} order by created_at desc limit $2 offset $3`,
    [name, limit, offset],
  )
  return { result: rows.map(({ row }) => row) }
}

async function readInvocations({ name, limit, offset }: LogArgs, context: CommandContext) {
  requireTrigger(context.metadata, name)
  const rows = await context.query<{ row: Json }>(
    `select to_json(log) as row from ${ENGINE_SCHEMA}.event_invocation_logs log
     where trigger_name = $1 order by created_at desc limit $2 offset $3`,
    [name, limit, offset],
  )
  return { result: rows.map(({ row }) => row) }
}

export const EVENT_COMMANDS: CommandTable = {
  create_event_trigger: command(readCreate, create),
  delete_event_trigger: command(
    (args) => ({ source: readSourceName(args), name: args.key('name').name() }),
    ({ source, name }, { metadata }) => {
      requireSource(metadata, source)
      const { table } = requireTrigger(metadata, name)
      return {
        metadata: editTable(metadata, source, table, (one) => ({
          ...one,
          event_triggers: without(one.event_triggers, name),
        })),
      }
    },
  ),
  invoke_event_trigger: command(
    (args) => ({ name: args.key('name').name(), payload: args.key('payload').json() }),
    invoke,
  ),
  redeliver_event: command((args) => ({ id: args.key('event_id').name() }), redeliver),
  get_event_logs: command(readLogArgs, readLogs),
  get_event_invocation_logs: command(readLogArgs, readInvocations),
}
