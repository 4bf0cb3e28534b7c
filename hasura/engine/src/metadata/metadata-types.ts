import type { Json, JsonObject } from '../json.js'

/**
 * Metadata v3 in the shape the engine works on: the keys are those of the YAML files and of `export_metadata`, but the
 * parser has filled in what may be left out. Every list is present (export drops the empty ones again), every table
 * and function is `{ schema, name }`, and `custom_column_names` has been merged into `column_config`.
 */

export type { Json, JsonObject }

/** A boolean expression of a permission, as written (semantics §2.6); judged against the catalog by the schema stage. */
export type BoolExp = JsonObject

export interface QualifiedName {
  readonly schema: string
  readonly name: string
}

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

export interface TableMetadata {
  readonly table: QualifiedName
  readonly is_enum: boolean
  readonly configuration: TableConfiguration
  readonly object_relationships: readonly RelationshipMetadata[]
  readonly array_relationships: readonly RelationshipMetadata[]
  readonly computed_fields: readonly ComputedFieldMetadata[]
  readonly select_permissions: readonly PermissionEntry<SelectPermission>[]
  readonly insert_permissions: readonly PermissionEntry<InsertPermission>[]
  readonly update_permissions: readonly PermissionEntry<UpdatePermission>[]
  readonly delete_permissions: readonly PermissionEntry<DeletePermission>[]
  readonly event_triggers: readonly EventTriggerMetadata[]
}

export type RootFieldName =
  | 'select'
  | 'select_by_pk'
  | 'select_aggregate'
  | 'select_stream'
  | 'insert'
  | 'insert_one'
  | 'update'
  | 'update_by_pk'
  | 'update_many'
  | 'delete'
  | 'delete_by_pk'

export interface TableConfiguration {
  readonly custom_name?: string
  /** `{ name?, comment? }` for each root field; the short string form has been widened. */
  readonly custom_root_fields: {
    readonly [Field in RootFieldName]?: { readonly name?: string; readonly comment?: string }
  }
  readonly column_config: { readonly [column: string]: { readonly custom_name?: string; readonly comment?: string } }
  /** Overrides the database's comment; an empty string suppresses it. */
  readonly comment?: string
}

export interface RelationshipMetadata {
  readonly name: string
  readonly using: RelationshipUsing
  readonly comment?: string
}

export type RelationshipUsing =
  /** The foreign key's columns stand on this table (object relationships only). */
  | { readonly foreign_key_constraint_on: readonly string[] }
  /** The foreign key's columns stand on `table` and refer to this table. */
  | { readonly foreign_key_constraint_on: { readonly table: QualifiedName; readonly columns: readonly string[] } }
  | { readonly manual_configuration: ManualRelationship }

export interface ManualRelationship {
  readonly remote_table: QualifiedName
  /** Local database column → remote database column. */
  readonly column_mapping: { readonly [localColumn: string]: string }
  readonly insertion_order: 'before_parent' | 'after_parent' | null
}

export interface ComputedFieldMetadata {
  readonly name: string
  readonly definition: {
    readonly function: QualifiedName
    readonly table_argument?: string
    readonly session_argument?: string
  }
  readonly comment?: string
}

export interface PermissionEntry<Permission> {
  readonly role: string
  readonly permission: Permission
  readonly comment?: string
}

export type ColumnList = readonly string[] | '*'

export interface SelectPermission {
  readonly columns: ColumnList
  readonly computed_fields: readonly string[]
  readonly filter: BoolExp
  readonly limit?: number
  readonly allow_aggregations: boolean
  /** Absent = all; empty = none (relationships keep working). */
  readonly query_root_fields?: readonly ('select' | 'select_by_pk' | 'select_aggregate')[]
  readonly subscription_root_fields?: readonly ('select' | 'select_by_pk' | 'select_aggregate' | 'select_stream')[]
}

export interface InsertPermission {
  readonly check: BoolExp
  /** Column → preset: a string `x-hasura-…` is taken from the session, anything else is a literal. */
  readonly set: JsonObject
  /** Absent = every column. */
  readonly columns?: ColumnList
  readonly backend_only: boolean
}

export interface UpdatePermission {
  readonly columns: ColumnList
  readonly filter: BoolExp
  /** Judged on the new row; null = no check. */
  readonly check: BoolExp | null
  readonly set: JsonObject
  readonly backend_only: boolean
}

export interface DeletePermission {
  readonly filter: BoolExp
  readonly backend_only: boolean
}

