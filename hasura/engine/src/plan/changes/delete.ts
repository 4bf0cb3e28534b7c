import type { TableAccess } from '../../schema/access.js'
import { ALWAYS } from '../../schema/source/condition.js'
import type { PlanContext } from '../context.js'
import type { DeletePlan } from '../model/mutation-plan.js'
import { fieldArguments, type TypedField } from '../request/selection.js'
import { planKey } from '../rows/select.js'
import { planWhere } from '../rows/where.js'
import { planOutput } from './output.js'

/** `delete_t` and `delete_t_by_pk`. */
export function planDelete(
  context: PlanContext,
  one: Extract<TypedField, { kind: 'field' }>,
  access: TableAccess,
  isByPk: boolean,
): DeletePlan {
  const args = fieldArguments(context, one)
  const where = args.get('where')
  const type = one.field.args.get('where')?.type
  return {
    kind: 'delete',
    table: access.table,
    permission: access.delete?.filter ?? ALWAYS,
    where: isByPk || !where || !type ? planKey(context, one, args) : planWhere(context, where.given, type, where.path),
    output: planOutput(context, one, isByPk),
  }
}
