import { inject } from 'vitest'
import type { ServiceFakes } from '#actions/app.js'
import { freePort } from '#scripts/lib/ports.mjs'
import { atEnd } from './at-end.js'
import type { TestDatabase } from './database.js'
import { startTestEngine, type TestEngine } from './engine.js'
import {
  actionSecret,
  actionsEnvironment,
  type Environment,
  runningAlready,
  type StartedServer,
} from './environment.js'
import { type Answer, type Body, type RequestOptions, request } from './http.js'
import { within } from './within.js'

const START_LIMIT_MS = 60_000

export interface TestActions {
  url: string
  engine: TestEngine
  get<T = Body>(path: string, options?: RequestOptions): Promise<Answer<T>>
  post<T = Body>(path: string, body?: unknown, options?: RequestOptions): Promise<Answer<T>>
  request<T = Body>(method: string, path: string, body?: unknown, options?: RequestOptions): Promise<Answer<T>>
  /** A call as made by the engine: with the action secret, to /hooks/… */
  hook<T = Body>(path: string, body: unknown, options?: RequestOptions): Promise<Answer<T>>
  stop(): Promise<void>
}

/**
 * Starts the actions on a test database, and the engine before them, each knowing the other's address; both stop at the
 * end of the test file. `engine: false` omits the engine, for endpoints that don't use it.
 */
export async function startTestActions(
  database: TestDatabase,
  options: { engine?: false; engineEnv?: Environment; env?: Environment; fakes?: ServiceFakes } = {},
): Promise<TestActions> {
  const port = await freePort()
  const own = `http://127.0.0.1:${port}`
  const engine =
    options.engine === false
      ? noEngine
      : await within(
          START_LIMIT_MS,
          'starting the engine',
          startTestEngine(database, { actionsUrl: own, env: options.engineEnv }),
        )
  const running = inject('stack')?.actionsUrl
  const server = running
    ? runningAlready(running)
    : await within(
        START_LIMIT_MS,
        'starting the actions',
        startOwn({ ...actionsEnvironment(database, engine.url, port), ...options.env }, options.fakes),
      )
  atEnd(() => server.stop())
  const call = <T>(method: string, path: string, body?: unknown, rest?: RequestOptions) =>
    request<T>(method, server.url + path, body, rest)
  return {
    url: server.url,
    engine,
    get: <T>(path: string, rest?: RequestOptions) => call<T>('GET', path, undefined, rest),
    post: <T>(path: string, body?: unknown, rest?: RequestOptions) => call<T>('POST', path, body ?? {}, rest),
    request: call,
    hook: <T>(path: string, body: unknown, rest?: RequestOptions) =>
      call<T>('POST', path, body, { ...rest, headers: { 'x-action-secret': actionSecret(), ...rest?.headers } }),
    stop: () => server.stop(),
  }
}

/** Password hashing is cheap here; a thousand sign-ins at full cost would take hours. So would a process for each recording. */
async function startOwn(env: Environment, fakes: ServiceFakes = {}): Promise<StartedServer> {
  const { startActions } = await import('#actions/app.js')
  const { createPasswords } = await import('#providers/identity/passwords.js')
  const { inProcessMeasurer } = await import('#providers/media/measuring/in-process-measurer.js')
  const passwords = createPasswords({ log2N: 10, r: 8, p: 1 })
  return startActions(env, { passwords, mediaMeasurer: inProcessMeasurer, ...fakes })
}

const noEngine: TestEngine = {
  url: 'http://127.0.0.1:9',
  adminSecret: '',
  graphql: () => Promise.reject(new Error('This test runs without an engine.')),
  stop: () => Promise.resolve(),
}
