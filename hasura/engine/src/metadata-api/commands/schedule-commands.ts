import { EngineError } from '../../errors.js'
import { EVENTS_CHANNEL, ONE_OFF_NOTICE } from '../../events/engine-schema.js'
import { CRON_TABLE, ONE_OFF_TABLE } from '../../events/timed-events.js'
import type { Json } from '../../json.js'
import { toJson } from '../../metadata/export-metadata.js'
import type { MetadataReader } from '../../metadata/metadata-reader.js'
import type { CronTrigger, OneOffEvent } from '../../metadata/model/triggers.js'
import { parseCronTrigger, parseOneOffEvent } from '../../metadata/parse-entries.js'
import { type CommandContext, type CommandTable, command } from '../command.js'
import { without } from '../edit-metadata.js'

const MAX_PAGE = 1000
const STATES = ['scheduled', 'locked', 'delivered', 'error', 'dead'] as const
const KINDS = ['one_off', 'cron'] as const
type Kind = (typeof KINDS)[number]

const TABLES = { one_off: ONE_OFF_TABLE, cron: CRON_TABLE }
/** A claimed event is stored as scheduled with a lease; the API reports it as locked. */
const STATUS = `case when status = 'scheduled' and locked_until > clock_timestamp() then 'locked' else status end`
const COLUMNS: Readonly<Record<Kind, string>> = {
  one_off: `id, webhook_conf, scheduled_time, retry_conf, payload, header_conf, ${STATUS} as status, tries, created_at, next_retry_at, comment`,
  cron: `id, trigger_name, scheduled_time, ${STATUS} as status, tries, created_at, next_retry_at`,
}

/** Throws EngineError not-exists. */
function requireCron({ metadata }: CommandContext, name: string): void {
  if (metadata.cron_triggers.some((one) => one.name === name)) return
  throw new EngineError('not-exists', `cron trigger with name: "${name}" does not exist`, { path: '$.args' })
}

function createCron(
  { trigger, isReplaced }: { trigger: CronTrigger; isReplaced: boolean },
  { metadata }: CommandContext,
) {
  const exists = metadata.cron_triggers.some((one) => one.name === trigger.name)
  if (exists && !isReplaced) {
    throw new EngineError('already-exists', `cron trigger with name: ${trigger.name} already exists`, {
      path: '$.args',
    })
  }
  const changed = { ...metadata, cron_triggers: [...without(metadata.cron_triggers, trigger.name), trigger] }
  return { metadata: changed, options: { subject: `cron_trigger ${trigger.name}` } }
}

async function createOneOff(event: OneOffEvent, context: CommandContext) {
  const [row] = await context.query<{ id: string }>(
    `insert into ${ONE_OFF_TABLE.events} (webhook_conf, scheduled_time, retry_conf, payload, header_conf, comment)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [
      JSON.stringify(event.webhook),
      event.schedule_at,
      JSON.stringify(event.retry_conf),
      JSON.stringify(event.payload),
      JSON.stringify(event.headers),
      event.comment ?? null,
    ],
  )
  await context.query(`select pg_notify('${EVENTS_CHANNEL}', '${ONE_OFF_NOTICE}')`, [])
  return { result: { message: 'success', event_id: row?.id ?? '' } }
}

interface Page {
  readonly kind: Kind
  readonly triggerName: string | null
  readonly eventId: string | null
  readonly states: readonly string[]
  readonly limit: number
  readonly offset: number
  readonly isCounted: boolean
}

function readPage(args: MetadataReader): Page {
  args.keys(['type', 'trigger_name', 'event_id', 'status', 'limit', 'offset', 'get_rows_count'])
  return {
    kind: args.key('type').choice(KINDS),
    triggerName: args.key('trigger_name').optionalText() ?? null,
    eventId: args.key('event_id').optionalText() ?? null,
    states: args.key('status').list((state) => state.choice(STATES)),
    limit: Math.min(args.key('limit').integer(100), MAX_PAGE),
    offset: args.key('offset').integer(0),
    isCounted: args.key('get_rows_count').flag(false),
  }
}

/** One page of a statement's rows as JSON, and their total if requested. */
async function readRows(name: string, from: string, values: readonly unknown[], page: Page, context: CommandContext) {
  const [whole] = page.isCounted
    ? await context.query<{ count: number }>(`select count(*)::int as count from (${from}) as row`, values)
    : []
  const at = values.length
  const rows = await context.query<{ row: Json }>(
    `select to_json(row) as row from (${from}) as row limit $${at + 1} offset $${at + 2}`,
    [...values, page.limit, page.offset],
  )
  return { result: { ...(whole ? { count: whole.count } : {}), [name]: rows.map(({ row }) => row) } }
}

async function readEvents(page: Page, context: CommandContext) {
  if (page.kind === 'cron' && page.triggerName !== null) requireCron(context, page.triggerName)
  const isNamed = page.kind === 'cron' ? '$2::text is null or trigger_name = $2' : '$2::text is null or true'
  const events = `select ${COLUMNS[page.kind]} from ${TABLES[page.kind].events} where ${isNamed}`
  const from = `select * from (${events}) as event where $1::text[] = '{}' or status = any($1) order by scheduled_time desc`
  return readRows('events', from, [page.states, page.triggerName], page, context)
}

async function readInvocations(page: Page, context: CommandContext) {
  const { events, invocations } = TABLES[page.kind]
  const isNamed = page.kind === 'cron' ? '$2::text is null or event.trigger_name = $2' : '$2::text is null or true'
  const from = `select log.id, log.event_id, log.status, log.request, log.response, log.created_at
    from ${invocations} log join ${events} event on event.id = log.event_id
    where ($1::text is null or log.event_id::text = $1) and (${isNamed}) order by log.created_at desc`
  return readRows('invocations', from, [page.eventId, page.triggerName], page, context)
}

async function deleteEvent({ kind, id }: { kind: Kind; id: string }, context: CommandContext) {
  const gone = await context.query(`delete from ${TABLES[kind].events} where id::text = $1 returning id`, [id])
  if (gone.length === 0)
    throw new EngineError('not-exists', `event with id "${id}" does not exist`, { path: '$.args.event_id' })
  return {}
}

/** Cron triggers and one-off events (semantics §8.2). */
export const SCHEDULE_COMMANDS: CommandTable = {
  create_cron_trigger: command(
    (args) => ({ trigger: parseCronTrigger(args), isReplaced: args.key('replace').flag(false) }),
    createCron,
  ),
  delete_cron_trigger: command(
    (args) => ({ name: args.key('name').name() }),
    ({ name }, context) => {
      requireCron(context, name)
      const { metadata } = context
      return { metadata: { ...metadata, cron_triggers: without(metadata.cron_triggers, name) } }
    },
  ),
  get_cron_triggers: command(
    () => ({}),
    (_, { metadata }) => ({ result: { cron_triggers: metadata.cron_triggers.map(toJson) } }),
  ),
  create_scheduled_event: command(parseOneOffEvent, createOneOff),
  delete_scheduled_event: command(
    (args) => ({ kind: args.key('type').choice(KINDS), id: args.key('event_id').name() }),
    deleteEvent,
  ),
  get_scheduled_events: command(readPage, readEvents),
  get_event_invocations: command(readPage, readInvocations),
  get_scheduled_event_invocations: command(readPage, readInvocations),
}
