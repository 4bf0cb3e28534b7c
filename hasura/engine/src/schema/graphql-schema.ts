import {
  DirectiveLocation,
  GraphQLBoolean,
  GraphQLDirective,
  GraphQLEnumType,
  GraphQLFloat,
  GraphQLID,
  GraphQLIncludeDirective,
  GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLInt,
  GraphQLList,
  type GraphQLNamedType,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLScalarType,
  GraphQLSchema,
  GraphQLSkipDirective,
  GraphQLString,
  type GraphQLType,
} from 'graphql'
import type { Registry } from './registry.js'
import { isGraphqlName } from './source/scalars.js'
import type { RootTypes } from './types/root-types.js'
import type { InputField, NamedType, ObjectType, TypeRef } from './types/type-model.js'

const BUILT_IN: Readonly<Record<string, GraphQLScalarType>> = {
  Int: GraphQLInt,
  Float: GraphQLFloat,
  String: GraphQLString,
  Boolean: GraphQLBoolean,
  ID: GraphQLID,
}

/** Accepted on every query without effect, as in Hasura's community edition. */
const CACHED = new GraphQLDirective({
  name: 'cached',
  description: 'whether this query should be cached (Hasura Cloud only)',
  locations: [DirectiveLocation.QUERY],
  args: {
    ttl: { type: new GraphQLNonNull(GraphQLInt), defaultValue: 60, description: 'measured in seconds' },
    refresh: { type: new GraphQLNonNull(GraphQLBoolean), defaultValue: false, description: 'refresh the cache entry' },
  },
})

/** The role's types as a graphql-js schema, for introspection and SDL; never executed. */
export function toGraphqlSchema(roots: RootTypes, _registry: Registry): GraphQLSchema {
  const converter = new Converter()
  return new GraphQLSchema({
    query: converter.object(roots.query),
    mutation: roots.mutation ? converter.object(roots.mutation) : null,
    subscription: roots.subscription ? converter.object(roots.subscription) : null,
    directives: [GraphQLIncludeDirective, GraphQLSkipDirective, CACHED],
    assumeValid: true,
  })
}

/** A single name that isn't valid in GraphQL would cost the role its whole schema. */
function spelled<Named extends { readonly name: string }>(members: ReadonlyMap<string, Named>): Named[] {
  return [...members.values()].filter(({ name }) => isGraphqlName(name))
}

class Converter {
  readonly #types = new Map<NamedType, GraphQLNamedType>()

  object(type: ObjectType): GraphQLObjectType {
    return this.named(type) as GraphQLObjectType
  }

  named(type: NamedType): GraphQLNamedType {
    const known = this.#types.get(type)
    if (known) return known
    const made = this.make(type)
    this.#types.set(type, made)
    return made
  }

  private make(type: NamedType): GraphQLNamedType {
    const { name, description } = type
    switch (type.kind) {
      case 'scalar':
        return BUILT_IN[name] ?? new GraphQLScalarType({ name, description })
      case 'enum': {
        const values = spelled(type.values).map((value) => [value.name, { description: value.description }])
        return new GraphQLEnumType({ name, description, values: Object.fromEntries(values) })
      }
      case 'input':
        return new GraphQLInputObjectType({ name, description, fields: () => this.inputs(type.fields) })
      case 'object':
        return new GraphQLObjectType({ name, description, fields: () => this.outputs(type) })
    }
  }

  private inputs(fields: ReadonlyMap<string, InputField>) {
    const entries = spelled(fields).map((field) => [
      field.name,
      {
        type: this.ref(field.type) as GraphQLInputType,
        description: field.description,
        defaultValue: field.defaultValue,
      },
    ])
    return Object.fromEntries(entries)
  }

  private outputs(type: ObjectType) {
    const entries = spelled(type.fields).map((field) => [
      field.name,
      {
        type: this.ref(field.type) as GraphQLOutputType,
        description: field.description,
        args: this.inputs(field.args),
      },
    ])
    return Object.fromEntries(entries)
  }

  private ref(type: TypeRef): GraphQLType {
    const inner = type.kind === 'list' ? new GraphQLList(this.ref(type.of)) : this.named(type.type)
    return type.isNonNull ? new GraphQLNonNull(inner) : inner
  }
}
