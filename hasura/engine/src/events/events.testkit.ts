import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, onTestFinished } from 'vitest'
import type { TestDatabase } from '#tests/database.js'
import { startEngine } from '../index.js'

export const ADMIN_SECRET = 'events-test-secret'

export interface Delivered {
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: {
    id: string
    trigger: { name: string }
    event: { op: string; data: { old: unknown; new: unknown }; session_variables: unknown }
    delivery_info: { current_retry: number; max_retries: number }
  }
}

export interface Receiver {
  readonly url: string
  readonly deliveries: Delivered[]
  /** Queues responses for a path; the default is 204. `hang` never responds. */
  plan(path: string, ...answers: readonly (number | 'hang' | { status: number; retryAfter: number })[]): void
}

/** A webhook that records what it receives. */
export async function startReceiver(): Promise<Receiver> {
  const deliveries: Delivered[] = []
  const plans = new Map<string, (number | 'hang' | { status: number; retryAfter: number })[]>()
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const part of request.setEncoding('utf8')) text += String(part)
    const path = request.url ?? '/'
    deliveries.push({ path, headers: request.headers, body: JSON.parse(text) as Delivered['body'] })
    const answer = plans.get(path)?.shift() ?? 204
    if (answer === 'hang') return
    const { status, retryAfter } = typeof answer === 'number' ? { status: answer, retryAfter: 0 } : answer
    response.writeHead(status, retryAfter > 0 ? { 'retry-after': String(retryAfter) } : {}).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deliveries,
    plan: (path, ...answers) => void plans.set(path, [...answers]),
  }
}

export interface EventEngine {
  readonly url: string
  metadata(type: string, args: object): Promise<unknown>
  sql(text: string): Promise<unknown>
  graphql(query: string, headers?: Record<string, string>): Promise<unknown>
  stop(): Promise<void>
}

/** An engine without a metadata folder, stopped at the end of the test. */
export async function startEventEngine(database: TestDatabase, env: Record<string, string> = {}): Promise<EventEngine> {
  const engine = await startEngine({
    HASURA_GRAPHQL_DATABASE_URL: database.hasuraUrl,
    HASURA_GRAPHQL_SERVER_PORT: '0',
    HASURA_GRAPHQL_ADMIN_SECRET: ADMIN_SECRET,
    HASURA_GRAPHQL_LOG_LEVEL: 'error',
    HASURA_GRAPHQL_EVENTS_FETCH_INTERVAL: '50',
    HASURA_GRAPHQL_GRACEFUL_SHUTDOWN_TIMEOUT: '0',
    // Longer than any stall of a busy machine: when a lease lapses, another engine rightly takes over.
    ENGINE_EVENTS_LEASE_MS: '20000',
    ...env,
  })
  onTestFinished(() => engine.stop())
  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const response = await fetch(engine.url + path, {
      method: 'POST',
      headers: { 'x-hasura-admin-secret': ADMIN_SECRET, ...headers },
      body: JSON.stringify(body),
    })
    const answer: unknown = await response.json()
    if (response.status !== 200) throw new Error(JSON.stringify(answer))
    return answer
  }
  return {
    url: engine.url,
    metadata: (type, args) => post('/v1/metadata', { type, args }),
    sql: (sql) => post('/v2/query', { type: 'run_sql', args: { sql } }),
    graphql: (query, headers) => post('/v1/graphql', { query }, headers),
    stop: () => engine.stop(),
  }
}
