import {
  MASTER_LISTS,
  type MasterList,
  type MasterRows,
  masterList,
} from '#contract/opportunities/types/fields/master-lists.js'
import { type ChoiceField, POST_FIELDS } from '#contract/opportunities/types/fields/post-fields.js'
import type { Choice } from '#ui/multi-select.js'
import type { PostOptionsQuery } from './post-options.generated'

/** The form's options, in the shape its fields take. */
export interface FormChoices {
  lists: Readonly<Record<MasterList, ListChoice[]>>
  /** id by code (day, week, month): the form works with codes, the server with ids */
  durationTypeIds: Readonly<Record<string, string>>
  durationTypes: Choice[]
}

export interface ListChoice extends Choice {
  /** for lists that depend on the category */
  categoryId?: string
}

const CODE_ORDER = ['day', 'week', 'month']

export function toFormChoices(options: PostOptionsQuery): FormChoices {
  const durationTypes = [...options.opportunity_duration_types].sort(
    (a, b) => CODE_ORDER.indexOf(a.code) - CODE_ORDER.indexOf(b.code),
  )
  const lists = Object.keys(MASTER_LISTS) as MasterList[]
  return {
    lists: Object.fromEntries(lists.map((list) => [list, toChoices(options, list)])) as FormChoices['lists'],
    durationTypeIds: Object.fromEntries(durationTypes.map((row) => [row.code, row.id])),
    durationTypes: durationTypes.map((row) => ({ id: row.code, label: row.duration_type })),
  }
}

function toChoices(options: MasterRows, list: MasterList): ListChoice[] {
  const { name, category } = masterList(list)
  const categoryNames = new Map(options.master_objectives.map((row) => [row.id, row.objective_name]))
  const rows: readonly Readonly<Record<string, unknown>>[] = options[list]
  return rows.map((row) => {
    const choice = { id: String(row.id), label: String(row[name]) }
    if (!category) return choice
    const categoryId = String(row[category])
    return { ...choice, detail: categoryNames.get(categoryId), categoryId }
  })
}

/** The options of a field. */
export function choicesOf({ lists }: FormChoices, field: ChoiceField): readonly ListChoice[] {
  return lists[POST_FIELDS[field].list]
}

/** Topics or skills of the chosen categories, labelled with their category if several are chosen. */
export function choicesForCategories(choices: readonly ListChoice[], categoryIds: readonly string[]): Choice[] {
  const matching = choices.filter(({ categoryId = '' }) => categoryIds.includes(categoryId))
  return categoryIds.length > 1 ? matching : matching.map(({ id, label }) => ({ id, label }))
}

/** The selections that survive a change of categories. */
export function retainForCategories(
  chosenIds: readonly string[],
  choices: readonly ListChoice[],
  categoryIds: readonly string[],
): string[] {
  const allowed = new Set(choices.filter(({ categoryId = '' }) => categoryIds.includes(categoryId)).map(({ id }) => id))
  return chosenIds.filter((id) => allowed.has(id))
}

/** Adds a first option that clears an optional field. */
export function withEmptyOption(choices: readonly Choice[], label: string): Choice[] {
  return [{ id: '', label }, ...choices]
}
