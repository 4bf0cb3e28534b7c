import type { OperationLimits } from '../operation-limits.js'
import type { JwtConfig } from '../session/jwt-config.js'
import type { Environment } from './env-reader.js'

export interface EngineConfig {
  readonly databaseUrl: string
  readonly host: string
  /** 0 picks a free port. */
  readonly port: number
  readonly adminSecret: string | null
  readonly jwt: JwtConfig | null
  readonly unauthorizedRole: string | null
  /** Whether the admin secret is refused on requests that came through a proxy. */
  readonly refusesProxiedSecrets: boolean
  /** Folder of the CLI's v3 layout; null = start with what was kept, or empty. */
  readonly metadataDir: string | null
  readonly isConsoleEnabled: boolean
  readonly isAllowlistEnabled: boolean
  readonly enabledApis: ReadonlySet<string>
  /** Origins that may read answers: '*' or a list, with `*.` for one level of sub-domain; null = CORS off. */
  readonly corsDomains: readonly string[] | null
  readonly stringifyNumericTypes: boolean
  readonly inferFunctionPermissions: boolean
  readonly isDevMode: boolean
  readonly showInternalErrorsToAdmin: boolean
  readonly collapseNullComparisons: boolean
  readonly isolationLevel: 'read committed' | 'repeatable read' | 'serializable'
  readonly poolSize: number
  /** Connections that one caller may use at once; the rest is for others. */
  readonly connectionsPerCaller: number
  /** Connections on which brief queries travel together; 0 gives each its own. */
  readonly sharedConnections: number
  readonly statementTimeoutMs: number
  readonly logLevel: LogLevel
  readonly events: EventsConfig
  /** How often calls of asynchronous actions are looked for without a wake-up. */
  readonly actionIntervalMs: number
  readonly live: PollingConfig
  readonly streams: PollingConfig
  readonly sockets: SocketConfig
  readonly limits: HttpLimits
  readonly operations: OperationLimits
  /** Settings that this engine doesn't know, to be told. */
  readonly unknownNames: readonly string[]
  /** Values that `{{NAME}}` and `value_from_env` may name. */
  readonly environment: Environment
}

export interface EventsConfig {
  /** How often the log is looked at without a wake-up; 0 delivers nothing. */
  readonly fetchIntervalMs: number
  readonly poolSize: number
  /** How many deliveries of one trigger run at once, so that a slow receiver delays nobody else. */
  readonly perTriggerLimit: number
  /** A claim that isn't renewed for so long is open to others again. */
  readonly leaseMs: number
  /** Days after which events that were dealt with are removed; 0 keeps them. */
  readonly keptDays: number
}

/** How often subscriptions look for news, and how many subscribers one statement serves. */
export interface PollingConfig {
  readonly intervalMs: number
  readonly batchSize: number
}

export interface SocketConfig {
  readonly keepAliveMs: number
  /** How long a client of graphql-transport-ws may wait with its init. */
  readonly initTimeoutMs: number
  /** Whether cookies count although CORS is switched off. */
  readonly readsCookie: boolean
  readonly maxSockets: number
  /** Operations that one socket may have open. */
  readonly maxOperations: number
  readonly maxMessageBytes: number
  /** A client that has so much unread gets nothing more until it has caught up. */
  readonly maxUnreadBytes: number
}

export interface HttpLimits {
  readonly graphqlBodyBytes: number
  readonly adminBodyBytes: number
  readonly batchSize: number
  /** Values in the body of a GraphQL request, counted before any is made. */
  readonly inputValues: number
  /** What long answers that nobody reads may hold together. */
  readonly unreadBytes: number
  /** How long a client may take to send its request. */
  readonly requestTimeoutMs: number
  /** How long a stop waits for requests in flight. */
  readonly shutdownMs: number
}

export type LogLevel = 'debug' | 'info' | 'warn' | 'error'
