import type { PgType } from '../catalog/catalog.js'
import type { CallPlan } from '../plan/model/row-plan.js'
import { callOfRow } from '../plan/rows/call.js'
import type {
  AggregateCondition,
  CompareCondition,
  Condition,
  Operand,
  RelatedCondition,
} from '../schema/source/condition.js'
import { predicateType } from '../schema/source/condition.js'
import type { ColumnMapping } from '../schema/source/model.js'
import type { Operator } from '../schema/source/operators.js'
import { type Param, sessionParam } from '../schema/source/param.js'
import { EMPTY, identifier, join, parameter, sql, trusted, wholeRow } from '../sql/sql-node.js'
import { remainingCondition } from './owner.js'
import { about, column, type Scope, type Sql, scopeOf, tableName } from './scope.js'

/** The condition as a boolean SQL expression on the scope's row. */
export function conditionSql(condition: Condition, scope: Scope): Sql {
  switch (condition.kind) {
    case 'constant':
      return trusted(String(condition.value))
    case 'and':
    case 'or':
      return combine(
        condition.kind,
        condition.items.map((item) => conditionSql(item, scope)),
      )
    case 'not':
      return sql`(not ${conditionSql(condition.item, scope)})`
    case 'compare':
      return compareSql(condition, scope)
    case 'isNull':
      return sql`(${operandSql(condition.left, scope)} is ${trusted(condition.isNull ? 'null' : 'not null')})`
    case 'compareColumns':
      return compareColumnsSql(condition, scope)
    case 'related':
      return relatedSql(condition, scope)
    case 'exists': {
      const alias = scope.names.fresh()
      const inner = about(scope, alias)
      return sql`(exists (select 1 from ${tableName(condition.table.catalog)} as ${identifier(alias)} where ${conditionSql(condition.where, inner)}))`
    }
    case 'aggregate':
      return aggregateSql(condition, scope)
  }
}

function combine(word: 'and' | 'or', items: readonly Sql[]): Sql {
  if (word === 'or' && items.some(isTrue)) return trusted('true')
  const kept = word === 'and' ? items.filter((one) => !isTrue(one)) : items
  const [only] = kept
  if (!only) return trusted(word === 'and' ? 'true' : 'false')
  if (kept.length === 1) return only
  return sql`(${join(kept, ` ${word} `)})`
}

const isTrue = (one: Sql) => one.kind === 'raw' && one.text === 'true'

/** `where …` with all non-trivial conditions; nothing if there are none. */
export function whereSql(conditions: readonly Sql[]): Sql {
  const kept = conditions.filter((one) => !isTrue(one))
  return kept.length === 0 ? EMPTY : sql` where ${join(kept, ' and ')}`
}

/** Equality of the parent's and own columns. */
export function joinSql(mapping: ColumnMapping, parent: string, alias: string): Sql[] {
  return mapping.map(([local, remote]) => sql`${column(alias, remote)} = ${column(parent, local)}`)
}

/** The left side of a comparison, or a cell as the role sees it. */
export function operandSql(operand: Operand, scope: Scope): Sql {
  switch (operand.kind) {
    case 'column':
      return column(scope.alias, operand.name)
    case 'computed':
      return callSql(callOfRow(operand), scope.alias)
    case 'cast':
      return sql`(${operandSql(operand.of, scope)})::${trusted(operand.sqlType)}`
    case 'redacted':
      return scope.names.shownCell(scope.alias, operand.of, operand.condition, () => redactedSql(operand, scope))
  }
}

function redactedSql({ of, condition }: Extract<Operand, { kind: 'redacted' }>, scope: Scope): Sql {
  const isShown = conditionSql(condition, scopeOf(scope.names, scope.alias))
  return sql`(case when ${isShown} then ${operandSql(of, scope)} end)`
}

/** A function call; `alias` is the row a computed field belongs to. */
export function callSql({ callable, arguments: args }: CallPlan, alias: string | null): Sql {
  const parts = args.map((argument): Sql => {
    if (argument.kind === 'row') return wholeRow(alias ?? '')
    const value = castParam(argument.param, argument.sqlType)
    return argument.name ? sql`${identifier(argument.name)} => ${value}` : value
  })
  return sql`${tableName(callable.catalog)}(${join(parts)})`
}

/**
 * A parameter with an explicit type, so that Postgres never has to guess. Boolean literals are inlined, which lets
 * Postgres use partial indexes without a new plan per execution.
 */
