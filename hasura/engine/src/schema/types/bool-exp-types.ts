import type { PgType } from '../../catalog/catalog.js'
import type { TableAccess } from '../access.js'
import { type Registry, selectableColumns } from '../registry.js'
import { codecOf, textCodec } from '../source/codecs.js'
import { DOUBLE_FUNCTIONS, type PredicateFunction, predicateType, visible } from '../source/condition.js'
import type { ColumnModel, ComputedFieldModel } from '../source/model.js'
import { type Operator, operatorsOf, takesList } from '../source/operators.js'
import {
  type EnumType,
  type EnumValue,
  enumType,
  type InputField,
  type InputType,
  inputType,
  list,
  listOf,
  named,
  nonNull,
  type TypeRef,
} from './type-model.js'

/** `t_bool_exp`: the type of `where` and of relationship filters. */
export function boolExpType(registry: Registry, access: TableAccess): InputType {
  const { table } = access
  const name = `${table.name}_bool_exp`
  const description = `Boolean expression to filter rows from the table "${table.name}". All fields are combined with a logical 'AND'.`
  return registry.define(name, () => {
    const self: InputType = inputType(name, description, () => [
      { name: '_and', type: listOf(self), meaning: { kind: 'and' } },
      { name: '_not', type: named(self), meaning: { kind: 'not' } },
      { name: '_or', type: listOf(self), meaning: { kind: 'or' } },
      // Without select permission (update and delete have a `where` too) there is nothing to filter by.
      ...(access.select ? columnFilters(registry, access) : []),
      ...(access.select ? relatedFilters(registry, access) : []),
      ...(access.select ? computedFilters(registry, access) : []),
    ])
    return self
  })
}

function columnFilters(registry: Registry, access: TableAccess): InputField[] {
  return selectableColumns(access).map((column) => ({
    name: column.graphqlName,
    type: named(comparisonType(registry, column)),
    meaning: { kind: 'filterColumn', column, condition: access.select?.columns.get(column.name) ?? null },
  }))
}

function relatedFilters(registry: Registry, { table }: TableAccess): InputField[] {
  return [...table.relationships.values()].flatMap((relationship): InputField[] => {
    const remote = registry.access(relationship.remote)
    if (!remote.select || !remote.table.isExposed) return []
    const { name } = relationship
    const filters: InputField[] = [
      { name, type: named(boolExpType(registry, remote)), meaning: { kind: 'filterRelated', relationship, remote } },
    ]
    if (relationship.kind === 'array' && remote.select.allowAggregations) {
      const type = named(aggregateBoolExpType(registry, remote))
      filters.push({ name: `${name}_aggregate`, type, meaning: { kind: 'filterAggregate', relationship, remote } })
    }
    return filters
  })
}

/** Only computed fields without arguments of their own can be filtered by. */
function computedFilters(registry: Registry, { table, select }: TableAccess): InputField[] {
  return [...table.computedFields.values()].flatMap((field): InputField[] => {
    if (field.arguments.length > 0) return []
    if (field.returns) {
      const remote = registry.access(field.returns)
      if (!remote.select) return []
      return [
        {
          name: field.name,
          type: named(boolExpType(registry, remote)),
          meaning: { kind: 'filterComputedTable', field, remote },
        },
      ]
    }
    const condition = select?.computedFields.get(field.name)
    if (condition === undefined) return []
    return [
      {
        name: field.name,
        type: named(comparisonType(registry, field)),
        meaning: { kind: 'filterComputed', field, condition },
      },
    ]
  })
}

/** `X_comparison_exp` of a column or scalar computed field. */
export function comparisonType(registry: Registry, left: ColumnModel | ComputedFieldModel): InputType {
  if (left.kind === 'computed') return scalarComparisonType(registry, left.catalog.returnType)
  if (!left.enumTable) return scalarComparisonType(registry, left.type)
  const type = registry.tableEnum(left.enumTable)
  return comparison(registry, type.name, type.name, left.type, named(type), true)
}

/** `X_comparison_exp` of a Postgres type; arrays have `X_array_comparison_exp`. */
export function scalarComparisonType(registry: Registry, pg: PgType): InputType {
  const base = pg.element ? registry.typeOfPg(pg.element) : registry.typeOfPg(pg)
  const scalar = base.kind === 'named' ? base.type.name : pg.name
  const prefix = pg.element ? `${scalar}_array` : scalar
  return comparison(registry, prefix, scalar, pg, registry.typeOfPg(pg), false)
}

function comparison(
  registry: Registry,
  prefix: string,
  label: string,
  pg: PgType,
  type: TypeRef,
  isEnum: boolean,
): InputType {
  const name = `${prefix}_comparison_exp`
  const description = `Boolean expression to compare columns of type "${label}". All fields are combined with logical 'AND'.`
  // Text types share String_comparison_exp, except for citext, bpchar and name.
  return registry.define(name, () =>
    inputType(name, description, () => [
      ...operatorsOf(pg, isEnum).map((operator) => operatorField(registry, operator, pg, type)),
      { name: '_is_null', type: named(registry.scalar('Boolean')), meaning: { kind: 'isNull' } },
      ...(pg.name === 'jsonb' ? [castField(registry)] : []),
    ]),
  )
}

