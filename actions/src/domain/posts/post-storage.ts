import { type MasterList, masterList } from '#contract/opportunities/types/fields/master-lists.js'
import {
  type ChoiceField,
  type ChoicesField,
  type ColumnField,
  type Descriptions,
  fieldsOfKind,
  POST_FIELDS,
} from '#contract/opportunities/types/fields/post-fields.js'
import type { DB } from '#platform/database-types.generated.js'

/** The field descriptions say where each field is stored; here the compiler checks them against the actual tables. */
type ColumnOf<Field extends ColumnField> = Descriptions[Field]['column']
type TableOf<Field extends ChoicesField> = `opportunity_${Descriptions[Field]['relation']}`

export const COLUMN_FIELDS = fieldsOfKind('choice', 'unit', 'dollars', 'number', 'text', 'richText', 'entries', 'flag')
export const CHOICE_FIELDS = fieldsOfKind('choices', 'choice')
export const CHOICES_FIELDS = fieldsOfKind('choices')
export const EXPERTS_FIELDS = fieldsOfKind('experts')
export const DOCUMENTS_FIELDS = fieldsOfKind('documents')

/** A field's column in `opportunities`. */
export function columnOf<Field extends ColumnField>(field: Field): ColumnOf<Field> & keyof DB['opportunities'] {
  return POST_FIELDS[field].column
}

/** The table with a field's choices. */
export function choiceTable(field: ChoicesField) {
  const { relation, column } = POST_FIELDS[field]
  const table: TableOf<ChoicesField> & keyof DB = `opportunity_${relation}`
  return { table, column, isOrdered: 'isOrdered' in POST_FIELDS[field] }
}

/** The list a field is chosen from, with its table. */
export function listOf(field: ChoiceField) {
  const { list } = POST_FIELDS[field]
  const table: MasterList & keyof DB = list
  return { table, ...masterList(list) }
}
