import type { Request } from 'express'
import type { Pool } from 'pg'
import type { Config } from '#actions/config.js'
import type { AiModels } from '#providers/ai/ai-model.js'
import type { Embedder } from '#providers/embeddings/embedder.js'
import type { Google } from '#providers/google/google.js'
import type { Passwords } from '#providers/identity/passwords.js'
import type { Mailer } from '#providers/mail/mailer.js'
import type { MediaMeasurer } from '#providers/media/measuring/media-measurer.js'
import type { Payments } from '#providers/payments/payments.js'
import type { FileStorage } from '#providers/storage/file-storage.js'
import type { Transcriber } from '#providers/transcription/transcriber.js'
import type { CookieSession } from './caller.js'
import type { Clock } from './clock.js'
import type { Database } from './database.js'
import type { GraphqlClients } from './engine/graphql.js'
import type { Logger } from './logging/logger.js'
import type { DatabaseSignals } from './streams/database-signals.js'
import type { OpenStreams } from './streams/open-streams.js'
import type { AccessTokens } from './trust/access-tokens.js'
import type { SessionEndings } from './trust/session-endings.js'

/** The dependencies of endpoints and jobs. Created once in app.ts; tests pass their own clock, mailer or storage. */
export interface Services {
  config: Config
  database: Database
  pool: Pool
  clock: Clock
  /** Within an endpoint or job: a child logger with the request or job id. */
  log: Logger
  graphql: GraphqlClients
  accessTokens: AccessTokens
  sessionEndings: SessionEndings
  signals: DatabaseSignals
  openStreams: OpenStreams
  /** The session behind a request's cookie, unchanged; null without one. */
  readCookieSession(request: Request): Promise<CookieSession | null>
  passwords: Passwords
  mailer: Mailer
  storage: FileStorage
  mediaMeasurer: MediaMeasurer
  payments: Payments
  aiModels: AiModels
  /** Null: words alone decide what is meant. */
  embedder: Embedder | null
  /** Null: authors write down themselves what they say. */
  transcriber: Transcriber | null
  /** Null: nobody saves anything to Google Drive. */
  google: Google | null
}
