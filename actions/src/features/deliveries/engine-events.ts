import { commandEngine, type EngineDoor } from '#platform/engine/engine-admin.js'
import { AppError } from '#platform/errors.js'
import type { TimeCursor } from '#platform/http/time-cursor.js'
import type { Services } from '#platform/services.js'

/** Short, because staff are waiting for the page. */
const ANSWER_LIMIT_MS = 10_000

/** An event the engine gave up on after its retries. */
export interface FailedEvent {
  id: string
  trigger: string
  table: string
  tries: number
  createdAt: string
  /** The time as Postgres prints it, for the cursor. */
  cursorTime: string
  /** HTTP status of the last attempt; null if there was no response. */
  lastStatus: number | null
  lastTriedAt: string | null
}

/** The engine owns the event log. Its schema differs between the embedded engine and the real Hasura. */
const SCHEMAS = ['sagework_engine', 'hdb_catalog'] as const
type Schema = (typeof SCHEMAS)[number]

/** Failed events, newest first. Read through the engine, because only its role can access the log. */
export async function readFailedEvents(
  services: Services,
  page: { after: TimeCursor | null; limit: number },
): Promise<FailedEvent[]> {
  const schema = await findSchema(services)
  const [text = '[]'] = await askSql(services, failedEventsSql(schema, page))
  return JSON.parse(text) as FailedEvent[]
}

/**
 * Puts an event back into the engine's queue.
 * @throws AppError EVENT_NOT_FOUND; ALREADY_DONE if it is already waiting for delivery
 */
export async function redeliver(services: Services, id: string): Promise<void> {
  const answer = await post(services, '/v1/metadata', { type: 'pg_redeliver_event', args: { event_id: id } })
  if (answer.status === 200) return
  const { code } = (await answer.json()) as { code?: string }
  if (code === 'not-exists') throw new AppError('EVENT_NOT_FOUND')
  if (code === 'busy') throw new AppError('ALREADY_DONE')
  throw new Error(`the engine answered ${answer.status} ${code ?? ''} to a redelivery`)
}

async function findSchema(services: Services): Promise<Schema> {
  const known = SCHEMAS.map((schema) => `when to_regclass('${schema}.event_log') is not null then '${schema}'`)
  const [found] = await askSql(services, `select case ${known.join(' ')} end`)
  const schema = SCHEMAS.find((name) => name === found)
  if (!schema) throw new Error('the engine has no event log')
  return schema
}

/** Cursor values are already validated: a uuid, and the digits of a time. */
function failedEventsSql(schema: Schema, { after, limit }: { after: TimeCursor | null; limit: number }): string {
  const beyond = after ? `and (e.created_at, e.id::text) < ('${after.createdAt}', '${after.id}')` : ''
  return `
    select coalesce(json_agg(page), '[]') from (
      select e.id, e.trigger_name as trigger, e.table_name as "table", e.tries, e.created_at as "createdAt",
             e.created_at::text as "cursorTime", tried.status as "lastStatus", tried.created_at as "lastTriedAt"
      from ${schema}.event_log e
      left join lateral (
        select status, created_at from ${schema}.event_invocation_logs
        where event_id = e.id order by created_at desc limit 1
      ) tried on true
      where e.error and not e.archived ${beyond}
      order by e.created_at desc, e.id::text desc
      limit ${Math.trunc(limit)}
    ) page`
}

/** The first column of each row. */
async function askSql(services: Services, sql: string): Promise<string[]> {
  const args = { source: 'default', sql, read_only: true }
  const answer = await post(services, '/v2/query', { type: 'run_sql', args })
  if (!answer.ok) throw new Error(`the engine answered ${answer.status} when reading its events`)
  const { result } = (await answer.json()) as { result: string[][] }
  return result.slice(1).map(([first = '']) => first)
}

function post({ config }: Services, door: EngineDoor, command: object): Promise<Response> {
  return commandEngine(config, door, command, AbortSignal.timeout(ANSWER_LIMIT_MS))
}
