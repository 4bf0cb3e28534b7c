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
