import type {
  AggregatePlan,
  FieldPlan,
  OrderExpression,
  OrderPlan,
  RowSelection,
  RowSource,
  SelectPlan,
  ValuePlan,
} from '../plan/model/row-plan.js'
import { ALWAYS } from '../schema/source/condition.js'
import type { ColumnMapping } from '../schema/source/model.js'
import type { Param } from '../schema/source/param.js'
import { constant, EMPTY, identifier, join, parameter, sql, trusted } from '../sql/sql-node.js'
import { aggregateCall, aggregateObject } from './aggregate.js'
import { callSql, castParam, conditionSql, joinSql, operandSql, whereSql } from './condition.js'
import { objectOf, type Pair, selectList } from './json.js'
import { type Names, type Scope, type Sql, scopeOf, scopeOfRows, tableName } from './scope.js'

/** The rows as one JSON value: a list, or an object or SQL NULL. `parent` is the row they belong to. */
export function selectExpression(plan: SelectPlan, names: Names, parent: Scope | null): Sql {
  return sql`(${selectRows(plan, names, parent)})`
}

/** Same as a select of one value; without rows if there is no object. */
export function selectRows(plan: SelectPlan, names: Names, parent: Scope | null): Sql {
  const alias = names.fresh()
  const row = names.fresh('j')
  const pairs = fieldPairs(plan.fields, scopeOfRows(names, alias, plan, parent))
  const rows = sql`select ${distinctSql(plan, names, alias)}${selectList(pairs)} ${rowsSql(plan, names, alias, parent)}`
  const object = objectOf(row, pairs)
  if (!plan.isList) return sql`select ${object} from (${rows}${limitOne(plan)}) as ${identifier(row)}`
  return sql`select coalesce(json_agg(${object}), '[]') from (${rows}) as ${identifier(row)}`
}

function limitOne(plan: SelectPlan): Sql {
  return plan.needsLimitOne && !plan.limit ? trusted(' limit 1') : EMPTY
}

export function distinctSql({ distinctOn }: RowSelection, names: Names, alias: string): Sql {
  if (distinctOn.length === 0) return EMPTY
  return sql`distinct on (${join(distinctOn.map((one) => operandSql(one, scopeOf(names, alias))))}) `
}

/** `from … where … order by … limit … offset`. */
export function rowsSql(
  rows: RowSelection,
  names: Names,
  alias: string,
  parent: Scope | null,
  withPermissionLimit = true,
): Sql {
  const scope = scopeOfRows(names, alias, rows, parent)
  const conditions = [
    ...(rows.join && parent ? joinSql(rows.join, parent.alias, alias) : []),
    conditionSql(rows.permission, scope),
    conditionSql(rows.where, scope),
  ]
  const permissionLimit = withPermissionLimit ? rows.permissionLimit : null
  return sql`from ${sourceSql(rows.source, parent?.alias ?? null)} as ${identifier(alias)}${whereSql(conditions)}${orderSql(rows.orderBy, scope)}${limitSql(rows.limit, permissionLimit)}${offsetSql(rows.offset)}`
}

export function sourceSql(source: RowSource, parent: string | null): Sql {
  return source.kind === 'table' ? tableName(source.table.catalog) : callSql(source.call, parent)
}

/** Fields as response keys with SQL values. */
export function fieldPairs(fields: readonly FieldPlan[], scope: Scope): Pair[] {
  return fields.map(({ key, value }) => ({ key, value: valueSql(value, scope) }))
}

function valueSql(value: ValuePlan, scope: Scope): Sql {
  switch (value.kind) {
    case 'typename':
      return sql`${constant(value.name)}::text`
    case 'cell':
      return shown(operandSql(value.operand, scope), value)
    case 'computed': {
      const called = callSql(value.call, scope.alias)
      const visible = value.condition
        ? sql`(case when ${conditionSql(value.condition, scope)} then ${called} end)`
        : called
      return shown(visible, value)
    }
    case 'rows':
      return selectExpression(value.select, scope.names, scope)
    case 'aggregate':
      return aggregateExpression(value.aggregate, scope.names, scope)
  }
}

function shown(cell: Sql, { jsonPath, isText }: { readonly jsonPath: Param | null; readonly isText: boolean }): Sql {
  if (jsonPath) return sql`(${cell} #> ${castParam(jsonPath, 'text[]')})`
  return isText ? sql`${cell}::text` : cell
}

/** An aggregate field as one JSON object. */
export function aggregateExpression(plan: AggregatePlan, names: Names, parent: Scope | null): Sql {
  return sql`(${selectTotals(plan, names, parent)})`
}

/** Same as a select. */
export function selectTotals(plan: AggregatePlan, names: Names, parent: Scope | null): Sql {
  return aggregateObject(plan, names, parent, { fieldPairs, rowsSql, distinctSql, orderSql, selectExpression })
}

function orderSql(orderBy: readonly OrderPlan[], scope: Scope): Sql {
  if (orderBy.length === 0) return EMPTY
  const items = orderBy.map(({ by, isDescending, nullsFirst }) => {
    const isDefault = isDescending === nullsFirst
    const words = `${isDescending ? ' desc' : ' asc'}${isDefault ? '' : nullsFirst ? ' nulls first' : ' nulls last'}`
    return sql`${orderExpression(by, scope)}${trusted(words)}`
  })
  return sql` order by ${join(items)}`
}

function orderExpression(by: OrderExpression, scope: Scope): Sql {
  if (by.kind === 'cell') return operandSql(by.operand, scope)
  const alias = scope.names.fresh()
  const inner = scopeOf(scope.names, alias)
  const joined = (mapping: ColumnMapping | null) => (mapping ? joinSql(mapping, scope.alias, alias) : [])
  if (by.kind === 'related') {
    const conditions = [...joined(by.mapping), conditionSql(by.permission, inner)]
    const limit = by.isUnique ? EMPTY : trusted(' limit 1')
    return sql`(select ${orderExpression(by.by, inner)} from ${tableName(by.table.catalog)} as ${identifier(alias)}${whereSql(conditions)}${limit})`
  }
  const conditions = [...joined(by.mapping), conditionSql(by.permission ?? ALWAYS, inner)]
  const value = by.operand ? aggregateCall(by.operator, by.operand, operandSql(by.operand, inner)) : trusted('count(*)')
  return sql`(select ${value} from ${sourceSql(by.source, scope.alias)} as ${identifier(alias)}${whereSql(conditions)})`
}

/** The request's limit, capped by the permission's. Literal limits are inlined, which helps Postgres' planner. */
export function limitSql(limit: Param | null, permissionLimit: number | null): Sql {
  const cap = permissionLimit === null ? null : trusted(String(Math.trunc(permissionLimit)))
  if (!limit) return cap ? sql` limit ${cap}` : EMPTY
  const isLiteral = limit.kind === 'constant' && typeof limit.value === 'string' && /^\d{1,10}$/.test(limit.value)
  const asked = isLiteral ? trusted(String(limit.value)) : sql`${parameter(limit)}::bigint`
  return cap ? sql` limit least(${asked}, ${cap})` : sql` limit ${asked}`
}

function offsetSql(offset: Param | null): Sql {
  return offset ? sql` offset ${parameter(offset)}::bigint` : EMPTY
}
