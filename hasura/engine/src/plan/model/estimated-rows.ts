import type { OperationPlan, RootPlan } from './operation-plan.js'
import type { AggregatePlan, FieldPlan, RowSelection, SelectPlan } from './row-plan.js'

/** The assumed length of a list limited by neither the request nor the role's permission. */
const ROWS_OF_OPEN_LIST = 20

/**
 * The maximum number of rows an operation may return, judging by its text and the role's permissions. Nested lists
 * multiply, which is how a short text can ask for an enormous result. The effect of filters is unknown here.
 */
export function estimatedRows(plan: OperationPlan): number {
  return plan.roots.reduce((sum, { plan: root }) => sum + rowsOfRoot(root), 0)
}

function rowsOfRoot(root: RootPlan): number {
  switch (root.kind) {
    case 'rows':
      return rowsOfSelect(root.select)
    case 'aggregate':
      return rowsOfAggregate(root.aggregate)
    case 'stream':
      return capOf(root.stream.rows) * (1 + rowsOfFields(root.stream.fields))
    case 'callMutation':
      return rowsOfRoot(root.root)
    default:
      return 1
  }
}

function rowsOfSelect(select: SelectPlan): number {
  return (select.isList ? capOf(select) : 1) * (1 + rowsOfFields(select.fields))
}

function rowsOfAggregate({ rows, fields }: AggregatePlan): number {
  const nodes = fields.map(({ value }) => (value.kind === 'nodes' ? capOf(rows) * (1 + rowsOfFields(value.fields)) : 1))
  return nodes.reduce((sum, count) => sum + count, 0)
}

function rowsOfFields(fields: readonly FieldPlan[]): number {
  return fields.reduce((sum, { value }) => {
    if (value.kind === 'rows') return sum + rowsOfSelect(value.select)
    return value.kind === 'aggregate' ? sum + rowsOfAggregate(value.aggregate) : sum
  }, 0)
}

function capOf({ limit, permissionLimit }: RowSelection): number {
  const asked = limit?.kind === 'constant' ? Number(limit.value) : Number.POSITIVE_INFINITY
  const most = Math.min(asked, permissionLimit ?? Number.POSITIVE_INFINITY)
  return Number.isFinite(most) ? most : ROWS_OF_OPEN_LIST
}
