import type { AggregatePlan, SelectPlan } from '../plan/model/row-plan.js'
import type { Param } from '../schema/source/param.js'
import { printSql, type Statement } from '../sql/print-sql.js'
import { sql } from '../sql/sql-node.js'
import { Names } from './scope.js'
import { aggregateExpression, selectExpression } from './select.js'

/** The statement of a query's root field: one row, one text column with the JSON, NULL for null. */
export function rootStatement(
  root: { kind: 'rows'; select: SelectPlan } | { kind: 'aggregate'; aggregate: AggregatePlan },
): Statement<Param> {
  const names = new Names()
  const value =
    root.kind === 'rows' ? selectExpression(root.select, names, null) : aggregateExpression(root.aggregate, names, null)
  return printSql<Param>(sql`select ${value}::text as "root"`)
}
