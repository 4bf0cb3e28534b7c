import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'

const METADATA = path.resolve(import.meta.dirname, '../metadata')
const TABLES = path.join(METADATA, 'databases/default/tables')

export type Operation = 'select' | 'insert' | 'update' | 'delete'
export const OPERATIONS: readonly Operation[] = ['select', 'insert', 'update', 'delete']
export type RoleName = 'anonymous' | 'user' | 'expert' | 'staff' | 'service'
export const ROLES: readonly RoleName[] = ['anonymous', 'user', 'expert', 'staff', 'service']

export interface Permission {
  role: RoleName
  comment?: string
  permission: {
    columns?: string[]
    filter?: unknown
    check?: unknown
    set?: Record<string, unknown>
    limit?: number
    allow_aggregations?: boolean
    query_root_fields?: string[]
    subscription_root_fields?: string[]
  }
}

export interface TableFile {
  name: string
  select_permissions?: Permission[]
  insert_permissions?: Permission[]
  update_permissions?: Permission[]
  delete_permissions?: Permission[]
  object_relationships?: {
    name: string
    using: { foreign_key_constraint_on?: string | object; manual_configuration?: { remote_table: { name: string } } }
  }[]
  event_triggers?: { name: string; comment?: string }[]
}

/** The metadata's tables as in their files, in file order. */
export function readTables(): TableFile[] {
  return readdirSync(TABLES)
    .filter((file) => file.startsWith('public_'))
    .map((file) => {
      const { table, ...rest } = parse(readFileSync(path.join(TABLES, file), 'utf8')) as TableFile & {
        table: { name: string }
      }
      return { ...rest, name: table.name }
    })
}

export function readMetadata<T>(file: string): T {
  return parse(readFileSync(path.join(METADATA, file), 'utf8')) as T
}

/** A role's permission on a table: its own or, for an expert, that of the parent role `user`. */
export function permissionOf(table: TableFile, operation: Operation, role: RoleName): Permission | undefined {
  const permissions = table[`${operation}_permissions`] ?? []
  const own = permissions.find((permission) => permission.role === role)
  if (own || role !== 'expert') return own
  return permissions.find((permission) => permission.role === 'user')
}

/** Every permission of every table, for tests that go through all of them. */
export function allPermissions(tables: readonly TableFile[]) {
  return tables.flatMap((table) =>
    OPERATIONS.flatMap((operation) =>
      (table[`${operation}_permissions`] ?? []).map((permission) => ({ table: table.name, operation, permission })),
    ),
  )
}
