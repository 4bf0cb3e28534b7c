import type { PgType } from '../../catalog/catalog.js'
import type { TableAccess } from '../access.js'
import { type Registry, selectableColumns } from '../registry.js'
import type { ColumnModel, ComputedFieldModel } from '../source/model.js'
import { isComparable, isNumeric } from '../source/scalars.js'
import type { AggregateOperator } from './meanings.js'
import { type InputField, type InputType, inputType, named } from './type-model.js'

/** Aggregates of numbers, then those of any ordered type. */
export const NUMERIC_OPERATORS: readonly AggregateOperator[] = [
  'avg',
  'stddev',
  'stddev_pop',
  'stddev_samp',
  'sum',
  'var_pop',
  'var_samp',
  'variance',
]
export const COMPARABLE_OPERATORS: readonly AggregateOperator[] = ['max', 'min']

/** Columns an aggregate takes; never enum columns. */
export function columnsFor(operator: AggregateOperator, columns: readonly ColumnModel[]): ColumnModel[] {
  return columns.filter((column) => !column.enumTable && takes(operator, column.type))
}

/** Computed fields an aggregate takes: those without arguments of their own. */
export function computedFor(operator: AggregateOperator, { table, select }: TableAccess): ComputedFieldModel[] {
  return [...table.computedFields.values()].filter(
    (field) =>
      !field.returns &&
      field.arguments.length === 0 &&
      select?.computedFields.has(field.name) &&
      takes(operator, field.catalog.returnType),
  )
}

function takes(operator: AggregateOperator, type: PgType): boolean {
  return COMPARABLE_OPERATORS.includes(operator) ? isComparable(type) : isNumeric(type)
}

/** `t_order_by`. */
export function orderByType(registry: Registry, access: TableAccess): InputType {
  const name = `${access.table.name}_order_by`
  const description = `Ordering options when selecting data from "${access.table.name}".`
  return registry.define(name, () =>
    inputType(name, description, () => [
      ...columnOrders(registry, access),
      ...relatedOrders(registry, access),
      ...computedOrders(registry, access),
    ]),
  )
}

function columnOrders(registry: Registry, access: TableAccess): InputField[] {
  const type = named(registry.orderBy())
  return selectableColumns(access).map((column) => ({
    name: column.graphqlName,
    type,
    meaning: { kind: 'orderColumn', column, condition: access.select?.columns.get(column.name) ?? null },
  }))
}

function relatedOrders(registry: Registry, { table }: TableAccess): InputField[] {
  return [...table.relationships.values()].flatMap((relationship): InputField[] => {
    const remote = registry.access(relationship.remote)
    if (!remote.select || !remote.table.isExposed) return []
    if (relationship.kind === 'object') {
      const type = named(orderByType(registry, remote))
      return [{ name: relationship.name, type, meaning: { kind: 'orderRelated', relationship, remote } }]
    }
    if (!remote.select.allowAggregations) return []
    const type = named(aggregateOrderByType(registry, remote))
    return [{ name: `${relationship.name}_aggregate`, type, meaning: { kind: 'orderAggregate', relationship, remote } }]
  })
}

function computedOrders(registry: Registry, { table, select }: TableAccess): InputField[] {
  return [...table.computedFields.values()].flatMap((field): InputField[] => {
    if (field.arguments.length > 0) return []
    if (field.returns) {
      const remote = registry.access(field.returns)
      if (!remote.select?.allowAggregations || !field.catalog.returnsSet) return []
      const type = named(aggregateOrderByType(registry, remote))
      return [{ name: `${field.name}_aggregate`, type, meaning: { kind: 'orderComputedAggregate', field, remote } }]
    }
    const condition = select?.computedFields.get(field.name)
    if (condition === undefined) return []
    return [{ name: field.name, type: named(registry.orderBy()), meaning: { kind: 'orderComputed', field, condition } }]
  })
}

/** `x_aggregate_order_by`: ordering by aggregates of related rows. */
function aggregateOrderByType(registry: Registry, remote: TableAccess): InputType {
  const { name: label } = remote.table
  const name = `${label}_aggregate_order_by`
  return registry.define(name, () =>
    inputType(name, `order by aggregate values of table "${label}"`, () => [
      { name: 'count', type: named(registry.orderBy()), meaning: { kind: 'orderCount' } },
      ...[...NUMERIC_OPERATORS, ...COMPARABLE_OPERATORS].flatMap((operator): InputField[] => {
        const columns = columnsFor(operator, selectableColumns(remote))
        if (columns.length === 0) return []
        const type = operatorOrderByType(registry, remote, operator, columns)
        return [{ name: operator, type: named(type), meaning: { kind: 'orderOperator', operator } }]
      }),
    ]),
  )
}

function operatorOrderByType(
  registry: Registry,
  remote: TableAccess,
  operator: AggregateOperator,
  columns: readonly ColumnModel[],
): InputType {
  const { name: label } = remote.table
  const name = `${label}_${operator}_order_by`
  return registry.define(name, () =>
    inputType(name, `order by ${operator}() on columns of table "${label}"`, () =>
      columns.map((column) => ({
        name: column.graphqlName,
        type: named(registry.orderBy()),
        meaning: { kind: 'orderColumn', column, condition: remote.select?.columns.get(column.name) ?? null },
      })),
    ),
  )
}
