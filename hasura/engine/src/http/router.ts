import type { EngineConfig } from '../config/config-types.js'
import { EngineError } from '../errors.js'
import type { Logger } from '../logger.js'
import type { MetadataService } from '../metadata-api/metadata-service.js'
import type { Metrics } from '../metrics.js'
import { noteRefusal, type Served } from '../request-log.js'
import type { Authenticate } from '../session/authenticate.js'
import { ADMIN_ROLE } from '../session/session.js'
import { HASURA_VERSION } from '../version.js'
import { createAllowlist } from './allowlist.js'
import { jsonAnswer, plainError, showsInternal, textAnswer, toEngineError } from './answers.js'
import { createConsole } from './console.js'
import { createExplainEndpoint } from './explain-endpoint.js'
import { createGraphqlEndpoint } from './graphql-endpoint.js'
import type { Handler, HttpAnswer } from './http-types.js'
import { createMetadataEndpoint } from './metadata-endpoint.js'
import { createRestEndpoint, REST_PREFIX } from './rest-endpoint.js'

export interface RouterOptions {
  readonly config: EngineConfig
  readonly service: MetadataService
  readonly authenticate: Authenticate
  readonly isDatabaseReachable: () => Promise<boolean>
  readonly logger: Logger
  readonly metrics: Metrics
  /** Called for every request that has been answered. */
  readonly served: (served: Served) => void
}

interface Route {
  readonly method: string
  readonly path: string
  readonly handle: Handler
}

/** Every endpoint of semantics §1.1; missing and disabled ones get the same 404. */
export function createRouter(options: RouterOptions): Handler {
  const routes = new Map(routesOf(options).map((route) => [`${route.method} ${route.path}`, route.handle]))
  const isOn = (api: string) => options.config.enabledApis.has(api)
  const rest = isOn('graphql') ? createRestEndpoint(shared(options)) : null
  const console = options.config.isConsoleEnabled ? createConsole(options.logger) : null
  const others: Handler = async (request) => {
    if (rest && request.path.startsWith(REST_PREFIX)) return rest(request)
    return (await console?.(request)) ?? notFound()
  }
  return async (request) => {
    const startedAt = performance.now()
    const found = routes.get(`${request.method === 'HEAD' ? 'GET' : request.method} ${request.path}`)
    const route = found ? request.path : request.path.startsWith(REST_PREFIX) ? REST_PREFIX : 'other'
    let status = 500
    try {
      const answer = await (found ?? others)(request)
      status = answer.status
      return answer
    } catch (error) {
      noteRefusal(request.notes, error)
      throw error
    } finally {
      const { requestId, notes } = request
      options.served({ requestId, route, status, notes, startedAt })
    }
  }
}

function notFound(): HttpAnswer {
  return plainError(new EngineError('not-found', 'resource does not exist', { status: 404 }), false)
}

function shared({ config, service, authenticate, logger }: RouterOptions) {
  return {
    authenticate,
    engine: () => service.state.engine,
    metadata: () => service.state.metadata,
    policy: config,
    bodyLimit: config.limits.graphqlBodyBytes,
    batchLimit: config.limits.batchSize,
    answerLimit: config.operations.answerBytes,
    inputLimits: { values: config.limits.inputValues, depth: config.operations.inputDepth },
    allowlist: config.isAllowlistEnabled ? createAllowlist() : null,
    logger,
  }
}

function routesOf(options: RouterOptions): Route[] {
  const { config, service, authenticate, logger } = options
  const graphql = shared(options)
  const admin = { authenticate, service, policy: config, bodyLimit: config.limits.adminBodyBytes, logger }
  const health = healthOf(options)
  const open: Route[] = [
    { method: 'GET', path: '/healthz', handle: health },
    { method: 'GET', path: '/hasura/healthz', handle: health },
    {
      method: 'GET',
      path: '/v1/version',
      handle: async () => jsonAnswer({ version: HASURA_VERSION, server_type: 'ce' }),
    },
    { method: 'GET', path: '/metrics', handle: metricsEndpoint(options) },
  ]
  const byApi: Readonly<Record<string, readonly Route[]>> = {
    graphql: [
      { method: 'POST', path: '/v1/graphql', handle: createGraphqlEndpoint(graphql, false) },
      { method: 'POST', path: '/v1alpha1/graphql', handle: createGraphqlEndpoint(graphql, true) },
      { method: 'POST', path: '/v1/graphql/explain', handle: createExplainEndpoint(admin) },
    ],
    metadata: [
      { method: 'POST', path: '/v1/metadata', handle: createMetadataEndpoint(admin, false) },
      { method: 'POST', path: '/v2/query', handle: createMetadataEndpoint(admin, true) },
      { method: 'POST', path: '/v1/query', handle: createMetadataEndpoint(admin, true) },
    ],
    config: [{ method: 'GET', path: '/v1alpha1/config', handle: configEndpoint(options) }],
  }
  return [...open, ...Object.entries(byApi).flatMap(([api, routes]) => (config.enabledApis.has(api) ? routes : []))]
}

/** For our own network: hidden from requests that came through a proxy. */
function metricsEndpoint({ metrics }: RouterOptions): Handler {
  return async ({ headers }) => {
    if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) return notFound()
    const { contentType, text } = await metrics.read()
    return { status: 200, body: text, contentType }
  }
}

function healthOf({ service, isDatabaseReachable }: RouterOptions): Handler {
  return async () => {
    if (!(await isDatabaseReachable())) return textAnswer('ERROR', 500)
    const isConsistent = service.state.inconsistencies.length === 0
    return textAnswer(isConsistent ? 'OK' : 'WARN: inconsistent objects in schema')
  }
}

/** The parts of the configuration that administrators may see. */
function configEndpoint({ config, authenticate, logger }: RouterOptions): Handler {
  return async (request) => {
    try {
      const { session } = await authenticate(request.headers)
      if (session.role !== ADMIN_ROLE)
        throw new EngineError('access-denied', 'You have to be an admin to access this endpoint')
      return jsonAnswer({
        version: HASURA_VERSION,
        is_function_permissions_inferred: config.inferFunctionPermissions,
        is_admin_secret_set: config.adminSecret !== null,
        is_auth_hook_set: false,
        is_jwt_set: config.jwt !== null,
        jwt: [],
        is_allow_list_enabled: config.isAllowlistEnabled,
        console_assets_dir: null,
      })
    } catch (error) {
      return plainError(toEngineError(error, logger, request.requestId), showsInternal(config, null))
    }
  }
}
