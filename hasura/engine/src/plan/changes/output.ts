import { innermost, type ObjectType } from '../../schema/types/type-model.js'
import { invalid, type PlanContext } from '../context.js'
import type { MutationOutput, ResponseField } from '../model/mutation-plan.js'
import { selectFields, type TypedField } from '../request/selection.js'
import { planFields } from '../rows/select.js'

/** What a mutation field returns: the row itself, or `affected_rows` and `returning`. */
export function planOutput(
  context: PlanContext,
  { field, selected }: Extract<TypedField, { kind: 'field' }>,
  isRow: boolean,
): MutationOutput {
  const type = innermost(field.type) as ObjectType
  if (isRow) return { kind: 'row', fields: planFields(context, type, selected.selectionSets, selected.path) }
  const fields = selectFields(context, type, selected.selectionSets, selected.path).map((one): ResponseField => {
    if (one.kind === 'typename') return { key: one.key, value: { kind: 'typename', name: one.typeName } }
    const { meaning } = one.field
    if (meaning.kind === 'affectedRows') return { key: one.key, value: { kind: 'affectedRows' } }
    if (meaning.kind !== 'returning')
      throw invalid(`field "${one.field.name}" can't be selected here`, one.selected.path)
    const inner = innermost(one.field.type) as ObjectType
    return {
      key: one.key,
      value: { kind: 'returning', fields: planFields(context, inner, one.selected.selectionSets, one.selected.path) },
    }
  })
  return { kind: 'response', fields }
}
