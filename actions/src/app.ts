import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { createGraphqlClients } from '#platform/engine/graphql.js'
import { createLogger } from '#platform/logging/logger.js'
import { type Config, type Environment, parseConfig } from './config.js'
import { sweepMeasuringFolders } from './domain/recordings/measuring-folders.js'
import { doors, jobs } from './doors.js'
import { reconcileAfterDowntime } from './features/payments/reconcile/reconcile-after-downtime.js'
import { SECOND_MS, systemClock } from './platform/clock.js'
import { openDatabase } from './platform/database.js'
import { createHttpApp } from './platform/http/create-http-app.js'
import { createMetrics } from './platform/http/metrics.js'
import { startJobs } from './platform/jobs/job-runner.js'
import type { Services } from './platform/services.js'
import { createDatabaseSignals } from './platform/streams/database-signals.js'
import { createOpenStreams } from './platform/streams/open-streams.js'
import { createAccessTokens } from './platform/trust/access-tokens.js'
import { createSessionEndings } from './platform/trust/session-endings.js'
import { chooseModels } from './providers/ai/choose-models.js'
import { chooseEmbedder } from './providers/embeddings/choose-embedder.js'
import { chooseGoogle } from './providers/google/choose-google.js'
import { authLibrary } from './providers/identity/auth-library.js'
import { peekSession } from './providers/identity/call-auth.js'
import { endDemoSessions } from './providers/identity/demo-people.js'
import { createPasswords } from './providers/identity/passwords.js'
import { completeDemoSecondFactors } from './providers/identity/second-factor-secrets.js'
import type { Mailer } from './providers/mail/mailer.js'
import { createOutboxMailer } from './providers/mail/outbox-mailer.js'
import { createSmtpMailer } from './providers/mail/smtp-mailer.js'
import { createChildMeasurer } from './providers/media/measuring/child-measurer.js'
import { choosePayments } from './providers/payments/choose-payments.js'
import { createDiskStorage } from './providers/storage/disk-storage.js'
import type { FileStorage } from './providers/storage/file-storage.js'
import { chooseTranscriber } from './providers/transcription/choose-transcriber.js'

const REQUEST_TIMEOUT_MS = 60 * SECOND_MS
const STOP_TIMEOUT_MS = 10 * SECOND_MS
/**
 * Longer than any client of ours keeps an idle connection. With Node's five seconds, a request could meet a connection
 * that was just being closed, and fail.
 */
const KEEP_ALIVE_MS = 65 * SECOND_MS

export interface RunningActions {
  port: number
  url: string
  /** Stops accepting requests, finishes those in progress and closes the database. Idempotent. */
  stop(): Promise<void>
}

/** What a test may replace with a fake. */
export type ServiceFakes = Partial<
  Pick<
    Services,
    | ('clock' | 'passwords' | 'mailer' | 'storage' | 'mediaMeasurer' | 'payments' | 'aiModels' | 'embedder')
    | ('graphql' | 'log')
  >
>

/**
 * Starts the Express service. Never waits for the GraphQL engine.
 * @throws ConfigError naming every invalid setting
 */
export async function startActions(environment: Environment, fakes: ServiceFakes = {}): Promise<RunningActions> {
  const config = parseConfig(environment)
  const log = fakes.log ?? createLogger(config.LOG_LEVEL)
  const { database, pool, close } = openDatabase(config.DATABASE_URL, log)
  const clock = fakes.clock ?? systemClock
  const signals = createDatabaseSignals(config.DATABASE_URL, log)
  const metrics = createMetrics()
  const services: Services = {
    config,
    database,
    pool,
    clock,
    log,
    graphql: fakes.graphql ?? createGraphqlClients(config.ENGINE_URL, config.HASURA_GRAPHQL_ADMIN_SECRET),
    accessTokens: createAccessTokens(config.JWT_PRIVATE_JWK, config.JWT_PREVIOUS_PUBLIC_JWK, clock),
    sessionEndings: createSessionEndings(signals),
    signals,
    openStreams: createOpenStreams(metrics.registry),
    readCookieSession: (request) => peekSession(services, request),
    passwords: fakes.passwords ?? createPasswords(),
    mailer: fakes.mailer ?? chooseMailer(config),
    storage: fakes.storage ?? (await chooseStorage(config)),
    mediaMeasurer: fakes.mediaMeasurer ?? createChildMeasurer(),
    payments: fakes.payments ?? choosePayments(config, clock),
    aiModels: fakes.aiModels ?? chooseModels(config),
    embedder: fakes.embedder ?? chooseEmbedder(config),
    transcriber: chooseTranscriber(config),
    google: chooseGoogle(config),
  }
  // Created up front with the service's own logger: a request's child logger would stamp its id on every later line.
  authLibrary(services)
  try {
    if (config.isDemo) await completeDemoSecondFactors(services)
    else await endDemoSessions(database)
    const swept = await sweepMeasuringFolders()
    if (swept > 0) log.info({ swept }, 'removed what killed processes left of recordings')
    const stopJobs = await startJobs(jobs, services, metrics.registry)
    const server = await listen(createHttpApp(doors, services, metrics), config)
    const { port } = server.address() as AddressInfo
    await reconcileAfterDowntime(services)
    services.embedder?.warm()
    log.info({ host: config.HOST, port, mode: config.SAGEWORK_MODE }, 'actions are ready')
    const stopAll = async () => {
      // Open streams would keep the server from closing.
      services.openStreams.close()
      await signals.close()
      await stopServer(server)
      await stopJobs()
      services.mailer.close()
      await services.embedder?.close()
      await close()
    }
    let stopped: Promise<void> | undefined
    const stop = () => {
      stopped ??= stopAll()
      return stopped
    }
    return { port, url: `http://${config.HOST}:${port}`, stop }
  } catch (error) {
    await close()
    throw error
  }
}

function chooseMailer(config: Config): Mailer {
  if (!config.SMTP_URL) return createOutboxMailer()
  return createSmtpMailer(config.SMTP_URL, config.mailFrom, config.PUBLIC_URL)
}

/** The S3 client takes 20 MB and a third of a second to load, so it is only loaded when used. */
async function chooseStorage(config: Config): Promise<FileStorage> {
  if (config.STORAGE_PROVIDER === 'disk') return createDiskStorage(path.resolve(config.DATA_DIR, 'files'))
  const { createS3Storage } = await import('./providers/storage/s3-storage.js')
  return createS3Storage({
    bucket: config.S3_BUCKET ?? '',
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    accessKeyId: config.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: config.S3_SECRET_ACCESS_KEY ?? '',
  })
}

function listen(app: ReturnType<typeof createHttpApp>, config: Config): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = app.listen(config.ACTIONS_PORT, config.HOST, (error?: Error) =>
      error ? reject(error) : resolve(server),
    )
    server.requestTimeout = REQUEST_TIMEOUT_MS
    server.keepAliveTimeout = KEEP_ALIVE_MS
  })
}

/** Closes idle connections at once and busy ones after their response; after a grace period, all of them. */
async function stopServer(server: Server): Promise<void> {
  const limit = setTimeout(() => server.closeAllConnections(), STOP_TIMEOUT_MS)
  await new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
  })
  clearTimeout(limit)
}
