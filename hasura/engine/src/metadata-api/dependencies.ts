import { type Catalog, catalogKey } from '../catalog/catalog.js'
import { EngineError } from '../errors.js'
import type { Json } from '../json.js'
import { isJsonObject } from '../metadata/metadata-reader.js'
import type { Metadata } from '../metadata/model/metadata.js'
import type { BoolExp } from '../metadata/model/permissions.js'
import type { QualifiedName } from '../metadata/model/qualified-name.js'
import type { TableMetadata } from '../metadata/model/tables.js'
import { buildSource } from '../schema/source/build-source.js'
import type { TableModel } from '../schema/source/model.js'
import { sessionVariable } from '../schema/source/permission-conditions.js'
import type { SourceModel } from '../schema/source/permissions.js'
import { editTable, isSameName, tableLabel, without } from './edit-metadata.js'

/** A part of the metadata that depends on another part or on the database, and how to remove it. */
export interface Dependant {
  /** As shown in messages. */
  readonly label: string
  readonly remove: (metadata: Metadata) => Metadata
}

/** What a part of the metadata depends on. */
export type Use =
  | { readonly kind: 'table'; readonly table: QualifiedName }
  /** `isTyped`: compared with a literal, which was written for its type. */
  | { readonly kind: 'column'; readonly table: QualifiedName; readonly column: string; readonly isTyped?: boolean }
  | { readonly kind: 'foreign key'; readonly table: QualifiedName; readonly columns: readonly string[] }
  | { readonly kind: 'relationship'; readonly table: QualifiedName; readonly name: string }
  | { readonly kind: 'computed field'; readonly table: QualifiedName; readonly name: string }
  | { readonly kind: 'function'; readonly function: QualifiedName }

interface Entry extends Dependant {
  readonly owner: QualifiedName | null
  readonly uses: readonly Use[]
}

const KINDS = ['select', 'insert', 'update', 'delete'] as const

/** Everything that depends on what `isLost` says will go, except parts of a table that goes itself. */
export function dependantsOf(
  metadata: Metadata,
  catalog: Catalog,
  isLost: (use: Use) => boolean,
  goneTables: readonly QualifiedName[] = [],
): Dependant[] {
  const entries = collectEntries(metadata, buildSource(metadata, catalog))
  const isGone = (owner: QualifiedName | null) => owner !== null && goneTables.some((table) => isSameName(table, owner))
  return entries.filter((entry) => !isGone(entry.owner) && entry.uses.some(isLost))
}

/** Removes dependants, or throws EngineError dependency-error unless cascading. */
export function dropDependants(metadata: Metadata, dependants: readonly Dependant[], cascade: boolean): Metadata {
  if (dependants.length > 0 && !cascade) {
    const list = dependants.map(({ label }) => label).join(', ')
    throw new EngineError('dependency-error', `cannot drop due to the following dependent objects : ${list}`, {
      path: '$.args',
    })
  }
  return dependants.reduce((changed, dependant) => dependant.remove(changed), metadata)
}

function collectEntries(metadata: Metadata, model: SourceModel): Entry[] {
  const source = metadata.sources[0]
  if (!source) return []
  const tables = source.tables.flatMap((table) => {
    const found = model.tables.get(catalogKey(table.table))
    return found ? tableEntries(table, found, model, source.name) : []
  })
  const functions = source.functions.map(({ function: name }): Entry => {
    const returns = model.functions.find((one) => isSameName(one.catalog, name))?.returns.catalog
    return {
      label: `function ${tableLabel(name)} in source "${source.name}"`,
      owner: null,
      uses: [{ kind: 'function', function: name }, ...(returns ? [{ kind: 'table', table: returns } as const] : [])],
      remove: (changed) => ({
        ...changed,
        sources: changed.sources.map((one) => ({
          ...one,
          functions: one.functions.filter((entry) => !isSameName(entry.function, name)),
        })),
      }),
    }
  })
  return [...tables, ...functions]
}

function tableEntries(table: TableMetadata, model: TableModel, source: SourceModel, sourceName: string): Entry[] {
  const owner = table.table
  const prefix = tableLabel(owner)
  const suffix = `in source "${sourceName}"`
  const edit = (change: (table: TableMetadata) => TableMetadata) => (metadata: Metadata) =>
    editTable(metadata, sourceName, owner, change)
  const relationships = [...model.relationships.values()].map((relationship): Entry => {
    const remote = relationship.remote.catalog
    return {
      label: `relationship ${prefix}.${relationship.name} ${suffix}`,
      owner,
      uses: [
        { kind: 'table', table: remote },
        ...keyUses(table, relationship.name),
        ...relationship.mapping.flatMap(([local, other]): Use[] => [
          { kind: 'column', table: owner, column: local },
          { kind: 'column', table: remote, column: other },
        ]),
      ],
      remove: edit((one) => ({
        ...one,
        object_relationships: without(one.object_relationships, relationship.name),
        array_relationships: without(one.array_relationships, relationship.name),
      })),
    }
  })
  const computed = [...model.computedFields.values()].map((field): Entry => {
    return {
      label: `computed field ${prefix}.${field.name} ${suffix}`,
      owner,
      uses: [
        { kind: 'function', function: field.catalog },
        ...(field.returns ? [{ kind: 'table', table: field.returns.catalog } as const] : []),
      ],
      remove: edit((one) => ({ ...one, computed_fields: without(one.computed_fields, field.name) })),
    }
  })
  const permissions = KINDS.flatMap((kind) =>
    table[`${kind}_permissions`].map(({ role, permission }): Entry => {
      return {
        label: `permission ${prefix}.${role}.${kind} ${suffix}`,
        owner,
        uses: permissionUses(permission, model, source),
        remove: edit((one) => ({
          ...one,
          [`${kind}_permissions`]: one[`${kind}_permissions`].filter((entry) => entry.role !== role),
        })),
      }
    }),
  )
  return [...relationships, ...computed, ...permissions, ...triggerEntries(table, prefix, suffix, edit)]
}

