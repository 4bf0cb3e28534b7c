import { randomFrom } from '../../random.mjs'
import { stableUuid } from '../ids.mjs'

const CENTS = 100
const STEP_DOLLARS = 500
const LEAST_DOLLARS = [6000, 14_000]
const SPREAD_DOLLARS = [4000, 16_000]

/**
 * Rates of the experts who can be hired by the month.
 * @param {object[]} experts of buildPeople
 * @param {object} elena the demo expert
 */
export function buildRateCards(experts, elena) {
  const forHire = experts.filter((expert) => expert.details.is_available_for_hire_as_cxo)
  return [elena, ...forHire].map(({ id, field }) => {
    const random = randomFrom(`rate card ${id}`)
    const dollars = ([from, to]) => Math.round(random.int(from, to) / STEP_DOLLARS) * STEP_DOLLARS
    const least = dollars(LEAST_DOLLARS)
    return {
      id: stableUuid(`rate-card:${id}`),
      user_id: id,
      min_value_cents: least * CENTS,
      max_value_cents: (least + dollars(SPREAD_DOLLARS)) * CENTS,
      starting_at_cents: least * CENTS,
      rate_unit_id: stableUuid('duration:month'),
      category_id: stableUuid(`objective:${field}`),
    }
  })
}

/** What they take on: the roles of their field, or else what any company may ask for. */
const ROLES_OF = {
  'Demand Generation': ['Chief Marketing Officer', 'Director of Demand Generation'],
  'Sales & Revenue': ['Chief Revenue Officer', 'VP of Sales'],
  'Customer Success & Retention': ['Chief Customer Officer', 'Director of Customer Success'],
}
const ROLES_OF_OTHERS = ['Chief Growth Officer', 'VP of Growth']

/**
 * The roles of those cards.
 * @param {object[]} cards of buildRateCards
 * @param {object[]} experts of buildPeople
 */
export function buildRateCardRoles(cards, experts) {
  const fieldOf = new Map(experts.map(({ id, field }) => [id, field]))
  return cards.flatMap(({ user_id }) =>
    (ROLES_OF[fieldOf.get(user_id)] ?? ROLES_OF_OTHERS).map((role, position) => ({
      user_id,
      role_id: stableUuid(`role:${role}`),
      position,
    })),
  )
}

/** How their experts are available. */
export function buildRateCardAvailabilities(cards) {
  return cards.map(({ user_id }) => ({ user_id, availability_type_id: stableUuid('availability:remote') }))
}