export function castParam(param: Param, sqlType: string): Sql {
  if (sqlType === 'boolean' && param.kind === 'constant' && (param.value === 'true' || param.value === 'false')) {
    return trusted(param.value)
  }
  const bound = param.kind === 'session' ? sessionParam(param.name, sqlType) : param
  return sql`${parameter(bound)}::${trusted(sqlType)}`
}

function typeOfOperand(operand: Operand): PgType {
  switch (operand.kind) {
    case 'column':
      return operand.type
    case 'computed':
      return operand.catalog.returnType
    case 'cast':
      return { name: operand.sqlType, sqlType: operand.sqlType, kind: 'base', element: null }
    case 'redacted':
      return typeOfOperand(operand.of)
  }
}

function compareSql({ left, operator, right, isNullSafe }: CompareCondition, scope: Scope): Sql {
  const subject = operandSql(left, scope)
  const comparison = sql`(${subject} ${trusted(operator.sql)} ${rightSql(operator, right, typeOfOperand(left))})`
  return isNullSafe && operator.name === '_neq' ? sql`(${comparison} or ${subject} is null)` : comparison
}

function rightSql({ operand, quantifier }: Operator, right: Param, type: PgType): Sql {
  if (operand === 'self') return castParam(right, type.sqlType)
  if (operand !== 'list') return castParam(right, operand.sqlType)
  const word = trusted(quantifier ?? 'any')
  // An array of arrays would be compared element by element, so arrays are passed as texts and cast one by one.
  if (type.element)
    return sql`${word} (select item::${trusted(type.sqlType)} from unnest(${castParam(right, 'text[]')}) as item)`
  return sql`${word} (${castParam(right, `${type.sqlType}[]`)})`
}

function compareColumnsSql(condition: Extract<Condition, { kind: 'compareColumns' }>, scope: Scope): Sql {
  const left = operandSql(condition.left, scope)
  const right = column(condition.isOfRoot ? scope.rootAlias : scope.alias, condition.right.name)
  if (condition.operator.name === '_eq') return sql`(${left} = ${right} or (${left} is null and ${right} is null))`
  if (condition.operator.name === '_neq') return sql`(${left} is distinct from ${right})`
  return sql`(${left} ${trusted(condition.operator.sql)} ${right})`
}

function relatedSql(related: RelatedCondition, scope: Scope): Sql {
  const { target, permission, where } = related
  const asked = scope.owner && remainingCondition(related, scope.owner)
  if (scope.owner && asked) {
    const { alias } = scope.owner.row
    const own = asked.permission.map((one) => conditionSql(one, scopeOf(scope.names, alias)))
    const all = combine('and', [...own, ...asked.where.map((one) => conditionSql(one, about(scope, alias)))])
    return isTrue(all) ? all : sql`(${all} is true)`
  }
  const alias = scope.names.fresh()
  const inner = about(scope, alias)
  const conditions = [conditionSql(permission, scopeOf(scope.names, alias)), conditionSql(where, inner)]
  if (target.kind === 'computed') {
    const call = callSql(callOfRow(target.field), scope.alias)
    return sql`(exists (select 1 from ${call} as ${identifier(alias)}${whereSql(conditions)}))`
  }
  const joined = [...joinSql(target.mapping, scope.alias, alias), ...conditions]
  return sql`(exists (select 1 from ${tableName(target.table.catalog)} as ${identifier(alias)}${whereSql(joined)}))`
}

function aggregateSql(condition: AggregateCondition, scope: Scope): Sql {
  const alias = scope.names.fresh()
  const own = scopeOf(scope.names, alias)
  const columns = condition.columns.map((one) => operandSql(one, own))
  const isTuple = condition.function === 'count' && columns.length > 1
  const arguments_ = columns.length === 0 ? trusted('*') : isTuple ? sql`(${join(columns)})` : join(columns)
  const distinct = condition.isDistinct && columns.length > 0 ? trusted('distinct ') : EMPTY
  const conditions = [
    ...joinSql(condition.mapping, scope.alias, alias),
    conditionSql(condition.permission, own),
    conditionSql(condition.where, own),
  ]
  const from = sql`from ${tableName(condition.table.catalog)} as ${identifier(alias)}${whereSql(conditions)}`
  const value = sql`(select ${trusted(condition.function)}(${distinct}${arguments_}) ${from})`
  const name = predicateType(condition.function)
  const type: PgType = { name, sqlType: name, kind: 'base', element: null }
  return combine(
    'and',
    condition.predicates.map((one) =>
      one.kind === 'isNull'
        ? sql`(${value} is ${trusted(one.isNull ? 'null' : 'not null')})`
        : sql`(${value} ${trusted(one.operator.sql)} ${rightSql(one.operator, one.right, type)})`,
    ),
  )
}