export interface FunctionMetadata {
  readonly function: QualifiedName
  readonly configuration: {
    readonly session_argument?: string
    readonly exposed_as?: 'query' | 'mutation'
    readonly custom_name?: string
    readonly custom_root_fields: { readonly function?: string; readonly function_aggregate?: string }
  }
  readonly permissions: readonly { readonly role: string }[]
  readonly comment?: string
}

/** A header of a webhook: its value, or the name of the environment variable that holds it. */
export type HeaderConf =
  | { readonly name: string; readonly value: string }
  | { readonly name: string; readonly value_from_env: string }

export interface EventTriggerMetadata {
  readonly name: string
  readonly definition: {
    readonly enable_manual: boolean
    readonly insert?: { readonly columns: ColumnList; readonly payload?: ColumnList }
    readonly update?: { readonly columns: ColumnList; readonly payload?: ColumnList }
    readonly delete?: { readonly columns: ColumnList; readonly payload?: ColumnList }
  }
  readonly retry_conf: {
    readonly num_retries: number
    readonly interval_sec: number
    readonly timeout_sec: number
    readonly tolerance_seconds?: number
  }
  readonly webhook?: string
  readonly webhook_from_env?: string
  readonly headers: readonly HeaderConf[]
  readonly comment?: string
}

export interface ActionMetadata {
  readonly name: string
  readonly definition: {
    readonly type: 'query' | 'mutation'
    readonly kind: 'synchronous' | 'asynchronous'
    /** URL with `{{ENV}}` templates. */
    readonly handler: string
    /** GraphQL types are SDL text: `[uuid!]!`. */
    readonly arguments: readonly TypedField[]
    readonly output_type: string
    readonly forward_client_headers: boolean
    readonly headers: readonly HeaderConf[]
    /** Seconds. */
    readonly timeout: number
  }
  readonly permissions: readonly { readonly role: string }[]
  readonly comment?: string
}

export interface TypedField {
  readonly name: string
  readonly type: string
  readonly description?: string
}

export interface CustomTypes {
  readonly input_objects: readonly {
    readonly name: string
    readonly description?: string
    readonly fields: readonly TypedField[]
  }[]
  readonly objects: readonly CustomObject[]
  readonly scalars: readonly { readonly name: string; readonly description?: string }[]
  readonly enums: readonly CustomEnum[]
}

export interface CustomObject {
  readonly name: string
  readonly description?: string
  readonly fields: readonly TypedField[]
  readonly relationships: readonly CustomRelationship[]
}

export interface CustomRelationship {
  readonly name: string
  readonly type: 'object' | 'array'
  readonly source: string
  readonly remote_table: QualifiedName
  /** Field of the custom object → column of the remote table. */
  readonly field_mapping: { readonly [field: string]: string }
}

export interface CustomEnum {
  readonly name: string
  readonly description?: string
  readonly values: readonly {
    readonly value: string
    readonly description?: string
    readonly is_deprecated?: boolean
  }[]
}

export interface InheritedRole {
  readonly role_name: string
  readonly role_set: readonly string[]
}

/** How often and how long a scheduled event is tried, and how late it may be. */
export interface RetryConf {
  readonly num_retries: number
  readonly retry_interval_seconds: number
  readonly timeout_seconds: number
  readonly tolerance_seconds: number
}

/** An event at one moment, which is no part of the metadata. */
export interface OneOffEvent {
  readonly webhook: string
  /** ISO 8601. */
  readonly schedule_at: string
  readonly payload: Json
  readonly retry_conf: RetryConf
  readonly headers: readonly HeaderConf[]
  readonly comment?: string
}

export interface CronTrigger {
  readonly name: string
  readonly webhook: string
  /** Five fields, UTC. */
  readonly schedule: string
  readonly payload: Json
  readonly retry_conf: RetryConf
  readonly headers: readonly HeaderConf[]
  readonly include_in_metadata: boolean
  readonly comment?: string
}

export interface QueryCollection {
  readonly name: string
  readonly definition: { readonly queries: readonly { readonly name: string; readonly query: string }[] }
  readonly comment?: string
}

export interface AllowlistEntry {
  readonly collection: string
  /** `global` for every role, else the roles it is for. */
  readonly scope: { readonly global: boolean; readonly roles: readonly string[] }
}

export interface RestEndpoint {
  readonly name: string
  readonly url: string
  readonly methods: readonly ('GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE')[]
  readonly definition: { readonly query: { readonly collection_name: string; readonly query_name: string } }
  readonly comment?: string
}

/** An object of the metadata that doesn't fit the database or the rest of the metadata (semantics §1.8). */
export interface InconsistentObject {
  readonly type: string
  readonly name?: string
  readonly reason: string
  readonly definition?: Json
  readonly entity?: Json
}
