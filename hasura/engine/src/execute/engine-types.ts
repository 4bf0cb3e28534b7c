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
  /** As the client sent them, lower-case names; actions may forward them. */
  readonly requestHeaders: Readonly<Record<string, string>>
  readonly requestId: string
}

export interface GraphqlResponse {
  /** JSON text of `{"data":…}` or `{"errors":[…]}`. */
  readonly body: string
  readonly isError: boolean
  readonly error?: EngineError
  /** Kind and name of the operation, where there is one to be found. */
  readonly operation?: string
  /** `Set-Cookie` of actions. */
  readonly headers?: Readonly<Record<string, string | string[]>>
}

export interface EngineSettings extends SchemaSettings {
  /** Whether the error's `internal` may be shown to this session. */
  showsInternal(session: Session): boolean
}

export interface Engine {
  /** Runs one operation; never throws. Subscriptions are refused. */
  execute(request: GraphqlRequest, session: Session, context: RequestContext): Promise<GraphqlResponse>
  /**
   * What a subscription follows; null for a query or mutation, which is planned for `execute`. Throws EngineError for
   * everything that can be told before execution.
   */
  open(request: GraphqlRequest, session: Session): LiveSource | null
  /** SQL and plan of a query's root fields as JSON text; throws EngineError. */
  explain(request: GraphqlRequest, session: Session): Promise<string>
  /** The role's schema as sorted SDL. */
  printSchema(role: string): string
  readonly inconsistencies: readonly InconsistentObject[]
}

/** Keeps the calls of asynchronous actions until they are made, and what came of them (semantics §7.3). */
export interface ActionJournal {
  /** Writes a call down, to be made soon; answers its id. */
  note(action: ActionMetadata, input: unknown, session: Session, context: ActionContext): Promise<string>
  /** Null where there is no call of that id, or it is another session's. */
  find(action: ActionMetadata, id: string, session: Session): Promise<ActionRecord | null>
}

export interface ActionRecord {
  readonly id: string
  readonly createdAt: string
  /** The handler's JSON, numbers without loss; null as long as there is none. */
  readonly response: unknown
  /** JSON text of what went wrong. */
  readonly errors: string | null
}

export interface EngineOptions {
  readonly pool: pg.Pool
  /** Where brief queries share connections; each has its own when absent. */
  readonly lanes?: Lanes
  readonly metadata: Metadata
  readonly catalog: Catalog
  readonly settings: EngineSettings
  readonly callAction: CallAction
  /** Without one, asynchronous actions can't be called. */
  readonly journal?: ActionJournal
  /** Bounds how much of the pool one caller uses; nothing does when absent. */
  readonly shares?: CallerShares
  /** Of mutations; read committed when absent. */
  readonly isolation?: Isolation
  /** How much one operation may ask for; the standard ones when absent. */
  readonly limits?: OperationLimits
}
