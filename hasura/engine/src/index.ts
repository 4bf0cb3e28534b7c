import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { type CallAction, createCallAction } from './actions/call-action.js'
import { parseConfig } from './config/config.js'
import type { EngineConfig } from './config/config-types.js'
import type { Environment } from './config/env-reader.js'
import { createActionJournal } from './events/action-journal.js'
import { admitToEngineSchema, ejectEngine } from './events/engine-schema.js'
import { EventService } from './events/event-service.js'
import { CallerShares } from './execute/caller-shares.js'
import { createEngine } from './execute/engine.js'
import type { Engine, EngineSettings } from './execute/engine-types.js'
import { Lanes } from './execute/wire/lanes.js'
import { showsInternal } from './http/answers.js'
import { createHttpServer } from './http/http-server.js'
import { createRouter } from './http/router.js'
import { attachSockets } from './http/socket-endpoint.js'
import { createLogger, type Logger } from './logger.js'
import { MetadataError } from './metadata/metadata-reader.js'
import type { InconsistentObject, Metadata } from './metadata/model/metadata.js'
import { readMetadataDirectory } from './metadata/read-directory.js'
import { checkActions } from './metadata-api/check-actions.js'
import { checkEndpoints } from './metadata-api/check-endpoints.js'
import { checkEnvironment } from './metadata-api/check-environment.js'
import { checkEventTriggers } from './metadata-api/check-event-triggers.js'
import { CONFLICT_TYPE, MetadataService } from './metadata-api/metadata-service.js'
import { checkSources, isolationOf, withSource } from './metadata-api/one-source.js'
import { createMetrics } from './metrics.js'
import { retryWhileUnreachable } from './reconnect.js'
import { createRequestLog } from './request-log.js'
import { createAuthenticate } from './session/authenticate.js'
import { LiveQueries } from './subscriptions/live-queries.js'
import { UnreadAnswers } from './unread-answers.js'

const IDLE_SWEEP_MS = 50
const HEALTH_TIMEOUT_MS = 3_000
/** How long work waits for a connection. */
const CONNECTION_WAIT_MS = 10_000

export interface RunningEngine {
  readonly port: number
  readonly url: string
  /** The engine currently in use; for `npm run schema`. */
  readonly engine: () => Engine
  /** Stops accepting requests, finishes those in flight and closes everything. */
  stop(): Promise<void>
}

/**
 * Starts the engine: configuration from the given environment, metadata from its folder or store, Postgres once
 * reachable, then HTTP and deliveries. Throws ConfigError or MetadataError with every error.
 */
export async function startEngine(env: Environment, givenLogger?: Logger): Promise<RunningEngine> {
  const config = parseConfig(env)
  const logger = givenLogger ?? createLogger(config.logLevel)
  if (config.unknownNames.length > 0) logger.warn({ names: config.unknownNames }, 'unknown settings')
  const given = await readGivenMetadata(config)
  const { pool, lanes } = createConnections(config, logger)
  const shares = createShares(config)
  const callAction = createCallAction(config.environment)
  const service = createService(config, { pool, lanes, shares }, callAction)
  const events = new EventService({
    callAction,
    config,
    pool,
    metadata: () => service.state.metadata,
    onMetadataNotice: (senderId) => {
      if (senderId === service.id) return
      service
        .reloadStored()
        .catch((error: unknown) => logger.error({ err: error }, 'could not adopt the metadata of another process'))
    },
    logger,
  })
  try {
    const judge = (found: readonly InconsistentObject[]) => refuseOrWarn(found, given !== null, logger)
    await retryWhileUnreachable(() => service.start(given, judge), logger)
    const { server, stopSockets } = await listen(config, service, { pool, shares }, logger)
    service.onChange(() => events.wake())
    events.start()
    const { port } = server.address() as AddressInfo
    const stop = createStop(config, { server, stopSockets }, events, { pool, lanes }, logger)
    logger.info({ port, resourceVersion: service.state.resourceVersion }, 'the engine serves')
    return { port, url: `http://${urlHost(config.host)}:${port}`, engine: () => service.state.engine, stop }
  } catch (error) {
    await Promise.all([pool.end(), lanes?.end()])
    throw error
  }
}

/**
 * Prepares the database for serving: the engine's schema and the metadata's triggers. The environment must name a role
 * that may do so, usually the tables' owner; the serving role then defines nothing.
 * @throws ConfigError or MetadataError with every error, and Postgres' own errors
 */
export async function prepare(env: Environment, servingRole: string): Promise<void> {
  const config = parseConfig(env)
  const logger = createLogger(config.logLevel)
  const given = await readGivenMetadata(config)
  const connections = createConnections(config, logger)
  const database = { ...connections, shares: createShares(config) }
  try {
    const service = createService(config, database, createCallAction(config.environment))
    await service.start(given, (found) => refuseOrWarn(found, given !== null, logger))
    await admitToEngineSchema(connections.pool, servingRole)
  } finally {
    await Promise.all([connections.pool.end(), connections.lanes?.end()])
  }
}

/** The folder's metadata, or null if the engine serves what is in its store. */
async function readGivenMetadata(config: EngineConfig): Promise<Metadata | null> {
  if (config.metadataDir === null) return null
  const given = await readMetadataDirectory(config.metadataDir)
  checkSources(given, config)
  return given
}

/** Removes everything the engine keeps in the database: its schema, and with it all its triggers. */
export async function eject(env: Environment): Promise<void> {
  const client = new pg.Client({ connectionString: parseConfig(env).databaseUrl })
  await client.connect()
  await ejectEngine(client).finally(() => client.end())
}

