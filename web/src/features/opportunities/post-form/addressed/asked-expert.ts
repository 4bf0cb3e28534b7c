import { fullName } from '#contract/format/full-name.js'
import { BUDGET_UNITS, DOLLARS_TO_CENTS, FRACTIONAL_LIMITS, type RoleBudgets, roleBudget } from '#contract/limits.js'
import type { OpportunityType } from '#contract/opportunities/type-facts.js'
import type { ChoiceField, PostForm } from '#contract/opportunities/types/fields/post-fields.js'
import { emptyPostForm } from '#contract/opportunities/types/post-form.js'
import type { PostFormDescription } from '#contract/opportunities/types/post-type.js'
import { addressedForm } from '#contract/opportunities/types.js'
import { choicesOf, type FormChoices, retainForCategories } from '../form-choices'
import type { AskedExpert, FormStart } from '../use-post-form'
import type { AskedExpertQuery, RoleBudgetFragment } from './asked-expert.generated'

type Row = AskedExpertQuery['users'][number]
type Details = NonNullable<Row['expert_detail']>

export const toAskedExpert = (row: Parameters<typeof fullName>[0] & { id: string }): AskedExpert => ({
  id: row.id,
  name: fullName(row),
})

/** What a role may be offered, by unit, in dollars (GD-63). */
export function toRoleBudgets(ranges: readonly RoleBudgetFragment[] | undefined): RoleBudgets {
  const known = (ranges ?? []).flatMap(({ duration_type, min_amount_cents: min, max_amount_cents: max }) => {
    const unit = BUDGET_UNITS.find((code) => code === duration_type?.code)
    return unit ? [[unit, { minDollars: min / DOLLARS_TO_CENTS, maxDollars: max / DOLLARS_TO_CENTS }] as const] : []
  })
  return Object.fromEntries(known)
}

/**
 * A new form for this expert, filled in from their profile and, if the type says so, their rate card; null if they can't be
 * asked (GD-54).
 */
export function addressedStart(
  type: OpportunityType,
  row: Row | undefined,
  meId: string,
  choices: FormChoices,
): FormStart | null {
  const form = addressedForm(type)
  const details = row?.expert_detail
  if (!form || !row?.is_expert || !details || row.id === meId) return null
  const filled = form.fromRateCard ? fromRateCard(form, details, choices) : fromProfile(form, details, choices)
  if (!filled) return null
  const { values, roleBudgets } = filled
  return {
    type,
    description: form.fromRateCard ? { ...form, limits: { ...form.limits, roleBudgets } } : form,
    expert: toAskedExpert(row),
    edited: null,
    stored: { ...emptyPostForm(form), ...values },
    storedDocuments: [],
  }
}

interface Filled {
  values: Partial<PostForm>
  /** what the card's first role may be offered */
  roleBudgets?: RoleBudgets
}

/** What a role is about, which isn't asked for again, and their rates (GD-85). */
function fromRateCard(form: PostFormDescription, details: Details, choices: FormChoices): Filled | null {
  const { rate_card: card } = details
  if (!details.is_available_for_hire_as_cxo || !card) return null
  const offered = offeredIn(form, choices)
  const roleIds = offered('roleIds', ids(card.roles, 'role_id'))
  const categoryIds = offered('categoryIds', [card.category_id])
  if (roleIds.length === 0 || categoryIds.length === 0) return null
  const first = card.roles.find(({ role_id }) => role_id === roleIds[0])
  const roleBudgets = toRoleBudgets(first?.role?.budget_ranges)
  const durationType = card.rate_unit?.code ?? 'month'
  const values = {
    categoryIds,
    roleIds,
    topicIds: offered('topicIds', ids(details.topics, 'topic_id')),
    skillIds: offered('skillIds', ids(details.expertise, 'expertise_id')),
    domainIds: offered('domainIds', ids(details.domains, 'domain_id')),
    availabilityIds: offered('availabilityIds', ids(card.availabilities, 'availability_type_id')),
    countryId: details.country_id ?? '',
    durationType,
    ...budgetOf(card, roleBudget(roleBudgets, durationType)),
  }
  return { values, roleBudgets }
}

/** What a project with them is likely about, for the poster to change; they may choose skills of its categories only. */
function fromProfile(form: PostFormDescription, details: Details, choices: FormChoices): Filled {
  const offered = offeredIn(form, choices)
  const topicIds = offered('topicIds', ids(details.topics, 'topic_id'))
  const topics = choicesOf(choices, 'topicIds').filter(({ id }) => topicIds.includes(id))
  const categoryIds = [...new Set(topics.map(({ categoryId = '' }) => categoryId))]
  const skills = retainForCategories(
    ids(details.expertise, 'expertise_id'),
    choicesOf(choices, 'skillIds'),
    categoryIds,
  )
  const values = {
    categoryIds,
    topicIds,
    skillIds: skills.slice(0, form.limits.skillsMax),
    domainIds: offered('domainIds', ids(details.domains, 'domain_id')),
    countryId: details.country_id ?? '',
  }
  return { values }
}

/** What can still be chosen of what somebody's profile says, as far as the form takes it. */
const offeredIn =
  (form: PostFormDescription, choices: FormChoices) => (field: ChoiceField, stored: readonly string[]) =>
    stored.filter((id) => choicesOf(choices, field).some((choice) => choice.id === id)).slice(0, form.limits.choicesMax)

const ids = <Key extends string>(rows: readonly Readonly<Record<Key, string>>[], key: Key) =>
  rows.map((row) => row[key])

/** The card's own rates, cut to what the role may be offered (GD-85). */
function budgetOf(
  card: { min_value_cents: number; max_value_cents: number },
  range: { minDollars: number; maxDollars: number } | null,
): Pick<PostForm, 'minBudgetAmount' | 'maxBudgetAmount'> {
  const least = range?.minDollars ?? FRACTIONAL_LIMITS.budgetMinFallbackDollars
  const most = range?.maxDollars ?? FRACTIONAL_LIMITS.budgetMaxDollars
  const within = (cents: number) => Math.min(Math.max(cents / DOLLARS_TO_CENTS, least), most)
  return { minBudgetAmount: within(card.min_value_cents), maxBudgetAmount: within(card.max_value_cents) }
}
