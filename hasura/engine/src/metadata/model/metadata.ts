import type { Json, JsonObject } from '../../json.js'
import type { ActionMetadata, CustomTypes } from './actions.js'
import type { AllowlistEntry, QueryCollection, RestEndpoint } from './requests.js'
import type { FunctionMetadata, TableMetadata } from './tables.js'
import type { CronTrigger } from './triggers.js'

/**
 * Metadata v3 in normalised form: the keys are those of the YAML files and of `export_metadata`, but optional values
 * are filled in. Every list is present (export drops empty ones again), every table and function is `{ schema, name }`,
 * and `custom_column_names` is merged into `column_config`.
 */

export interface Metadata {
  readonly version: 3
  readonly sources: readonly SourceMetadata[]
  readonly actions: readonly ActionMetadata[]
  readonly custom_types: CustomTypes
  readonly inherited_roles: readonly InheritedRole[]
  readonly cron_triggers: readonly CronTrigger[]
  readonly query_collections: readonly QueryCollection[]
  readonly allowlist: readonly AllowlistEntry[]
  readonly rest_endpoints: readonly RestEndpoint[]
  readonly graphql_schema_introspection: { readonly disabled_for_roles: readonly string[] }
}

export interface SourceMetadata {
  readonly name: string
  readonly kind: 'postgres'
  readonly configuration: JsonObject
  readonly tables: readonly TableMetadata[]
  readonly functions: readonly FunctionMetadata[]
}

export interface InheritedRole {
  readonly role_name: string
  readonly role_set: readonly string[]
}

/** An object that doesn't fit the database or the rest of the metadata (semantics §1.8). */
export interface InconsistentObject {
  readonly type: string
  readonly name?: string
  readonly reason: string
  readonly definition?: Json
  readonly entity?: Json
}