/** The pool, and the connections shared by brief queries, which count towards the same maximum. */
function createConnections(config: EngineConfig, logger: Logger): { pool: pg.Pool; lanes: Lanes | null } {
  const options: pg.ClientConfig = {
    connectionString: config.databaseUrl,
    statement_timeout: config.statementTimeoutMs,
    application_name: 'sagework-engine',
    connectionTimeoutMillis: CONNECTION_WAIT_MS,
  }
  const shared = Math.min(config.sharedConnections, Math.floor(config.poolSize / 2))
  const pool = new pg.Pool({ ...options, max: config.poolSize - shared, idleTimeoutMillis: 180_000 })
  // Without a listener, a connection lost between two statements of a transaction would crash the process. The next
  // statement fails and reports it.
  pool.on('connect', (client) => client.on('error', (error) => logger.debug({ err: error }, 'a connection was lost')))
  pool.on('error', (error) => logger.warn({ err: error }, 'an idle connection to the database was lost'))
  return { pool, lanes: shared > 0 ? new Lanes(options, shared) : null }
}

function createShares({ connectionsPerCaller, unauthorizedRole }: EngineConfig): CallerShares {
  return new CallerShares({ connections: connectionsPerCaller, waitMs: CONNECTION_WAIT_MS, unauthorizedRole })
}

function createService(
  config: EngineConfig,
  { pool, lanes, shares }: { readonly pool: pg.Pool; readonly lanes: Lanes | null; readonly shares: CallerShares },
  callAction: CallAction,
): MetadataService {
  const journal = createActionJournal(pool)
  const settings: EngineSettings = {
    stringifyNumericTypes: config.stringifyNumericTypes,
    inferFunctionPermissions: config.inferFunctionPermissions,
    v1BooleanNullCollapse: config.collapseNullComparisons,
    showsInternal: ({ role }) => showsInternal(config, role),
  }
  return new MetadataService({
    pool,
    databaseUrl: config.databaseUrl,
    stringifyNumericTypes: config.stringifyNumericTypes,
    createEngine: (metadata, catalog) => {
      const isolation = isolationOf(metadata) ?? config.isolationLevel
      return createEngine({
        pool,
        shares,
        ...(lanes && { lanes }),
        metadata,
        catalog,
        settings,
        callAction,
        journal,
        isolation,
        limits: config.operations,
      })
    },
    check: (metadata, catalog) => [
      ...checkActions(metadata, catalog),
      ...checkEndpoints(metadata),
      ...checkEventTriggers(metadata, catalog),
      ...checkEnvironment(metadata, config.environment),
    ],
    complete: (metadata) => withSource(metadata, config),
  })
}

/** An inconsistent folder stops the start, because what is left out could be a filter. */
function refuseOrWarn(inconsistencies: readonly InconsistentObject[], isFolder: boolean, logger: Logger): void {
  for (const { type, name, reason } of inconsistencies) logger.warn({ type, name, reason }, 'inconsistent metadata')
  const serious = inconsistencies.filter(({ type }) => type !== CONFLICT_TYPE)
  if (!isFolder || serious.length === 0) return
  throw new MetadataError(
    serious.map(({ name, type, reason }) => ({ file: null, path: name ?? type, reason, code: 'unexpected' })),
  )
}

async function listen(
  config: EngineConfig,
  service: MetadataService,
  { pool, shares }: { readonly pool: pg.Pool; readonly shares: CallerShares },
  logger: Logger,
) {
  const isDatabaseReachable = () => answersInTime(pool)
  const authenticate = createAuthenticate(config)
  const metrics = createMetrics(pool)
  const served = createRequestLog(logger, metrics)
  const handle = createRouter({ config, service, authenticate, isDatabaseReachable, logger, metrics, served })
  const unread = new UnreadAnswers(config.limits.unreadBytes)
  metrics.gauge('engine_unread_bytes', 'Long answers that their readers have not taken yet', () => unread.bytes)
  const server = createHttpServer({
    handle,
    unread,
    corsDomains: config.corsDomains,
    requestTimeoutMs: config.limits.requestTimeoutMs,
    logger,
  })
  const live = new LiveQueries({ pool, shares, live: config.live, streams: config.streams, logger })
  const hub = attachSockets(server, { config, service, authenticate, live, unread, logger, served })
  metrics.gauge('engine_sockets', 'Open web sockets', () => hub.size)
  const stopSockets = async (deadlineMs: number) => {
    live.stop()
    await hub.stop(deadlineMs)
  }
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(config.port, config.host, () => {
      server.off('error', reject)
      resolve()
    })
  })
  return { server, stopSockets }
}

/** Whether the database responds in time; a pool that stays busy for longer is unhealthy too. */
async function answersInTime(pool: pg.Pool): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), HEALTH_TIMEOUT_MS)
  })
  const asked = pool.query('select 1').then(
    () => true,
    () => false,
  )
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}

function createStop(
  config: EngineConfig,
  { server, stopSockets }: Awaited<ReturnType<typeof listen>>,
  events: EventService,
  { pool, lanes }: { readonly pool: pg.Pool; readonly lanes: Lanes | null },
  logger: Logger,
): () => Promise<void> {
  let stopping: Promise<void> | null = null
  const stop = async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    // A connection that was busy on close stays open for its client's next request, so idle ones are closed repeatedly.
    const sweep = setInterval(() => server.closeIdleConnections(), IDLE_SWEEP_MS)
    const deadline = setTimeout(() => server.closeAllConnections(), config.limits.shutdownMs)
    await Promise.all([closed, stopSockets(config.limits.shutdownMs), events.stop(config.limits.shutdownMs)])
    clearTimeout(deadline)
    clearInterval(sweep)
    await Promise.all([pool.end(), lanes?.end()])
    logger.info({}, 'the engine has stopped')
  }
  return () => {
    stopping ??= stop()
    return stopping
  }
}

function urlHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}
