import type { OperationPlan, RootPlan } from './operation-plan.js'
import type { AggregatePlan, FieldPlan, RowSelection, SelectPlan } from './row-plan.js'

/** What a list is taken to hold when neither the request nor the role's permission says so. */
const ROWS_OF_OPEN_LIST = 20

/**
 * How many rows an operation may bring at most, as far as its text and the role's permissions tell: lists inside lists
 * multiply, which is how a short text asks for more than memory holds. What a filter leaves of them isn't known here.
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
