import type pg from 'pg'
import type { CallAction } from '../actions/call-action.js'
import type { Catalog } from '../catalog/catalog.js'
import { EngineError } from '../errors.js'
import type { InconsistentObject, Metadata } from '../metadata/metadata-types.js'
import { buildAccessRules } from '../schema/access.js'
import { buildSource } from '../schema/build-source.js'
import { customTypeFaults } from '../schema/custom-type-faults.js'
import type { SchemaSettings } from '../schema/registry.js'
import { RoleSchema } from '../schema/role-schema.js'
import { refuseRootClashes } from '../schema/root-clashes.js'
import { ADMIN_ROLE, type Session } from '../session/session.js'
import { errorBody } from './error-body.js'
import { explainQuery } from './explain.js'
import { PlanCache } from './plan-cache.js'
import { runOperation } from './run-operation.js'

export interface GraphqlRequest {
  readonly query: string
  readonly variables?: Readonly<Record<string, unknown>> | null
  readonly operationName?: string | null
}

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
  /** SQL and plan of a query's root fields as JSON text; throws EngineError. */
  explain(request: GraphqlRequest, session: Session): Promise<string>
  /** The role's schema as sorted SDL. */
  printSchema(role: string): string
  readonly inconsistencies: readonly InconsistentObject[]
}

export interface EngineOptions {
  readonly pool: pg.Pool
  readonly metadata: Metadata
  readonly catalog: Catalog
  readonly settings: EngineSettings
  readonly callAction: CallAction
}

/**
 * Resolves the metadata against the catalog; roles are built when first asked for. Replace the engine to change either.
 * Throws EngineError for root fields of equal names; everything else that doesn't fit is in `inconsistencies`.
 */
export function createEngine(options: EngineOptions): Engine {
  const { metadata, catalog, settings } = options
  const source = buildSource(metadata, catalog)
  const inconsistencies = [...source.inconsistencies, ...customTypeFaults(metadata.custom_types, catalog)]
  const rules = buildAccessRules(metadata, source, inconsistencies)
  const schemas = new Map<string, RoleSchema>()
  const schemaOf = (role: string, isBackend: boolean): RoleSchema => {
    const key = `${isBackend ? 'b' : 'f'}:${role}`
    const known = schemas.get(key)
    if (known) return known
    const schema = new RoleSchema(role, isBackend, source, metadata, rules, settings)
    schemas.set(key, schema)
    return schema
  }
  refuseRootClashes(schemaOf(ADMIN_ROLE, false).roots)
  const plans = new PlanCache()
  return {
    inconsistencies,
    printSchema: (role) => schemaOf(role, false).print(),
    async explain(request, session) {
      const planned = plans.plan(schemaOf(session.role, session.useBackendOnly), request)
      return explainQuery(options.pool, planned, { session, variables: planned.variables })
    },
    async execute(request, session, context) {
      try {
        const schema = schemaOf(session.role, session.useBackendOnly)
        return await runOperation({ ...options, plans, schema }, request, session, context)
      } catch (error) {
        return failure(error, settings.showsInternal(session))
      }
    },
  }
}

function failure(error: unknown, showsInternal: boolean): GraphqlResponse {
  const known = error instanceof EngineError ? error : unexpected(error)
  return { body: errorBody(known, showsInternal), isError: true, error: known }
}

/** Faults of the engine or the connection; the cause is for the log, not for the client. */
function unexpected(cause: unknown): EngineError {
  return new EngineError('unexpected', 'internal error', { cause })
}
