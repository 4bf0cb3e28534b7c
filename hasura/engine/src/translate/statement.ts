import type { AggregatePlan, SelectPlan } from '../plan/model/row-plan.js'
import type { Param } from '../schema/source/param.js'
import { printSql, type Statement } from '../sql/print-sql.js'
import { sql } from '../sql/sql-node.js'
import { answerSelect } from './answer.js'
import { Names } from './scope.js'
import { aggregateExpression, selectExpression, selectRows, selectTotals } from './select.js'

/** The statement of a query's root field: one row with one text column of JSON; NULL or no row for null. */
export function rootStatement(
  root: { kind: 'rows'; select: SelectPlan } | { kind: 'aggregate'; aggregate: AggregatePlan },
  maxBytes: number,
): Statement<Param> {
  const names = new Names()
  if (maxBytes > 0) {
    const select =
      root.kind === 'rows' ? selectRows(root.select, names, null) : selectTotals(root.aggregate, names, null)
    return printSql<Param>(answerSelect(select, maxBytes))
  }
  const value =
    root.kind === 'rows' ? selectExpression(root.select, names, null) : aggregateExpression(root.aggregate, names, null)
  return printSql<Param>(sql`select ${value}::text as "root"`)
}
