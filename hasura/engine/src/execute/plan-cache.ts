import { EngineError } from '../errors.js'
import { PlanContext } from '../plan/context.js'
import { type Operation, readOperation } from '../plan/document.js'
import { planOperation } from '../plan/operation.js'
import { shapeOf } from '../plan/shape.js'
import type { RoleSchema } from '../schema/role-schema.js'
import { type CompiledOperation, compileOperation } from './compile.js'
import type { GraphqlRequest } from './engine-types.js'

const MAX_OPERATIONS = 5_000
const MAX_SHAPES = 50
/** Longer texts and shapes are planned anew each time: they rarely repeat, and memory is finite. */
const MAX_KEY_LENGTH = 50_000

/** A document parsed once, with the plans of the shapes of variables it has been asked with. */
interface Entry {
  readonly operation: Operation
  readonly plans: Map<string, CompiledOperation>
}

/** What execution gets: the compiled plan, and the request's variables by name. */
export interface PlannedRequest {
  readonly operation: Operation
  readonly compiled: CompiledOperation
  readonly variables: ReadonlyMap<string, unknown>
}

/** Keeps plans by role, operation text and shape of variables; the least recently used go first. Refusals aren't kept. */
export class PlanCache {
  readonly #operations = new Map<string, Operation>()
  readonly #entries = new WeakMap<RoleSchema, Map<string, Entry>>()

  /** The plan of a request; throws EngineError if it doesn't fit the role's schema. */
  plan(schema: RoleSchema, request: GraphqlRequest): PlannedRequest {
    if (typeof request.query !== 'string')
      throw new EngineError('validation-failed', 'not a valid graphql query', { path: '$.query' })
    const key = `${request.operationName ?? ''}\n${request.query}`
    const entry = this.entry(schema, key, request)
    const variables = new Map(Object.entries(request.variables ?? {}))
    const shape = shapeOf(schema.registry, entry.operation, variables)
    const known = entry.plans.get(shape)
    if (known) return { operation: entry.operation, compiled: known, variables }
    const compiled = compileOperation(planOperation(new PlanContext(schema, entry.operation, variables)))
    keep(entry.plans, shape, compiled, MAX_SHAPES)
    return { operation: entry.operation, compiled, variables }
  }

  private entry(schema: RoleSchema, key: string, request: GraphqlRequest): Entry {
    let entries = this.#entries.get(schema)
    if (!entries) {
      entries = new Map()
      this.#entries.set(schema, entries)
    }
    const known = entries.get(key)
    if (known) {
      entries.delete(key)
      entries.set(key, known)
      return known
    }
    const operation = this.#operations.get(key) ?? readOperation(request.query, request.operationName)
    keep(this.#operations, key, operation, MAX_OPERATIONS)
    const entry = { operation, plans: new Map<string, CompiledOperation>() }
    keep(entries, key, entry, MAX_OPERATIONS)
    return entry
  }
}

/** Adds to a map that forgets its oldest entry when full. */
function keep<V>(map: Map<string, V>, key: string, value: V, limit: number): void {
  if (key.length > MAX_KEY_LENGTH) return
  if (map.size >= limit) {
    const [oldest] = map.keys()
    if (oldest !== undefined) map.delete(oldest)
  }
  map.set(key, value)
}
