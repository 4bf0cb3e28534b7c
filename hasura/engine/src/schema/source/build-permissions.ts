import { EngineError } from '../../errors.js'
import type { Json, JsonObject } from '../../json.js'
import type {
  ColumnList,
  DeletePermission,
  InsertPermission,
  PermissionEntry,
  SelectPermission,
  UpdatePermission,
} from '../../metadata/model/permissions.js'
import { codecOf } from './codecs.js'
import { displayName, type SourceDraft, type TableDraft } from './drafts.js'
import type { Param } from './param.js'
import { PermissionFault, permissionCondition, presetParam } from './permission-conditions.js'
import type { DeleteAccess, InsertAccess, SelectAccess, TablePermissions, UpdateAccess } from './permissions.js'

type Kind = keyof TablePermissions

/** Last pass: one table's permissions by role, parsed; invalid ones are left out and listed. */
export function resolvePermissions(draft: SourceDraft, table: TableDraft): ReadonlyMap<string, TablePermissions> {
  const permissions = new Map<string, TablePermissions>()
  const read = <P>(
    kind: Kind,
    entries: readonly PermissionEntry<P>[],
    parse: (permission: P, role: string) => TablePermissions,
  ) => {
    for (const entry of entries) {
      try {
        const parsed = parse(entry.permission, entry.role)
        permissions.set(entry.role, { ...permissions.get(entry.role), ...parsed })
      } catch (error) {
        if (!(error instanceof PermissionFault || error instanceof EngineError)) throw error
        report(draft, table, kind, entry, error.message)
      }
    }
  }
  const { metadata } = table
  read('select', metadata.select_permissions, (one, role) => ({ select: readSelect(draft, table, one, role) }))
  read('insert', metadata.insert_permissions, (one) => ({ insert: readInsert(draft, table, one) }))
  read('update', metadata.update_permissions, (one) => ({ update: readUpdate(draft, table, one) }))
  read('delete', metadata.delete_permissions, (one) => ({ delete: readDelete(draft, table, one) }))
  return permissions
}

function report(
  draft: SourceDraft,
  table: TableDraft,
  kind: Kind,
  entry: PermissionEntry<unknown>,
  fault: string,
): void {
  const label = displayName(table.catalog)
  draft.inconsistencies.push({
    type: `${kind}_permission`,
    name: `${kind}_permission ${entry.role} in table ${label} in source ${draft.sourceName}`,
    reason: `Inconsistent object: in table "${label}": in permission for role "${entry.role}": ${fault}`,
    definition: {
      role: entry.role,
      source: draft.sourceName,
      comment: entry.comment ?? null,
      table: { schema: table.catalog.schema, name: table.catalog.name },
      permission: entry.permission as Json,
    },
  })
}

/** A column list as a set of database names. */
function columnsOf(table: TableDraft, columns: ColumnList): string[] {
  if (columns === '*') return [...table.catalog.columns.keys()]
  for (const column of columns as readonly string[]) {
    if (!table.catalog.columns.has(column)) throw new PermissionFault(`column "${column}" does not exist`)
  }
  return [...(columns as readonly string[])]
}

const conditionOf = (draft: SourceDraft, table: TableDraft, expression: JsonObject) =>
  permissionCondition(draft.tables, table, expression)

function readSelect(draft: SourceDraft, table: TableDraft, permission: SelectPermission, role: string): SelectAccess {
  for (const name of permission.computed_fields) {
    const field = table.computedFields.get(name)
    if (!field) throw new PermissionFault(`computed field "${name}" does not exist`)
    if (field.returns) {
      throw new PermissionFault(
        `select permissions on computed field "${name}" are auto-derived from the permissions on its returning table "${displayName(field.returns.catalog)}" and cannot be specified manually`,
      )
    }
  }
  const columns = columnsOf(table, permission.columns)
  checkRootFields(draft, table, permission, columns, role)
  return {
    columns: new Map(columns.map((column) => [column, null])),
    computedFields: new Map(permission.computed_fields.map((name) => [name, null])),
    filter: conditionOf(draft, table, permission.filter),
    limit: permission.limit ?? null,
    allowAggregations: permission.allow_aggregations,
    queryRoots: permission.query_root_fields ? new Set(permission.query_root_fields) : null,
    subscriptionRoots: permission.subscription_root_fields ? new Set(permission.subscription_root_fields) : null,
  }
}

/** An explicitly listed root field must be possible under the rest of the permission. */
function checkRootFields(
  draft: SourceDraft,
  { catalog }: TableDraft,
  permission: SelectPermission,
  columns: readonly string[],
  role: string,
): void {
  const named = new Set([...(permission.query_root_fields ?? []), ...(permission.subscription_root_fields ?? [])])
  const hasKey = catalog.primaryKey?.columns.every((column) => columns.includes(column)) ?? false
  if (named.has('select_by_pk') && !hasKey)
    throw new PermissionFault(
      `The "select_by_pk" field cannot be included in the query_root_fields or subscription_root_fields because the role "${role}" does not have access to the primary key of the table "${displayName(catalog)}" in the source "${draft.sourceName}"`,
    )
  if (named.has('select_aggregate') && !permission.allow_aggregations)
    throw new PermissionFault(
      'The "select_aggregate" root field can only be enabled in the query_root_fields or  the subscription_root_fields when "allow_aggregations" is set to true',
    )
}

function readInsert(draft: SourceDraft, table: TableDraft, permission: InsertPermission): InsertAccess {
  return {
    columns: new Set(columnsOf(table, permission.columns ?? '*')),
    check: conditionOf(draft, table, permission.check),
    presets: presetsOf(table, permission.set),
    backendOnly: permission.backend_only,
  }
}

function readUpdate(draft: SourceDraft, table: TableDraft, permission: UpdatePermission): UpdateAccess {
  return {
    columns: new Set(columnsOf(table, permission.columns)),
    filter: conditionOf(draft, table, permission.filter),
    check: permission.check ? conditionOf(draft, table, permission.check) : null,
    presets: presetsOf(table, permission.set),
    backendOnly: permission.backend_only,
  }
}

function readDelete(draft: SourceDraft, table: TableDraft, permission: DeletePermission): DeleteAccess {
  return { filter: conditionOf(draft, table, permission.filter), backendOnly: permission.backend_only }
}

function presetsOf(table: TableDraft, set: JsonObject): ReadonlyMap<string, Param> {
  return new Map(
    Object.entries(set).map(([name, value]) => {
      const column = table.catalog.columns.get(name)
      if (!column) throw new PermissionFault(`column "${name}" does not exist`)
      const isText = !['json', 'jsonb'].includes(column.type.name) && typeof value !== 'string' && value !== null
      const codec = codecOf(column.type)
      return [name, presetParam(isText && !column.type.element ? asText(codec.name) : codec, value)]
    }),
  )
}

/** Presets of any JSON type are bound as text and cast by Postgres (semantics §2.5). */
function asText(name: string) {
  return { name, encode: (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value)) }
}
