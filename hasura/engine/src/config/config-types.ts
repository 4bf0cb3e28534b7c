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
  /** Whether to reject the admin secret on requests that came through a proxy. */
  readonly refusesProxiedSecrets: boolean
  /** Folder in the CLI's v3 layout; null starts with stored metadata, or none. */
  readonly metadataDir: string | null
  readonly isConsoleEnabled: boolean
  readonly isAllowlistEnabled: boolean
  readonly enabledApis: ReadonlySet<string>
  /**
   * Origins that may read responses: '*' or a list, where `*.` stands for one level of subdomain; null disables CORS.
   */
  readonly corsDomains: readonly string[] | null
  readonly stringifyNumericTypes: boolean
  readonly inferFunctionPermissions: boolean
  readonly isDevMode: boolean
  readonly showInternalErrorsToAdmin: boolean
  readonly collapseNullComparisons: boolean
  readonly isolationLevel: 'read committed' | 'repeatable read' | 'serializable'
  readonly poolSize: number
  /** How many connections one caller may use at once; the rest is for others. */
  readonly connectionsPerCaller: number
  /** Connections that brief queries share; 0 gives each query its own. */
  readonly sharedConnections: number
  readonly statementTimeoutMs: number
  readonly logLevel: LogLevel
  readonly events: EventsConfig
  /** Polling interval for asynchronous actions, which normally are announced by a notification. */
  readonly actionIntervalMs: number
  readonly live: PollingConfig
  readonly streams: PollingConfig
  readonly sockets: SocketConfig
  readonly limits: HttpLimits
  readonly operations: OperationLimits
  /** Unknown settings, to be logged. */
  readonly unknownNames: readonly string[]
  /** Values that `{{NAME}}` and `value_from_env` may refer to. */
  readonly environment: Environment
}

export interface EventsConfig {
  /** Polling interval of the event log, which normally is announced by a notification; 0 disables delivery. */
  readonly fetchIntervalMs: number
  readonly poolSize: number
  /** Concurrent deliveries per trigger, so that a slow receiver delays no other trigger. */
  readonly perTriggerLimit: number
  /** How long a claim lasts without being renewed. */
  readonly leaseMs: number
  /** Days after which finished events are deleted; 0 keeps them. */
  readonly keptDays: number
}

/** How often subscriptions poll, and how many subscribers one statement serves. */
export interface PollingConfig {
  readonly intervalMs: number
  readonly batchSize: number
}

export interface SocketConfig {
  readonly keepAliveMs: number
  /** How long a graphql-transport-ws client may take to send its init. */
  readonly initTimeoutMs: number
  /** Whether cookies are accepted although CORS is disabled. */
  readonly readsCookie: boolean
  readonly maxSockets: number
  /** Maximum number of concurrent operations per socket. */
  readonly maxOperations: number
  readonly maxMessageBytes: number
  /** A client with this much unread data gets nothing more until it has caught up. */
  readonly maxUnreadBytes: number
}

export interface HttpLimits {
  readonly graphqlBodyBytes: number
  readonly adminBodyBytes: number
  readonly batchSize: number
  /** Maximum number of values in a GraphQL request body, counted before parsing. */
  readonly inputValues: number
  /** How much memory long, unread responses may use in total. */
  readonly unreadBytes: number
  /** How long a client may take to send its request. */
  readonly requestTimeoutMs: number
  /** How long to wait on shutdown for requests in flight. */
  readonly shutdownMs: number
}

export type LogLevel = 'debug' | 'info' | 'warn' | 'error'
