import type { ChoiceField } from '#contract/opportunities/types/post-fields.js'
import type { Choice } from '#ui/multi-select.js'
import type { PostOptionsQuery } from './post-options.generated'

/** The form's options, in the shape its fields take. */
export interface FormChoices {
  categories: Choice[]
  topics: CategoryChoice[]
  skills: CategoryChoice[]
  domains: Choice[]
  countries: Choice[]
  roles: Choice[]
  availabilities: Choice[]
  startDates: Choice[]
  /** id by code (day, week, month): the form works with codes, the server with ids */
  durationTypeIds: Readonly<Record<string, string>>
  durationTypes: Choice[]
}

export interface CategoryChoice extends Choice {
  categoryId: string
}

const CODE_ORDER = ['day', 'week', 'month']

export function toFormChoices(options: PostOptionsQuery): FormChoices {
  const categoryNames = new Map(options.master_objectives.map((row) => [row.id, row.objective_name]))
  const durationTypes = [...options.opportunity_duration_types].sort(
    (a, b) => CODE_ORDER.indexOf(a.code) - CODE_ORDER.indexOf(b.code),
  )
  return {
    categories: options.master_objectives.map((row) => ({ id: row.id, label: row.objective_name })),
    topics: options.master_topics.map((row) => ({
      id: row.id,
      label: row.topic_name,
      detail: categoryNames.get(row.objective_id),
      categoryId: row.objective_id,
    })),
    skills: options.master_expertise.map((row) => ({
      id: row.id,
      label: row.expertise_name,
      detail: categoryNames.get(row.category_id),
      categoryId: row.category_id,
    })),
    domains: options.master_domains.map((row) => ({ id: row.id, label: row.domain_name })),
    countries: options.master_countries.map((row) => ({ id: row.id, label: row.country_name })),
    roles: options.master_roles.map((row) => ({ id: row.id, label: row.role_name })),
    availabilities: options.opportunity_availability_types.map((row) => ({ id: row.id, label: row.availability_type })),
    startDates: options.opportunity_start_dates.map((row) => ({ id: row.id, label: row.start_date })),
    durationTypeIds: Object.fromEntries(durationTypes.map((row) => [row.code, row.id])),
    durationTypes: durationTypes.map((row) => ({ id: row.code, label: row.duration_type })),
  }
}

/** The options of each field. */
export function choiceLists(choices: FormChoices): Readonly<Record<ChoiceField, readonly Choice[]>> {
  return {
    categoryIds: choices.categories,
    topicIds: choices.topics,
    roleIds: choices.roles,
    availabilityIds: choices.availabilities,
    skillIds: choices.skills,
    domainIds: choices.domains,
    countryId: choices.countries,
    startDateId: choices.startDates,
  }
}

/** Topics or skills of the chosen categories, labelled with their category if several are chosen. */
export function choicesForCategories(choices: readonly CategoryChoice[], categoryIds: readonly string[]): Choice[] {
  const matching = choices.filter(({ categoryId }) => categoryIds.includes(categoryId))
  return categoryIds.length > 1 ? matching : matching.map(({ id, label }) => ({ id, label }))
}

/** The selections that survive a change of categories. */
export function retainForCategories(
  chosenIds: readonly string[],
  choices: readonly CategoryChoice[],
  categoryIds: readonly string[],
): string[] {
  const allowed = new Set(choices.filter(({ categoryId }) => categoryIds.includes(categoryId)).map(({ id }) => id))
  return chosenIds.filter((id) => allowed.has(id))
}

/** Adds a first option that clears an optional field. */
export function withEmptyOption(choices: readonly Choice[], label: string): Choice[] {
  return [{ id: '', label }, ...choices]
}
