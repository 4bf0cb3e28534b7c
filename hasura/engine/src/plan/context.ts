import type { TypeNode } from 'graphql'
import { EngineError } from '../errors.js'
import type { Registry, SchemaSettings } from '../schema/registry.js'
import type { RoleSchema } from '../schema/role-schema.js'
import { type TypeRef, typeText } from '../schema/types/type-model.js'
import type { DeclaredVariable, Operation } from './request/document.js'

/** Everything needed to plan one operation for one role. Only the shape of variables matters. */
export class PlanContext {
  readonly registry: Registry
  readonly settings: SchemaSettings
  #fields = 0

  constructor(
    readonly schema: RoleSchema,
    readonly operation: Operation,
    /** Values as sent; undefined if absent. */
    readonly variables: ReadonlyMap<string, unknown>,
  ) {
    this.registry = schema.registry
    this.settings = schema.registry.settings
  }

  /** Counts selected fields, because fragments can make a short text expand enormously. Throws EngineError. */
  countFields(count: number, path: string): void {
    this.#fields += count
    const { selectedFields } = this.operation.limits
    if (this.#fields > selectedFields) throw invalid(`the operation selects more than ${selectedFields} fields`, path)
  }

  /** The declaration of a variable used at `path`, whose type must match there. Throws EngineError. */
  variableAt(name: string, expected: TypeRef, hasDefault: boolean, path: string): DeclaredVariable {
    const declared = this.operation.variables.get(name)
    if (!declared) throw invalid(`unbound variable "${name}"`, path)
    if (!fits(declared, expected, hasDefault)) {
      const message = `variable "${name}" is declared as ${declared.typeText}, but used where ${typeText(expected)} is expected`
      throw invalid(message, path)
    }
    return declared
  }
}

export function invalid(message: string, path: string): EngineError {
  return new EngineError('validation-failed', message, { path })
}

function fits(declared: DeclaredVariable, expected: TypeRef, hasDefault: boolean): boolean {
  const mayBeNull = declared.type.kind !== 'NonNullType'
  const default_ = declared.defaultValue
  const isCovered = hasDefault || (default_ !== null && default_.kind !== 'NullValue')
  return isSubtype(declared.type, mayBeNull && isCovered ? { ...expected, isNonNull: false } : expected)
}

function isSubtype(declared: TypeNode, expected: TypeRef): boolean {
  if (declared.kind === 'NonNullType') return isSubtype(declared.type, { ...expected, isNonNull: false })
  if (expected.isNonNull) return false
  // Nulls inside a list are checked where the list is used, so `[T]` is accepted for `[T!]`.
  if (declared.kind === 'ListType') {
    return expected.kind === 'list' && isSubtype(declared.type, { ...expected.of, isNonNull: false })
  }
  return expected.kind === 'named' && expected.type.name === declared.name.value
}
