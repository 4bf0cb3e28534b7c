import type { TableAccess } from '../access.js'
import { hasFields, type Registry } from '../registry.js'
import { type Codec, codecOf, itemsCodec, textCodec } from '../source/codecs.js'
import { visible } from '../source/condition.js'
import type { ColumnModel, RelationshipModel } from '../source/model.js'
import { isGraphqlName, isNumeric } from '../source/scalars.js'
import { boolExpType } from './bool-exp-types.js'
import { NO_ARGUMENTS, tableType } from './table-types.js'
import {
  enumType,
  type InputField,
  type InputType,
  inputType,
  list,
  listOf,
  named,
  nonNull,
  type ObjectType,
  objectType,
  type TypeRef,
} from './type-model.js'

/** The value of `t_update_column` if no column may be updated (semantics §3.2). */
export const PLACEHOLDER = '_PLACEHOLDER'

/** `t_mutation_response`. */
export function mutationResponseType(registry: Registry, access: TableAccess): ObjectType {
  const { name: label } = access.table
  const name = `${label}_mutation_response`
  return registry.define(name, () =>
    objectType(name, `response of any mutation on the table "${label}"`, () => [
      {
        name: 'affected_rows',
        description: 'number of rows affected by the mutation',
        type: nonNull(named(registry.scalar('Int'))),
        args: NO_ARGUMENTS,
        meaning: { kind: 'affectedRows' },
      },
      ...(hasFields(registry, access)
        ? [
            {
              name: 'returning',
              description: 'data from the rows affected by the mutation',
              type: nonNull(listOf(tableType(registry, access))),
              args: NO_ARGUMENTS,
              meaning: { kind: 'returning' },
            } as const,
          ]
        : []),
    ]),
  )
}

/** Columns a request may set on insert: granted, not preset, and not generated. */
export function insertableColumns({ table, insert }: TableAccess): ColumnModel[] {
  return [...table.columns.values()].filter(
    ({ name, catalog }) => insert?.columns.has(name) && !insert.presets.has(name) && isWritable(catalog),
  )
}

/** Columns a request may set on update. */
export function updatableColumns({ table, update }: TableAccess): ColumnModel[] {
  return [...table.columns.values()].filter(
    ({ name, catalog }) => update?.columns.has(name) && !update.presets.has(name) && isWritable(catalog),
  )
}

const isWritable = ({ isGenerated, identity }: ColumnModel['catalog']) => !isGenerated && identity !== 'always'

function valueField(registry: Registry, column: ColumnModel): InputField {
  const description = column.comment ?? undefined
  return {
    name: column.graphqlName,
    description,
    type: registry.typeOfColumn(column),
    meaning: { kind: 'value', column, codec: codecOf(column.type) },
  }
}

/** `t_insert_input`. */
export function insertInputType(registry: Registry, access: TableAccess): InputType {
  const { name: label } = access.table
  const name = `${label}_insert_input`
  return registry.define(name, () =>
    inputType(name, `input type for inserting data into table "${label}"`, () => [
      ...insertableColumns(access).map((column) => valueField(registry, column)),
      ...[...access.table.relationships.values()].flatMap((one) => nestedInsertField(registry, one)),
    ]),
  )
}

function nestedInsertField(registry: Registry, relationship: RelationshipModel): InputField[] {
  const remote = registry.access(relationship.remote)
  if (!remote.insert || !remote.table.isExposed || !remote.table.catalog.isInsertable) return []
  const { name: label } = remote.table
  const isObject = relationship.kind === 'object'
  const name = `${label}_${isObject ? 'obj' : 'arr'}_rel_insert_input`
  const description = `input type for inserting ${isObject ? 'object' : 'array'} relation for remote table "${label}"`
  const type = registry.define(name, () =>
    inputType(name, description, () => {
      const data = insertInputType(registry, remote)
      return [
        { name: 'data', type: isObject ? nonNull(named(data)) : nonNull(listOf(data)) },
        ...onConflictArgument(registry, remote, 'upsert condition'),
      ]
    }),
  )
  return [{ name: relationship.name, type: named(type), meaning: { kind: 'insertRelated', relationship, remote } }]
}

