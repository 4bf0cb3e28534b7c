import { stableUuid } from './ids.mjs'

const UNITS = new Map(['day', 'week', 'month'].map((unit) => [stableUuid(`duration:${unit}`), unit]))

/**
 * The unit stored with amounts for a post.
 * @param {{ duration_type_id?: string | null }} post
 */
export function unitOf({ duration_type_id: unitId }) {
  return UNITS.get(unitId) ?? 'total'
}
