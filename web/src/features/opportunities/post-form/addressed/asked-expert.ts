import { fullName } from '#contract/format/full-name.js'
import { BUDGET_UNITS, DOLLARS_TO_CENTS, FRACTIONAL_LIMITS, type RoleBudgets, roleBudget } from '#contract/limits.js'
import type { ChoiceField, PostForm } from '#contract/opportunities/types/fields/post-fields.js'
import { emptyPostForm } from '#contract/opportunities/types/post-form.js'
import { addressedForm, type OpportunityType } from '#contract/opportunities/types.js'
import { choicesOf, type FormChoices } from '../form-choices'
import type { AskedExpert, FormStart } from '../use-post-form'
import type { AskedExpertQuery, RoleBudgetFragment } from './asked-expert.generated'

type Row = AskedExpertQuery['users'][number]

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

/** A new form for this expert, filled in from their rate card and profile; null if they can't be asked (GD-54). */
export function addressedStart(
  type: OpportunityType,
  row: Row | undefined,
  meId: string,
  choices: FormChoices,
): FormStart | null {
  const form = addressedForm(type)
  const details = row?.expert_detail
  const card = details?.rate_card
  if (!form || !row || !details?.is_available_for_hire_as_cxo || !card || row.id === meId) return null
  const offered = (field: ChoiceField, ids: readonly string[]) =>
    ids.filter((id) => choicesOf(choices, field).some((choice) => choice.id === id)).slice(0, form.limits.choicesMax)
  const roleIds = offered(
    'roleIds',
    card.roles.map(({ role_id }) => role_id),
  )
  const categoryIds = offered('categoryIds', [card.category_id])
  if (roleIds.length === 0 || categoryIds.length === 0) return null
  const first = card.roles.find(({ role_id }) => role_id === roleIds[0])
  const roleBudgets = toRoleBudgets(first?.role?.budget_ranges)
  const durationType = card.rate_unit?.code ?? 'month'
  return {
    type,
    description: { ...form, limits: { ...form.limits, roleBudgets } },
    expert: toAskedExpert(row),
    edited: null,
    stored: {
      ...emptyPostForm(form),
      categoryIds,
      roleIds,
      topicIds: offered(
        'topicIds',
        details.topics.map(({ topic_id }) => topic_id),
      ),
      skillIds: offered(
        'skillIds',
        details.expertise.map(({ expertise_id }) => expertise_id),
      ),
      domainIds: offered(
        'domainIds',
        details.domains.map(({ domain_id }) => domain_id),
      ),
      availabilityIds: offered(
        'availabilityIds',
        card.availabilities.map(({ availability_type_id }) => availability_type_id),
      ),
      countryId: details.country_id ?? '',
      durationType,
      ...budgetOf(card, roleBudget(roleBudgets, durationType)),
    },
    storedDocuments: [],
  }
}

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