/** The `on_conflict` argument, if the role may update and there is a constraint to conflict with. */
export function onConflictArgument(registry: Registry, access: TableAccess, description: string): InputField[] {
  const { table, update } = access
  const all = [...(table.catalog.primaryKey ? [table.catalog.primaryKey] : []), ...table.catalog.uniqueKeys]
  // A constraint is chosen by its name, which must be valid in GraphQL.
  const keys = all.filter((key) => isGraphqlName(key.name))
  if (!update || keys.length === 0 || !table.catalog.isUpdatable) return []
  const name = `${table.name}_on_conflict`
  const type = registry.define(name, () =>
    inputType(name, `on_conflict condition type for table "${table.name}"`, () => {
      const values = keys
        .map((key) => ({
          name: key.name,
          description: `unique or primary key constraint on columns ${key.columns.map((column) => `"${column}"`).join(', ')}`,
          meaning: key.name,
        }))
        .sort((a, b) => (a.name < b.name ? -1 : 1))
      const constraint = registry.define(`${table.name}_constraint`, () =>
        enumType(`${table.name}_constraint`, `unique or primary key constraints on table "${table.name}"`, values),
      )
      return [
        { name: 'constraint', type: nonNull(named(constraint)) },
        { name: 'update_columns', type: nonNull(listOf(updateColumnEnum(registry, access))), defaultValue: [] },
        ...(access.select ? [{ name: 'where', type: named(boolExpType(registry, access)) }] : []),
      ]
    }),
  )
  return [{ name: 'on_conflict', description, type: named(type) }]
}

