import { EngineError } from '../errors.js'
import type { OperationLimits } from '../operation-limits.js'
import { PlanContext } from '../plan/context.js'
import { planOperation } from '../plan/operation.js'
import { type Operation, operationLabel, readOperation } from '../plan/request/document.js'
import { shapeOf } from '../plan/shape.js'
import type { RoleSchema } from '../schema/role-schema.js'
import { type CompiledOperation, compileOperation } from './compile.js'
import type { GraphqlRequest } from './graphql-request.js'

/**
 * Total length of texts and shapes, as a measure of memory: parsed and planned they take about a hundred times as much.
 */
const MAX_WEIGHT = 1_000_000
const MAX_SHAPES = 50
/** Longer ones are planned anew each time: they rarely repeat, and memory is limited. */
const MAX_KEY_LENGTH = 20_000

/** A parsed document, with a plan for each shape of variables it was sent with. */
interface Entry {
  readonly label: string
  readonly operation: Operation
  readonly plans: Map<string, CompiledOperation>
}

/** Input for execution: the compiled plan, and the request's variables by name. */
export interface PlannedRequest {
  /** Kind and name, for the log. */
  readonly label: string
  readonly operation: Operation
  readonly compiled: CompiledOperation
  readonly variables: ReadonlyMap<string, unknown>
}

/** Caches plans by role, operation text and shape of variables, with LRU eviction. Errors aren't cached. */
export class PlanCache {
  readonly #operations = new RecentMap<Operation>(MAX_WEIGHT)
  readonly #entries = new WeakMap<RoleSchema, RecentMap<Entry>>()

  constructor(private readonly limits?: OperationLimits) {}

  /** The plan of a request; throws EngineError if it doesn't fit the role's schema. */
  plan(schema: RoleSchema, request: GraphqlRequest): PlannedRequest {
    if (typeof request.query !== 'string')
      throw new EngineError('validation-failed', 'not a valid graphql query', { path: '$.query' })
    const key = `${request.operationName ?? ''}\n${request.query}`
    const entry = this.entry(schema, key, request)
    const variables = new Map(Object.entries(request.variables ?? {}))
    const shape = shapeOf(schema.registry, entry.operation, variables)
    const known = entry.plans.get(shape)
    if (known) {
      // Keeps the most used shapes, however many others come along.
      if (entry.plans.size === MAX_SHAPES) entry.plans.delete(shape)
      entry.plans.set(shape, known)
      return { label: entry.label, operation: entry.operation, compiled: known, variables }
    }
    const compiled = compileOperation(
      planOperation(new PlanContext(schema, entry.operation, variables)),
      this.limits?.answerBytes ?? 0,
    )
    if (shape.length <= MAX_KEY_LENGTH) {
      const [oldest] = entry.plans.keys()
      if (entry.plans.size >= MAX_SHAPES && oldest !== undefined) entry.plans.delete(oldest)
      else this.#entries.get(schema)?.grow(key, key.length + shape.length)
      entry.plans.set(shape, compiled)
    }
    return { label: entry.label, operation: entry.operation, compiled, variables }
  }

  private entry(schema: RoleSchema, key: string, request: GraphqlRequest): Entry {
    let entries = this.#entries.get(schema)
    if (!entries) {
      entries = new RecentMap(MAX_WEIGHT)
      this.#entries.set(schema, entries)
    }
    const known = entries.get(key)
    if (known) return known
    const operation = this.#operations.get(key) ?? readOperation(request.query, request.operationName, this.limits)
    const entry = { label: operationLabel(operation.node), operation, plans: new Map<string, CompiledOperation>() }
    this.#operations.add(key, operation)
    entries.add(key, entry)
    return entry
  }
}

/** An LRU map, bounded by the total length of its texts. */
class RecentMap<Value> {
  readonly #items = new Map<string, { readonly value: Value; weight: number }>()
  #weight = 0
  #latest: string | null = null

  constructor(private readonly maxWeight: number) {}

  get(key: string): Value | undefined {
    const item = this.#items.get(key)
    if (!item) return undefined
    if (key !== this.#latest) {
      this.#items.delete(key)
      this.#items.set(key, item)
      this.#latest = key
    }
    return item.value
  }

  /** Adds a value whose key isn't present yet. */
  add(key: string, value: Value): void {
    if (key.length > MAX_KEY_LENGTH || this.#items.has(key)) return
    this.#items.set(key, { value, weight: 0 })
    this.#latest = key
    this.grow(key, key.length)
  }

  /** Records that the value for a key has grown. */
  grow(key: string, by: number): void {
    const grown = this.#items.get(key)
    if (!grown) return
    grown.weight += by
    this.#weight += by
    for (const [oldest, item] of this.#items) {
      if (this.#weight <= this.maxWeight) return
      this.#items.delete(oldest)
      this.#weight -= item.weight
    }
  }
}
