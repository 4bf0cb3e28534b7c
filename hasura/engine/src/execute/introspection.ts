import type { GraphQLSchema } from 'graphql'
import { EngineError } from '../errors.js'
import type { IntrospectionField, IntrospectionPlan } from '../plan/model/operation-plan.js'
import type { RoleSchema } from '../schema/role-schema.js'
import { type Bindings, bindAll } from './bind.js'
import type { EngineOptions } from './engine-types.js'

/** Types lead to fields and back to types, so a short query could otherwise produce an enormous response. */
const MAX_ANSWER_LENGTH = 64 * 1024 * 1024

/** Answers one `__schema` or `__type` root from the role's schema. Throws EngineError. */
export function answerIntrospection(
  { metadata, schema }: EngineOptions & { readonly schema: RoleSchema },
  plan: IntrospectionPlan,
  bindings: Bindings,
): string {
  if (metadata.graphql_schema_introspection.disabled_for_roles.includes(schema.role)) {
    throw new EngineError('not-supported', `introspection is disabled for role: "${schema.role}"`)
  }
  const [typeName = null] = plan.typeName ? bindAll([plan.typeName], bindings) : []
  const source = plan.read(typeName, schema.graphql)
  return source === null ? 'null' : new Writer(schema.graphql).object(plan.fields, source)
}

/** Serialises fields of schema objects, each object once per selection however often it occurs. */
class Writer {
  readonly #known = new Map<readonly IntrospectionField[], Map<unknown, string>>()

  constructor(private readonly schema: GraphQLSchema) {}

  object(fields: readonly IntrospectionField[], source: unknown): string {
    const texts = this.#known.get(fields) ?? new Map<unknown, string>()
    this.#known.set(fields, texts)
    const known = texts.get(source)
    if (known !== undefined) return known
    const text = joined(
      '{',
      fields,
      (field) => `${field.key}:${this.value(field, field.read(source, this.schema))}`,
      '}',
    )
    texts.set(source, text)
    return text
  }

  private value({ fields }: IntrospectionField, value: unknown): string {
    if (value === null || value === undefined) return 'null'
    if (!fields) return JSON.stringify(value)
    return Array.isArray(value)
      ? joined('[', value, (item) => this.object(fields, item), ']')
      : this.object(fields, value)
  }
}

function joined<Item>(open: string, items: readonly Item[], write: (item: Item) => string, close: string): string {
  let length = 0
  const texts = items.map((item) => {
    const text = write(item)
    length += text.length
    if (length > MAX_ANSWER_LENGTH) throw new EngineError('validation-failed', 'the introspection asks for too much')
    return text
  })
  return `${open}${texts.join()}${close}`
}
