import {
  __Schema,
  __Type,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import type { ReadIntrospection } from './meanings.js'
import {
  fieldMap,
  list,
  named,
  nonNull,
  type ObjectType,
  type OutputField,
  objectType,
  type TypeRef,
} from './type-model.js'

const types = new Map<string, ObjectType>()

/** `__schema` and `__type`, on every query root; the same for all roles. */
export const INTROSPECTION_ROOTS: readonly OutputField[] = [
  {
    name: '__schema',
    type: nonNull(named(typeOf(__Schema))),
    args: new Map(),
    meaning: { kind: 'introspection', read: (_, schema) => schema },
  },
  {
    name: '__type',
    type: named(typeOf(__Type)),
    args: fieldMap([{ name: 'name', type: nonNull(named({ kind: 'scalar', name: 'String' })) }]),
    meaning: { kind: 'introspection', read: (name, schema) => schema.getType(String(name)) ?? null },
  },
]

function typeOf(type: GraphQLObjectType): ObjectType {
  const known = types.get(type.name)
  if (known) return known
  const made = objectType(type.name, type.description ?? undefined, () => Object.values(type.getFields()).map(fieldOf))
  types.set(type.name, made)
  return made
}

function fieldOf(field: GraphQLField<unknown, unknown>): OutputField {
  // Nothing in a role's schema is deprecated, so asking for deprecated elements makes no difference.
  const read: ReadIntrospection = (source, schema) =>
    field.resolve?.(source, { includeDeprecated: true }, undefined, { schema } as GraphQLResolveInfo)
  const args = field.args.map(({ name, type, defaultValue }) => ({ name, type: refOf(type), defaultValue }))
  return { name: field.name, type: refOf(field.type), args: fieldMap(args), meaning: { kind: 'introspection', read } }
}

function refOf(type: GraphQLType): TypeRef {
  if (isNonNullType(type)) return nonNull(refOf(type.ofType))
  if (isListType(type)) return list(refOf(type.ofType))
  return named(isObjectType(type) ? typeOf(type) : { kind: 'scalar', name: type.name })
}
