import { inject } from 'vitest'
import { atEnd } from './at-end.js'
import type { TestDatabase } from './database.js'
import { adminSecret, type Environment, engineEnvironment, runningAlready, type StartedServer } from './environment.js'
import { type Answer, type RequestOptions, request } from './http.js'

export interface GraphqlCall extends RequestOptions {
  query: string
  variables?: Record<string, unknown>
  operationName?: string
}

export interface GraphqlBody<T> {
  data?: T
  errors?: { message: string; extensions: { code: string; path: string; [key: string]: unknown } }[]
}

export interface TestEngine {
  url: string
  adminSecret: string
  graphql<T = Record<string, unknown>>(call: GraphqlCall): Promise<Answer<GraphqlBody<T>>>
  stop(): Promise<void>
}

/**
 * Starts the embedded engine on a test database; it stops at the end of the test file.
 * @param options.metadataDir another metadata folder than the product's
 * @param options.actionsUrl the value of the metadata's `{{ACTIONS_BASE_URL}}`
 */
export async function startTestEngine(
  database: TestDatabase,
  options: { metadataDir?: string; actionsUrl?: string; env?: Environment } = {},
): Promise<TestEngine> {
  const stack = inject('stack')
  const server: StartedServer = stack
    ? runningAlready(stack.engineUrl)
    : await startOwn({
        ...engineEnvironment(database, options.actionsUrl ?? 'http://127.0.0.1:9'),
        ...(options.metadataDir ? { HASURA_GRAPHQL_METADATA_DIR: options.metadataDir } : {}),
        ...options.env,
      })
  atEnd(() => server.stop())
  return {
    url: server.url,
    adminSecret: adminSecret(),
    graphql: <T>({ query, variables, operationName, ...rest }: GraphqlCall) =>
      request<GraphqlBody<T>>('POST', `${server.url}/v1/graphql`, { query, variables, operationName }, rest),
    stop: () => server.stop(),
  }
}

async function startOwn(env: Environment): Promise<StartedServer> {
  const { startEngine } = await import('#engine/index.js')
  return startEngine(env)
}