function operatorField(registry: Registry, operator: Operator, pg: PgType, type: TypeRef): InputField {
  const { name, description, operand } = operator
  const isOwn = typeof operand === 'string'
  const value = isOwn ? type : named(registry.scalar(operand.scalar))
  return {
    name,
    description,
    type: takesList(operator) ? list(nonNull(value)) : value,
    meaning: { kind: 'operator', operator, codec: isOwn ? codecOf(pg) : textCodec },
  }
}

function castField(registry: Registry): InputField {
  const text: PgType = { name: 'text', sqlType: 'text', kind: 'base', element: null }
  const type = registry.define('jsonb_cast_exp', () =>
    inputType('jsonb_cast_exp', undefined, () => [
      { name: 'String', type: named(scalarComparisonType(registry, text)), meaning: { kind: 'cast' } },
    ]),
  )
  return { name: '_cast', type: named(type), meaning: { kind: 'cast' } }
}

/** `x_aggregate_bool_exp`: predicates on the number of related rows, and on their booleans and doubles. */
function aggregateBoolExpType(registry: Registry, remote: TableAccess): InputType {
  const prefix = `${remote.table.name}_aggregate_bool_exp`
  return registry.define(prefix, () =>
    inputType(prefix, undefined, () => {
      const columns = selectableColumns(remote)
      const ofType = (name: string) => columns.filter(({ type }) => type.name === name)
      const predicates = (functions: readonly PredicateFunction[], taken: readonly ColumnModel[]) =>
        taken.length > 0 ? functions.map((fn) => aggregatePredicate(registry, remote, fn, taken)) : []
      return [
        aggregatePredicate(registry, remote, 'count', columns),
        ...predicates(['bool_and', 'bool_or'], ofType('bool')),
        ...predicates(DOUBLE_FUNCTIONS, ofType('float8')),
      ]
    }),
  )
}

const BASE = { kind: 'base', element: null } as const
/** What a predicate compares, by the aggregate's type. */
const PREDICATE_TYPES: Readonly<Record<ReturnType<typeof predicateType>, PgType>> = {
  bigint: { ...BASE, name: 'int4', sqlType: 'integer' },
  boolean: { ...BASE, name: 'bool', sqlType: 'boolean' },
  'double precision': { ...BASE, name: 'float8', sqlType: 'double precision' },
}

function aggregatePredicate(
  registry: Registry,
  remote: TableAccess,
  fn: PredicateFunction,
  columns: readonly ColumnModel[],
): InputField {
  const name = `${remote.table.name}_aggregate_bool_exp_${fn}`
  const type = registry.define(name, () =>
    inputType(name, undefined, () => {
      const chosen = predicateArguments(registry, remote, fn, columns)
      return [
        ...(chosen ? [{ name: 'arguments', type: chosen }] : []),
        { name: 'distinct', type: named(registry.scalar('Boolean')), meaning: { kind: 'flag' } as const },
        { name: 'filter', type: named(boolExpType(registry, remote)) },
        { name: 'predicate', type: nonNull(named(scalarComparisonType(registry, PREDICATE_TYPES[predicateType(fn)]))) },
      ]
    }),
  )
  return { name: fn, type: named(type), meaning: { kind: 'filterAggregateFunction', function: fn } }
}

/** Any columns for `count`, X and Y for aggregates of two columns, one column for the rest. */
function predicateArguments(
  registry: Registry,
  remote: TableAccess,
  fn: PredicateFunction,
  columns: readonly ColumnModel[],
): TypeRef | null {
  if (fn === 'count') {
    const choice = selectColumnEnum(registry, remote)
    return choice ? listOf(choice) : null
  }
  const choice = nonNull(named(predicateColumnEnum(registry, remote, fn, columns)))
  if (fn !== 'corr' && fn !== 'covar_samp') return choice
  const name = `${remote.table.name}_aggregate_bool_exp_${fn}_arguments`
  const pair = ['X', 'Y'].map((axis) => ({ name: axis, type: choice }))
  return nonNull(named(registry.define(name, () => inputType(name, undefined, () => pair))))
}

function predicateColumnEnum(
  registry: Registry,
  remote: TableAccess,
  fn: string,
  columns: readonly ColumnModel[],
): EnumType {
  const name = `${remote.table.name}_select_column_${remote.table.name}_aggregate_bool_exp_${fn}_arguments_columns`
  return registry.define(name, () =>
    enumType(name, `select "${name}" columns of table "${remote.table.name}"`, cellValues(remote, columns)),
  )
}

/** Enum values for cells as the role sees them, sorted by name. */
function cellValues({ select }: TableAccess, columns: readonly ColumnModel[]): EnumValue[] {
  return columns
    .map((column) => {
      const meaning = visible(column, select?.columns.get(column.name) ?? null)
      return { name: column.graphqlName, description: 'column name', meaning }
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** `t_select_column`; null if the role sees no column. */
export function selectColumnEnum(registry: Registry, access: TableAccess): EnumType | null {
  const columns = selectableColumns(access)
  if (columns.length === 0) return null
  const name = `${access.table.name}_select_column`
  return registry.define(name, () =>
    enumType(name, `select columns of table "${access.table.name}"`, cellValues(access, columns)),
  )
}
