import type { ColumnUpdate, DeletePlan, UpdatePlan } from '../plan/model/mutation-plan.js'
import type { Param } from '../schema/source/param.js'
import { EMPTY, identifier, join, sql } from '../sql/sql-node.js'
import { checkedSql } from './check.js'
import { castParam, conditionSql, whereSql } from './condition.js'
import { guardSql, type MutationStatements, mutationStatements } from './mutation-output.js'
import { column, Names, type Sql, scopeOf, tableName } from './scope.js'

/** A column's new value by clause: the only place that knows what `_append` and the others do. */
const CLAUSE_SQL: Readonly<Record<ColumnUpdate['clause'], (update: ColumnUpdate, old: Sql) => Sql>> = {
  _set: ({ column: { type }, value }) => castParam(value, type.sqlType),
  _inc: ({ column: { type }, value }, old) => sql`${old} + ${castParam(value, type.sqlType)}`,
  _append: ({ value }, old) => sql`${old} || ${castParam(value, 'jsonb')}`,
  _prepend: ({ value }, old) => sql`${castParam(value, 'jsonb')} || ${old}`,
  _delete_key: ({ value }, old) => sql`${old} - ${castParam(value, 'text')}`,
  _delete_elem: ({ value }, old) => sql`${old} - ${castParam(value, 'integer')}`,
  _delete_at_path: ({ value }, old) => sql`${old} #- ${castParam(value, 'text[]')}`,
}

/** Updates the rows that pass `where` and the permission's filter; the check applies to the new rows. */
export function updateStatements(plan: UpdatePlan, maxBytes: number): MutationStatements {
  const names = new Names()
  const alias = names.fresh()
  const scope = scopeOf(names, alias)
  const set = plan.updates.map(
    (update) =>
      sql`${identifier(update.column.name)} = ${CLAUSE_SQL[update.clause](update, column(alias, update.column.name))}`,
  )
  const where = whereSql([guardSql(), conditionSql(plan.permission, scope), conditionSql(plan.where, scope)])
  const check = plan.check ? sql<Param>`, ${checkedSql(conditionSql(plan.check, scope))} as "sagework_check"` : EMPTY
  const statement = sql<Param>`update ${tableName(plan.table.catalog)} as ${identifier(alias)} set ${join(set)}${where}`
  return mutationStatements({ statement, alias, check, isGuarded: true }, plan.table, plan.output, names, maxBytes)
}

/** Deletes the rows that pass `where` and the permission's filter. */
export function deleteStatements(plan: DeletePlan, maxBytes: number): MutationStatements {
  const names = new Names()
  const alias = names.fresh()
  const scope = scopeOf(names, alias)
  const where = whereSql([guardSql(), conditionSql(plan.permission, scope), conditionSql(plan.where, scope)])
  const statement = sql<Param>`delete from ${tableName(plan.table.catalog)} as ${identifier(alias)}${where}`
  return mutationStatements(
    { statement, alias, check: EMPTY, isGuarded: true },
    plan.table,
    plan.output,
    names,
    maxBytes,
  )
}
