import { DOLLARS_TO_CENTS } from '#contract/limits.js'
import { HIDDEN_IN_LISTS } from '#contract/opportunities/statuses.js'
import { defineRoute } from '#platform/define-route.js'
import { isUuid } from '#platform/uuid.js'

const NEWEST = 100

/**
 * The caller's own fractional posts that were addressed to an expert or that the expert applied to, newest first
 * . Empty if there are none or no expert is named, which reveals nothing about others.
 */
export const fractionalRequirementsRoute = defineRoute({
  method: 'get',
  path: '/api/opportunities/fractionalRequirements/:expertId',
  auth: 'session',
  async handle({ caller, params: { expertId } }, { database }) {
    if (!isUuid(expertId)) return { items: [] }
    const rows = await database
      .selectFrom('opportunities as post')
      .leftJoin('opportunity_duration_types as unit', 'unit.id', 'post.duration_type_id')
      .where('post.posted_by', '=', caller.userId)
      .where('post.type', '=', 'fractional')
      .where('post.status', 'not in', [...HIDDEN_IN_LISTS])
      .where((eb) =>
        eb.or([
          eb('post.assigned_expert_id', '=', expertId),
          eb.exists(
            eb
              .selectFrom('opportunity_trackings as application')
              .whereRef('application.opportunity_id', '=', 'post.id')
              .where('application.user_id', '=', expertId)
              .where('application.interest_shown_at', 'is not', null)
              .select(eb.lit(1).as('one')),
          ),
        ]),
      )
      .select(['post.id', 'post.title', 'post.status', 'unit.code as unit', 'min_budget_cents', 'max_budget_cents'])
      .orderBy('post.created_at', 'desc')
      .orderBy('post.id', 'desc')
      .limit(NEWEST)
      .execute()
    return {
      items: rows.map(({ id, title, status, unit, min_budget_cents, max_budget_cents }) => ({
        opportunityId: id,
        title,
        status,
        minValue: toDollars(min_budget_cents),
        maxValue: toDollars(max_budget_cents),
        unit,
      })),
    }
  },
})

function toDollars(cents: string | null): number | null {
  return cents === null ? null : Number(cents) / DOLLARS_TO_CENTS
}
