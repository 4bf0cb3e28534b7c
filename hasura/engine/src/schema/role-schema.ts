import { GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql'
import type { Metadata } from '../metadata/model/metadata.js'
import type { AccessRules } from './access.js'
import { toGraphqlSchema } from './graphql-schema.js'
import { Registry, type SchemaSettings } from './registry.js'
import type { SourceModel } from './source/permissions.js'
import { type RootTypes, rootTypes } from './types/root-types.js'

/** One role's schema. Types are built on first use, the graphql-js schema only for introspection. */
export class RoleSchema {
  readonly registry: Registry
  readonly roots: RootTypes
  #graphql: GraphQLSchema | undefined

  constructor(
    readonly role: string,
    isBackend: boolean,
    source: SourceModel,
    metadata: Metadata,
    rules: AccessRules,
    settings: SchemaSettings,
  ) {
    this.registry = new Registry(role, isBackend, source, metadata, rules, settings)
    this.roots = rootTypes(this.registry)
  }

  /** The schema for introspection, sorted by name. */
  get graphql(): GraphQLSchema {
    this.#graphql ??= lexicographicSortSchema(toGraphqlSchema(this.roots, this.registry))
    return this.#graphql
  }

  /** SDL, sorted. */
  print(): string {
    return `${printSchema(this.graphql)}\n`
  }
}
