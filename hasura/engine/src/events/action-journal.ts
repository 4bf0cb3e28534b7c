import type pg from 'pg'
import { type CallAction, forwarded } from '../actions/call-action.js'
import { EngineError } from '../errors.js'
import type { ActionJournal } from '../execute/engine-types.js'
import { parseJson, stringifyJson } from '../json.js'
import type { Logger } from '../logger.js'
import type { ActionMetadata } from '../metadata/model/actions.js'
import { retryWhileUnreachable } from '../reconnect.js'
import { ADMIN_ROLE } from '../session/session.js'
import type { Delivery, DeliveryQueue } from './delivery-worker.js'
import { ACTION_NOTICE, ENGINE_SCHEMA, EVENTS_CHANNEL } from './engine-schema.js'

const LOG = `${ENGINE_SCHEMA}.action_log`
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const FIND_SQL = `
select id, to_json(created_at) #>> '{}' as created_at, response_payload::text as response, errors::text as errors from ${LOG}
where id = $1::uuid and action_name = $2 and ($3 or session_variables = $4::jsonb)`

/** Asynchronous actions in the database. A call is stored with its caller, who alone can read it. */
export function createActionJournal(pool: pg.Pool): ActionJournal {
  return {
    async note({ name, definition }, input, session, { requestHeaders, requestQuery }) {
      const headers = definition.forward_client_headers ? forwarded(requestHeaders) : {}
      const values = [
        name,
        stringifyJson(input),
        JSON.stringify(headers),
        JSON.stringify(session.variables),
        requestQuery,
      ]
      const { rows } = await pool.query<{ id: string }>(
        `insert into ${LOG} (action_name, input_payload, request_headers, session_variables, request_query)
         values ($1, $2, $3, $4, $5) returning id, pg_notify('${EVENTS_CHANNEL}', '${ACTION_NOTICE}')`,
        values,
      )
      return rows[0]?.id ?? ''
    },
    async find({ name }, id, session) {
      if (!UUID.test(id)) throw new EngineError('data-exception', `invalid input syntax for type uuid: "${id}"`)
      const values = [id, name, session.role === ADMIN_ROLE, JSON.stringify(session.variables)]
      const { rows } = await pool.query<{
        id: string
        created_at: string
        response: string | null
        errors: string | null
      }>(FIND_SQL, values)
      const [row] = rows
      if (!row) return null
      const response = row.response === null ? null : parseJson(row.response)
      return { id: row.id, createdAt: row.created_at, response, errors: row.errors }
    },
  }
}

interface CallRow {
  id: string
  action_name: string
  input: string
  request_headers: Record<string, string>
  session_variables: Record<string, string>
  request_query: string
}

export interface ActionQueueOptions {
  readonly pool: pg.Pool
  readonly actions: () => readonly ActionMetadata[]
  readonly callAction: CallAction
  readonly leaseMs: number
  readonly logger: Logger
}

const CLAIM_SQL = `
with claimed as (
  select due.id from unnest($1::text[], $2::int[]) as free (action_name, slots)
  cross join lateral (
    select log.id from ${LOG} log
    where log.action_name = free.action_name and log.status in ('created', 'processing')
      and (log.locked_until is null or log.locked_until <= clock_timestamp())
    order by log.created_at limit free.slots for update skip locked
  ) due
)
update ${LOG} log set status = 'processing', locked_until = clock_timestamp() + $3 * interval '1 millisecond'
from claimed where log.id = claimed.id
returning log.id, log.action_name, log.input_payload::text as input, log.request_headers, log.session_variables, log.request_query`

const FINISH_SQL = `
update ${LOG} set status = case when $3::json is null then 'completed' else 'error' end, response_payload = $2, errors = $3,
  response_received_at = clock_timestamp(), locked_until = null
where id = $1 and status = 'processing'`

/** Pending calls as a queue, keyed by action. */
export function createActionQueue(options: ActionQueueOptions): DeliveryQueue {
  const { pool, leaseMs } = options
  const asynchronous = () => options.actions().filter(({ definition }) => definition.kind === 'asynchronous')
  const toDelivery = (row: CallRow): Delivery => ({
    id: row.id,
    key: row.action_name,
    run: (signal) => call(row, options, signal),
  })
  return {
    name: 'actions',
    keys: () => asynchronous().map(({ name }) => name),
    async claim(free) {
      const { rows } = await pool.query<CallRow>(CLAIM_SQL, [[...free.keys()], [...free.values()], leaseMs])
      return rows.map(toDelivery)
    },
    async renew(ids) {
      await pool.query(
        `update ${LOG} set locked_until = clock_timestamp() + $2 * interval '1 millisecond'
         where id = any($1) and status = 'processing'`,
        [ids, leaseMs],
      )
    },
    async release(ids) {
      await pool.query(`update ${LOG} set locked_until = null where id = any($1)`, [ids])
    },
  }
}

async function call(row: CallRow, options: ActionQueueOptions, signal: AbortSignal): Promise<void> {
  const action = options.actions().find(({ name }) => name === row.action_name)
  if (!action) return
  const variables = row.session_variables
  const session = { role: variables['x-hasura-role'] ?? '', variables, isAdminSecret: false, useBackendOnly: false }
  const context = { requestHeaders: row.request_headers, requestQuery: row.request_query, signal }
  const outcome = await options.callAction(action, parseJson(row.input), session, context).then(
    ({ value }) => [stringifyJson(value ?? null), null],
    (error: unknown) => [null, errorsOf(error)],
  )
  // Interrupted: another engine will retry the call.
  if (signal.aborted) return
  await retryWhileUnreachable(() => options.pool.query(FINISH_SQL, [row.id, ...outcome]), options.logger, signal)
}

/** The handler's own error suffices; any other includes the exchange. */
function errorsOf(error: unknown): string {
  if (!(error instanceof EngineError)) throw error
  const { code, path, message, internal } = error
  const isRefusal = isStatus4xx(internal) && message !== 'internal error'
  return stringifyJson({ code, path, error: message, ...(isRefusal ? {} : { internal }) })
}

function isStatus4xx(internal: unknown): boolean {
  const status = (internal as { response?: { status?: number } } | undefined)?.response?.status
  return status !== undefined && status >= 400 && status < 500
}
