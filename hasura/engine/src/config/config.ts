import { availableParallelism } from 'node:os'
import { type OperationLimits, STANDARD_LIMITS } from '../operation-limits.js'
import { type JwtConfig, parseJwtSecret } from '../session/jwt-config.js'
import type { EngineConfig, PollingConfig, SocketConfig } from './config-types.js'
import { type Environment, EnvReader } from './env-reader.js'

/** Every error in the environment at once: names and reasons, never values. */
export class ConfigError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(`The engine can't start with this environment:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
  }
}

const APIS = ['graphql', 'metadata', 'pgdump', 'config', 'developer', 'metrics']
/** Hasura settings that affect who gets in or where data goes, and that this engine doesn't support. */
export const REFUSED = ['HASURA_GRAPHQL_AUTH_HOOK', 'HASURA_GRAPHQL_JWT_SECRETS', 'HASURA_GRAPHQL_ADMIN_SECRETS']

/**
 * Reads the engine's configuration from Hasura's environment variables (and ENGINE_* for what Hasura lacks). Throws
 * ConfigError with every error at once.
 */
export function parseConfig(env: Environment): EngineConfig {
  const read = new EnvReader(env)
  const poolSize = read.integer('HASURA_GRAPHQL_PG_CONNECTIONS', 20, 2, 1000)
  const config = {
    databaseUrl: readDatabaseUrl(read),
    host: (read.text('HASURA_GRAPHQL_SERVER_HOST') ?? '127.0.0.1').replace(/^\*$/, '0.0.0.0'),
    port: read.integer('HASURA_GRAPHQL_SERVER_PORT', 8080, 0, 65_535),
    ...readAuthentication(read),
    refusesProxiedSecrets: read.flag('ENGINE_REFUSE_PROXIED_SECRETS', false),
    metadataDir: read.text('HASURA_GRAPHQL_METADATA_DIR'),
    isConsoleEnabled: read.flag('HASURA_GRAPHQL_ENABLE_CONSOLE', false),
    isAllowlistEnabled: read.flag('HASURA_GRAPHQL_ENABLE_ALLOWLIST', false),
    enabledApis: readApis(read),
    corsDomains: read.flag('HASURA_GRAPHQL_DISABLE_CORS', false)
      ? null
      : (read.list('HASURA_GRAPHQL_CORS_DOMAIN') ?? ['*']),
    stringifyNumericTypes: read.flag('HASURA_GRAPHQL_STRINGIFY_NUMERIC_TYPES', false),
    inferFunctionPermissions: read.flag('HASURA_GRAPHQL_INFER_FUNCTION_PERMISSIONS', true),
    isDevMode: read.flag('HASURA_GRAPHQL_DEV_MODE', false),
    showInternalErrorsToAdmin: read.flag('HASURA_GRAPHQL_ADMIN_INTERNAL_ERRORS', true),
    collapseNullComparisons: read.flag('HASURA_GRAPHQL_V1_BOOLEAN_NULL_COLLAPSE', false),
    isolationLevel: readIsolation(read),
    poolSize,
    connectionsPerCaller: read.integer('ENGINE_MAX_CONNECTIONS_PER_CALLER', Math.ceil(poolSize * 0.75), 1, 1000),
    sharedConnections: read.integer('ENGINE_SHARED_CONNECTIONS', Math.max(2, availableParallelism()), 0, 1000),
    statementTimeoutMs: read.integer('ENGINE_STATEMENT_TIMEOUT_MS', 30_000, 0, 3_600_000),
    logLevel: read.choice('HASURA_GRAPHQL_LOG_LEVEL', ['debug', 'info', 'warn', 'error'], 'info'),
    events: {
      fetchIntervalMs: read.integer('HASURA_GRAPHQL_EVENTS_FETCH_INTERVAL', 1000, 0, 3_600_000),
      poolSize: read.integer('HASURA_GRAPHQL_EVENTS_HTTP_POOL_SIZE', 100, 1, 10_000),
      perTriggerLimit: read.integer('ENGINE_EVENTS_PER_TRIGGER_LIMIT', 10, 1, 10_000),
      leaseMs: read.integer('ENGINE_EVENTS_LEASE_MS', 60_000, 50, 3_600_000),
      keptDays: read.integer('ENGINE_EVENTS_KEPT_DAYS', 14, 0, 36_500),
    },
    actionIntervalMs: read.integer('HASURA_GRAPHQL_ASYNC_ACTIONS_FETCH_INTERVAL', 1000, 0, 3_600_000),
    live: readPolling(read, 'LIVE'),
    streams: readPolling(read, 'STREAMING'),
    sockets: readSockets(read),
    limits: {
      graphqlBodyBytes: read.integer('ENGINE_MAX_GRAPHQL_BODY_BYTES', 4 * 1024 * 1024, 1024, 1024 ** 3),
      adminBodyBytes: read.integer('ENGINE_MAX_ADMIN_BODY_BYTES', 64 * 1024 * 1024, 1024, 1024 ** 3),
      batchSize: read.integer('ENGINE_MAX_BATCH_SIZE', 50, 1, 10_000),
      inputValues: read.integer('ENGINE_MAX_INPUT_VALUES', 200_000, 100, 100_000_000),
      unreadBytes: read.integer('ENGINE_MAX_UNREAD_BYTES', 256 * 1024 * 1024, 1024, 64 * 1024 ** 3),
      requestTimeoutMs: read.integer('ENGINE_REQUEST_TIMEOUT_MS', 30_000, 100, 3_600_000),
      shutdownMs: read.integer('HASURA_GRAPHQL_GRACEFUL_SHUTDOWN_TIMEOUT', 30, 0, 3600) * 1000,
    },
    operations: readOperationLimits(read),
    environment: env,
  }
  refuseUnsupported(read)
  if (read.faults.length > 0) throw new ConfigError(read.faults)
  return { ...config, unknownNames: read.unknownNames() }
}

function readPolling(read: EnvReader, kind: 'LIVE' | 'STREAMING'): PollingConfig {
  const prefix = `HASURA_GRAPHQL_${kind}_QUERIES_MULTIPLEXED`
  return {
    intervalMs: read.integer(`${prefix}_REFETCH_INTERVAL`, 1000, 10, 3_600_000),
    batchSize: read.integer(`${prefix}_BATCH_SIZE`, 100, 1, 10_000),
  }
}

function readSockets(read: EnvReader): SocketConfig {
  return {
    keepAliveMs: read.integer('HASURA_GRAPHQL_WEBSOCKET_KEEPALIVE', 5, 1, 3600) * 1000,
    initTimeoutMs: read.integer('HASURA_GRAPHQL_WEBSOCKET_CONNECTION_INIT_TIMEOUT', 3, 1, 3600) * 1000,
    readsCookie: read.flag('HASURA_GRAPHQL_WS_READ_COOKIE', false),
    maxSockets: read.integer('ENGINE_MAX_SOCKETS', 10_000, 1, 1_000_000),
    maxOperations: read.integer('ENGINE_MAX_OPERATIONS_PER_SOCKET', 2_000, 1, 100_000),
    maxMessageBytes: read.integer('ENGINE_MAX_SOCKET_MESSAGE_BYTES', 1024 * 1024, 1024, 1024 ** 3),
    maxUnreadBytes: read.integer('ENGINE_MAX_UNREAD_SOCKET_BYTES', 1024 * 1024, 1024, 1024 ** 3),
  }
}

function readOperationLimits(read: EnvReader): OperationLimits {
  const limit = (name: string, standard: number) => read.integer(name, standard, 1, 10_000_000)
  return {
    tokens: limit('ENGINE_MAX_QUERY_TOKENS', STANDARD_LIMITS.tokens),
    depth: limit('ENGINE_MAX_QUERY_DEPTH', STANDARD_LIMITS.depth),
    rootFields: limit('ENGINE_MAX_ROOT_FIELDS', STANDARD_LIMITS.rootFields),
    selectedFields: limit('ENGINE_MAX_SELECTED_FIELDS', STANDARD_LIMITS.selectedFields),
    inputDepth: limit('ENGINE_MAX_INPUT_DEPTH', STANDARD_LIMITS.inputDepth),
    rows: read.integer('ENGINE_MAX_ESTIMATED_ROWS', STANDARD_LIMITS.rows, 0, 1_000_000_000),
    answerBytes: read.integer('ENGINE_MAX_ANSWER_BYTES', STANDARD_LIMITS.answerBytes, 0, 1024 ** 3),
  }
}

function readDatabaseUrl(read: EnvReader): string {
  const url = read.required('HASURA_GRAPHQL_DATABASE_URL')
  if (url && !/^postgres(ql)?:\/\//.test(url)) read.fault('HASURA_GRAPHQL_DATABASE_URL', 'must begin with postgres://')
  const metadataUrl = read.text('HASURA_GRAPHQL_METADATA_DATABASE_URL')
  if (metadataUrl !== null && metadataUrl !== url) {
    read.fault(
      'HASURA_GRAPHQL_METADATA_DATABASE_URL',
      'must be HASURA_GRAPHQL_DATABASE_URL: this engine works on one database',
    )
  }
  return url
}

function readAuthentication(read: EnvReader): Pick<EngineConfig, 'adminSecret' | 'jwt' | 'unauthorizedRole'> {
  const adminSecret = read.text('HASURA_GRAPHQL_ADMIN_SECRET') ?? read.text('HASURA_GRAPHQL_ACCESS_KEY')
  const unauthorizedRole = read.text('HASURA_GRAPHQL_UNAUTHORIZED_ROLE')
  const secret = read.text('HASURA_GRAPHQL_JWT_SECRET')
  if (secret !== null && adminSecret === null)
    read.fault('HASURA_GRAPHQL_JWT_SECRET', 'needs HASURA_GRAPHQL_ADMIN_SECRET')
  if (unauthorizedRole !== null && adminSecret === null) {
    read.fault('HASURA_GRAPHQL_UNAUTHORIZED_ROLE', 'needs HASURA_GRAPHQL_ADMIN_SECRET')
  }
  let jwt: JwtConfig | null = null
  try {
    jwt = secret === null ? null : parseJwtSecret(secret)
  } catch (error) {
    read.fault('HASURA_GRAPHQL_JWT_SECRET', error instanceof Error ? error.message : 'is malformed')
  }
  return { adminSecret, jwt, unauthorizedRole }
}

function readApis(read: EnvReader): ReadonlySet<string> {
  const name = 'HASURA_GRAPHQL_ENABLED_APIS'
  const apis = read.list(name) ?? ['metadata', 'graphql', 'pgdump', 'config']
  for (const api of apis) if (!APIS.includes(api)) read.fault(name, `knows ${APIS.join(', ')}`)
  return new Set(apis)
}

function readIsolation(read: EnvReader): EngineConfig['isolationLevel'] {
  const levels = ['read-committed', 'repeatable-read', 'serializable'] as const
  const level = read.choice('HASURA_GRAPHQL_TX_ISOLATION', levels, 'read-committed')
  return level.replace('-', ' ') as EngineConfig['isolationLevel']
}

function refuseUnsupported(read: EnvReader): void {
  for (const name of REFUSED) if (read.text(name) !== null) read.fault(name, 'is not supported by this engine')
}
