import { EngineError } from '../errors.js'
import { buildAccessRules } from '../schema/access.js'
import { RoleSchema } from '../schema/role-schema.js'
import { buildSource } from '../schema/source/build-source.js'
import { customTypeFaults } from '../schema/source/custom-type-faults.js'
import { refuseRootClashes } from '../schema/types/root-clashes.js'
import { ADMIN_ROLE } from '../session/session.js'
import type { Engine, EngineOptions, GraphqlResponse } from './engine-types.js'
import { errorBody } from './error-body.js'
import { explainQuery } from './explain.js'
import type { GraphqlRequest } from './graphql-request.js'
import { openRequest } from './live-source.js'
import { PlanCache } from './plan-cache.js'
import { type Execution, runOperation } from './run-operation.js'

const GRAPHQL_NAME = /^[_A-Za-z][_0-9A-Za-z]{0,99}$/

/**
 * Resolves the metadata against the catalog; roles are built on first use. Create another engine to change either.
 * Throws EngineError for duplicate root fields; every other mismatch is listed in `inconsistencies`.
 */
export function createEngine(options: EngineOptions): Engine {
  const { metadata, catalog, settings } = options
  const source = buildSource(metadata, catalog)
  const inconsistencies = [
    ...source.inconsistencies,
    ...customTypeFaults(metadata.custom_types, source.tables, catalog),
  ]
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
  const plans = new PlanCache(options.limits)
  const executions = new WeakMap<RoleSchema, Execution>()
  const executionOf = (schema: RoleSchema): Execution => {
    const execution = executions.get(schema) ?? { ...options, plans, schema }
    executions.set(schema, execution)
    return execution
  }
  return {
    inconsistencies,
    printSchema: (role) => schemaOf(role, false).print(),
    open(request, session) {
      const planned = plans.plan(schemaOf(session.role, session.useBackendOnly), request)
      return openRequest(planned, { session, variables: planned.variables })
    },
    async explain(request, session) {
      const planned = plans.plan(schemaOf(session.role, session.useBackendOnly), request)
      return explainQuery(options.pool, planned, { session, variables: planned.variables })
    },
    async execute(request, session, context) {
      try {
        const schema = schemaOf(session.role, session.useBackendOnly)
        return await runOperation(executionOf(schema), request, session, context)
      } catch (error) {
        return { ...failure(error, settings.showsInternal(session)), ...labelOf(request) }
      }
    },
  }
}

/** A rejected request is labelled with the operation name it came with, if valid. */
function labelOf({ operationName }: GraphqlRequest): Pick<GraphqlResponse, 'operation'> {
  return operationName && GRAPHQL_NAME.test(operationName) ? { operation: operationName } : {}
}

function failure(error: unknown, showsInternal: boolean): GraphqlResponse {
  const known = error instanceof EngineError ? error : unexpected(error)
  return { body: errorBody(known, showsInternal), isError: true, error: known }
}

/** Errors of the engine or the connection; the cause is for the log, not for the client. */
function unexpected(cause: unknown): EngineError {
  return new EngineError('unexpected', 'internal error', { cause })
}
