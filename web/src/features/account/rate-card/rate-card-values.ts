import { type RateCardForm, typedCents } from '#contract/identity/rate-card.schema.js'
import { DOLLARS_TO_CENTS } from '#contract/limits.js'
import type { Conflict } from '#lib/forms/use-row-draft.js'
import type { ConflictText } from '#ui/form/saved-elsewhere.js'
import type { OwnRateCardQuery, SaveRateCardMutationVariables } from './rate-card.expert.generated'

export const RATE_CARD_LABELS: Readonly<Record<keyof RateCardForm, string>> = {
  roleIds: 'Roles you take on',
  categoryId: 'Category',
  availabilityIds: 'Availability',
  rateUnitId: 'Your rate is per',
  minValue: 'From',
  maxValue: 'To',
}

/** The stored card; for a new one, per month (GD-64). */
export function toRateCardForm(data: OwnRateCardQuery): RateCardForm {
  const card = data.expert_details_by_pk?.rate_card
  const month = data.opportunity_duration_types.find(({ code }) => code === 'month')
  const dollars = (cents: number | undefined) => (cents === undefined ? '' : String(cents / DOLLARS_TO_CENTS))
  return {
    roleIds: card?.roles.map(({ role_id }) => role_id) ?? [],
    categoryId: card?.category_id ?? '',
    availabilityIds: card?.availabilities.map(({ availability_type_id }) => availability_type_id) ?? [],
    rateUnitId: card?.rate_unit_id ?? month?.id ?? '',
    minValue: dollars(card?.min_value_cents),
    maxValue: dollars(card?.max_value_cents),
  }
}

/** The rate starts at its lower end. */
export function toSaveRateCard(me: string, values: RateCardForm): SaveRateCardMutationVariables {
  return {
    me,
    card: {
      min_value_cents: typedCents(values.minValue),
      max_value_cents: typedCents(values.maxValue),
      starting_at_cents: typedCents(values.minValue),
      rate_unit_id: values.rateUnitId,
      category_id: values.categoryId,
    },
    roles: values.roleIds.map((role_id, position) => ({ role_id, position })),
    availabilities: values.availabilityIds.map((availability_type_id) => ({ availability_type_id })),
  }
}

/** What was saved elsewhere, in words. */
export function formatRateCardConflict(
  { field, theirs }: Conflict<RateCardForm>,
  data: OwnRateCardQuery,
): ConflictText<keyof RateCardForm> {
  const names = new Map([
    ...data.master_roles.map(({ id, role_name }) => [id, role_name] as const),
    ...data.master_objectives.map(({ id, objective_name }) => [id, objective_name] as const),
    ...data.opportunity_duration_types.map(({ id, duration_type }) => [id, duration_type] as const),
    ...data.opportunity_availability_types.map(({ id, availability_type }) => [id, availability_type] as const),
  ])
  const words = [theirs].flat().map((value) => names.get(String(value)) ?? String(value))
  return { field, label: RATE_CARD_LABELS[field], theirs: words.join(', ') }
}
