import type {
  DeletePermission,
  InsertPermission,
  PermissionEntry,
  SelectPermission,
  UpdatePermission,
} from './permissions.js'
import type { QualifiedName } from './qualified-name.js'
import type { EventTriggerMetadata } from './triggers.js'

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
  /** `{ name?, comment? }` per root field, expanded from the short string form. */
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
  /** The foreign key's columns are on this table (object relationships only). */
  | { readonly foreign_key_constraint_on: readonly string[] }
  /** The foreign key's columns are on `table` and refer to this table. */
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