/** The foreign key a relationship follows, on its own table or the other. */
function keyUses({ table, object_relationships, array_relationships }: TableMetadata, name: string): Use[] {
  const found = [...object_relationships, ...array_relationships].find((one) => one.name === name)
  if (!found || 'manual_configuration' in found.using) return []
  const on = found.using.foreign_key_constraint_on
  return [{ kind: 'foreign key', ...('table' in on ? on : { table, columns: on }) }]
}

type Editor = (change: (table: TableMetadata) => TableMetadata) => Dependant['remove']

function triggerEntries(table: TableMetadata, prefix: string, suffix: string, edit: Editor): Entry[] {
  return table.event_triggers.map((trigger) => {
    const { insert, update, delete: deletion } = trigger.definition
    const lists = [insert, update, deletion].flatMap((one) => [one?.columns ?? [], one?.payload ?? []])
    const columns = lists.flatMap((list) => (list === '*' ? [] : list))
    return {
      label: `event-trigger ${prefix}.${trigger.name} ${suffix}`,
      owner: table.table,
      uses: columns.map((column) => ({ kind: 'column', table: table.table, column })),
      remove: edit((one) => ({ ...one, event_triggers: without(one.event_triggers, trigger.name) })),
    }
  })
}

interface AnyPermission {
  readonly columns?: readonly string[] | '*'
  readonly computed_fields?: readonly string[]
  readonly filter?: BoolExp
  readonly check?: BoolExp | null
  readonly set?: Readonly<Record<string, Json>>
}

function permissionUses(permission: AnyPermission, table: TableModel, source: SourceModel): Use[] {
  const own = table.catalog
  const columns = permission.columns === '*' ? [] : (permission.columns ?? [])
  return [
    ...columns.map((column): Use => ({ kind: 'column', table: own, column })),
    ...Object.entries(permission.set ?? {}).map(
      ([column, value]): Use => ({ kind: 'column', table: own, column, isTyped: isLiteral(value) }),
    ),
    ...(permission.computed_fields ?? []).map((name): Use => ({ kind: 'computed field', table: own, name })),
    ...expressionUses(permission.filter ?? {}, table, source),
    ...expressionUses(permission.check ?? {}, table, source),
  ]
}

/** Every column, relationship, computed field and table that a boolean expression refers to. */
function expressionUses(expression: Json, table: TableModel, source: SourceModel): Use[] {
  if (Array.isArray(expression)) return expression.flatMap((item: Json) => expressionUses(item, table, source))
  if (!isJsonObject(expression)) return []
  return Object.entries(expression).flatMap(([key, value]) => memberUses(key, value as Json, table, source))
}

function memberUses(key: string, value: Json, table: TableModel, source: SourceModel): Use[] {
  if (/^[_$](and|or|not)$/.test(key)) return expressionUses(value, table, source)
  if (/^[_$]exists$/.test(key)) return existsUses(value, source)
  const relationship = table.relationships.get(key)
  if (relationship) {
    const use: Use = { kind: 'relationship', table: table.catalog, name: key }
    return [
      use,
      { kind: 'table', table: relationship.remote.catalog },
      ...expressionUses(value, relationship.remote, source),
    ]
  }
  const field = table.computedFields.get(key)
  if (field) {
    const inner = field.returns ? expressionUses(value, field.returns, source) : []
    return [{ kind: 'computed field', table: table.catalog, name: key }, ...inner]
  }
  const isTyped = isJsonObject(value) ? hasLiteral(value) : isLiteral(value)
  return [{ kind: 'column', table: table.catalog, column: key, isTyped }, ...comparedColumns(value, table)]
}

/** Written for the column's type; session variables are texts and fit any. */
function isLiteral(value: Json): boolean {
  if (Array.isArray(value)) return value.some((item: Json) => isLiteral(item))
  return sessionVariable(value) === undefined
}

/** Whether one of the comparisons is with a literal rather than another column or nothing. */
function hasLiteral(comparisons: Readonly<Record<string, Json>>): boolean {
  return Object.entries(comparisons).some(([operator, value]) => {
    if (/^[_$](is_null|c(eq|ne|neq|gt|lt|gte|lte))$/.test(operator)) return false
    if (/^[_$]cast$/.test(operator) && isJsonObject(value))
      return Object.values(value).some(
        (inner) => isJsonObject(inner) && hasLiteral(inner as Readonly<Record<string, Json>>),
      )
    return isLiteral(value)
  })
}

function existsUses(value: Json, source: SourceModel): Use[] {
  if (!isJsonObject(value)) return []
  const named = value._table ?? value.$table
  const name = isJsonObject(named)
    ? { schema: String(named.schema ?? 'public'), name: String(named.name) }
    : { schema: 'public', name: String(named) }
  const table = source.tables.get(catalogKey(name))
  const where = (value._where ?? value.$where ?? {}) as Json
  return [{ kind: 'table', table: name }, ...(table ? expressionUses(where, table, source) : [])]
}

/** `_ceq` and its siblings compare with another column of the table. */
function comparedColumns(value: Json, table: TableModel): Use[] {
  if (!isJsonObject(value)) return []
  return Object.entries(value).flatMap(([operator, column]): Use[] =>
    /^[_$]c(eq|ne|neq|gt|lt|gte|lte)$/.test(operator) && typeof column === 'string'
      ? [{ kind: 'column', table: table.catalog, column }]
      : [],
  )
}
