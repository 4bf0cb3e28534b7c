import type pg from 'pg'
import type { ActionContext, CallAction } from '../actions/call-action.js'
import type { Catalog } from '../catalog/catalog.js'
import type { EngineError } from '../errors.js'
import type { ActionMetadata } from '../metadata/model/actions.js'
import type { InconsistentObject, Metadata } from '../metadata/model/metadata.js'
import type { OperationLimits } from '../operation-limits.js'
import type { SchemaSettings } from '../schema/registry.js'
import type { Session } from '../session/session.js'
import type { CallerShares } from './caller-shares.js'
import type { GraphqlRequest } from './graphql-request.js'
import type { LiveSource } from './live-source.js'
import type { Isolation } from './run-mutation.js'
import type { Lanes } from './wire/lanes.js'

export interface RequestContext {
  /** As the client sent them, with lower-case names; actions may forward them. */
  readonly requestHeaders: Readonly<Record<string, string>>
  readonly requestId: string
}

export interface GraphqlResponse {
  /** JSON text of `{"data":…}` or `{"errors":[…]}`. */
  readonly body: string
  readonly isError: boolean
  readonly error?: EngineError
  /** Kind and name of the operation, if known. */
  readonly operation?: string
  /** `Set-Cookie` from actions. */
  readonly headers?: Readonly<Record<string, string | string[]>>
}

export interface EngineSettings extends SchemaSettings {
  /** Whether this session may see an error's `internal`. */
  showsInternal(session: Session): boolean
}

export interface Engine {
  /** Runs one operation; never throws. Rejects subscriptions. */
  execute(request: GraphqlRequest, session: Session, context: RequestContext): Promise<GraphqlResponse>
  /**
   * The source of a subscription; null for a query or mutation, which is planned for `execute`. Throws EngineError for
   * everything that can be detected before execution.
   */
  open(request: GraphqlRequest, session: Session): LiveSource | null
  /** SQL and plan of a query's root fields as JSON text; throws EngineError. */
  explain(request: GraphqlRequest, session: Session): Promise<string>
  /** The role's schema as sorted SDL. */
  printSchema(role: string): string
  readonly inconsistencies: readonly InconsistentObject[]
}

/** Stores calls of asynchronous actions until they are made, and their results (semantics §7.3). */
export interface ActionJournal {
  /** Stores a call to be made soon; returns its id. */
  note(action: ActionMetadata, input: unknown, session: Session, context: ActionContext): Promise<string>
  /** Null if there is no such call, or it belongs to another session. */
  find(action: ActionMetadata, id: string, session: Session): Promise<ActionRecord | null>
}

export interface ActionRecord {
  readonly id: string
  readonly createdAt: string
  /** The handler's JSON, with numbers preserved exactly; null until there is one. */
  readonly response: unknown
  /** JSON text of the error. */
  readonly errors: string | null
}

export interface EngineOptions {
  readonly pool: pg.Pool
  /** Shared connections for brief queries; without it, each uses its own. */
  readonly lanes?: Lanes
  readonly metadata: Metadata
  readonly catalog: Catalog
  readonly settings: EngineSettings
  readonly callAction: CallAction
  /** Without it, asynchronous actions can't be called. */
  readonly journal?: ActionJournal
  /** Limits how much of the pool one caller uses; unlimited if absent. */
  readonly shares?: CallerShares
  /** For mutations; read committed if absent. */
  readonly isolation?: Isolation
  /** Limits on a single operation; defaults if absent. */
  readonly limits?: OperationLimits
}