function updateColumnEnum(registry: Registry, access: TableAccess) {
  const name = `${access.table.name}_update_column`
  const columns = updatableColumns(access)
    .map((column) => ({ name: column.graphqlName, description: 'column name', meaning: column }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
  const values = columns.length > 0 ? columns : [{ name: PLACEHOLDER, description: 'placeholder (do not use)' }]
  return registry.define(name, () => enumType(name, `update columns of table "${access.table.name}"`, values))
}

/**
 * An update clause: which columns it takes, and what its values are. To add one, add an entry here and one in
 * `translate/update.ts`.
 */
export interface UpdateClause {
  readonly name: '_set' | '_inc' | '_append' | '_prepend' | '_delete_key' | '_delete_elem' | '_delete_at_path'
  readonly suffix: string
  readonly description: (table: string) => string
  readonly argument: string
  takes(column: ColumnModel): boolean
  typeOf(registry: Registry, column: ColumnModel): TypeRef
}

const ownType = (registry: Registry, column: ColumnModel) => registry.typeOfColumn(column)
const isJsonb = ({ type }: ColumnModel) => type.name === 'jsonb'
const text = (registry: Registry) => named(registry.scalar('String'))

export const UPDATE_CLAUSES: readonly UpdateClause[] = [
  {
    name: '_set',
    suffix: 'set',
    argument: 'sets the columns of the filtered rows to the given values',
    description: (table) => `input type for updating data in table "${table}"`,
    takes: () => true,
    typeOf: ownType,
  },
  {
    name: '_inc',
    suffix: 'inc',
    argument: 'increments the numeric columns with given value of the filtered values',
    description: (table) => `input type for incrementing numeric columns in table "${table}"`,
    takes: (column) => isNumeric(column.type) && !column.enumTable,
    typeOf: ownType,
  },
  {
    name: '_prepend',
    suffix: 'prepend',
    argument: 'prepend existing jsonb value of filtered columns with new jsonb value',
    description: () => 'prepend existing jsonb value of filtered columns with new jsonb value',
    takes: isJsonb,
    typeOf: ownType,
  },
  {
    name: '_append',
    suffix: 'append',
    argument: 'append existing jsonb value of filtered columns with new jsonb value',
    description: () => 'append existing jsonb value of filtered columns with new jsonb value',
    takes: isJsonb,
    typeOf: ownType,
  },
  {
    name: '_delete_key',
    suffix: 'delete_key',
    argument: 'delete key/value pair or string element. key/value pairs are matched based on their key value',
    description: () => 'delete key/value pair or string element. key/value pairs are matched based on their key value',
    takes: isJsonb,
    typeOf: text,
  },
  {
    name: '_delete_elem',
    suffix: 'delete_elem',
    argument:
      'delete the array element with specified index (negative integers count from the end). throws an error if top level container is not an array',
    description: () =>
      'delete the array element with specified index (negative integers count from the end). throws an error if top level container is not an array',
    takes: isJsonb,
    typeOf: (registry) => named(registry.scalar('Int')),
  },
  {
    name: '_delete_at_path',
    suffix: 'delete_at_path',
    argument: 'delete the field or element with specified path (for JSON arrays, negative integers count from the end)',
    description: () =>
      'delete the field or element with specified path (for JSON arrays, negative integers count from the end)',
    takes: isJsonb,
    typeOf: (registry) => list(nonNull(text(registry))),
  },
]

/** For clauses whose values aren't of the column's type. */
const CLAUSE_CODECS: Partial<Record<UpdateClause['name'], Codec>> = {
  _delete_key: textCodec,
  _delete_elem: codecOf({ name: 'int4', sqlType: 'integer', kind: 'base', element: null }),
  _delete_at_path: itemsCodec(textCodec),
}

/** The clauses this role has on the table, as arguments or as fields of `t_updates`. */
export function updateClauseFields(registry: Registry, access: TableAccess): InputField[] {
  const { name: label } = access.table
  return UPDATE_CLAUSES.flatMap((clause): InputField[] => {
    const columns = updatableColumns(access).filter(clause.takes)
    if (columns.length === 0) return []
    const name = `${label}_${clause.suffix}_input`
    const type = registry.define(name, () =>
      inputType(name, clause.description(label), () =>
        columns.map((column) => ({
          ...valueField(registry, column),
          type: clause.typeOf(registry, column),
          meaning: clauseMeaning(clause, column),
        })),
      ),
    )
    return [{ name: clause.name, description: clause.argument, type: named(type) }]
  })
}

function clauseMeaning(clause: UpdateClause, column: ColumnModel) {
  return { kind: 'value', column, codec: CLAUSE_CODECS[clause.name] ?? codecOf(column.type) } as const
}

/** `t_pk_columns_input`; null if the role doesn't see the whole key. */
export function pkColumnsType(registry: Registry, access: TableAccess): InputType | null {
  const fields = pkArguments(registry, access)
  if (!fields) return null
  const name = `${access.table.name}_pk_columns_input`
  return registry.define(name, () =>
    inputType(name, `primary key columns input for table: ${access.table.name}`, () => fields),
  )
}

/** The key's columns as `T!` arguments; null if there is no key or the role doesn't see all of it. */
export function pkArguments(registry: Registry, { table, select }: TableAccess): InputField[] | null {
  const names = table.catalog.primaryKey?.columns ?? []
  const columns = names.map((name) => table.columns.get(name))
  if (names.length === 0 || !select) return null
  const fields: InputField[] = []
  for (const column of columns) {
    if (!column || !select.columns.has(column.name)) return null
    const operand = visible(column, select.columns.get(column.name) ?? null)
    const meaning = { kind: 'key', operand, codec: codecOf(column.type) } as const
    fields.push({ ...valueField(registry, column), type: nonNull(registry.typeOfColumn(column)), meaning })
  }
  return fields
}

/** `t_updates`: one entry of `update_t_many`. */
export function updatesType(registry: Registry, access: TableAccess): InputType {
  const name = `${access.table.name}_updates`
  return registry.define(name, () =>
    inputType(name, undefined, () => [
      ...updateClauseFields(registry, access),
      {
        name: 'where',
        description: 'filter the rows which have to be updated',
        type: nonNull(named(boolExpType(registry, access))),
      },
    ]),
  )
}
