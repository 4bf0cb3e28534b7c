import { array, object, string } from 'yup'
import type { Caller } from '#platform/caller.js'
import { defineAction } from '#platform/define-action.js'
import { defineRoute } from '#platform/define-route.js'
import type { Services } from '#platform/services.js'
import { clearBadges, lockOwnInsight } from './insights.store.js'

/** As many as a page of a list may have. */
const SEEN_MAX = 100

const seen = (ids: readonly string[], { userId }: Caller, { database }: Services) =>
  database.transaction().execute((transaction) => clearBadges(transaction, ids, userId))

/** INS-21: a list of one's own has been shown. */
export const markInsightsSeenAction = defineAction({
  name: 'markInsightsSeen',
  auth: 'session',
  input: object({ ids: array(string().uuid().required()).max(SEEN_MAX).required() }),
  handle: async ({ input: { ids }, caller }, services) => ({ ids: await seen(ids, caller, services) }),
})

/** INS-20: for the author of the insight only (GI-12). */
export const clearInsightBadgeRoute = defineRoute({
  method: 'patch',
  path: '/api/insight/:id/badge/false',
  auth: 'session',
  async handle({ params: { id }, caller }, services) {
    return services.database.transaction().execute(async (transaction) => {
      const insight = await lockOwnInsight(transaction, id, caller.userId)
      await clearBadges(transaction, [insight.id], caller.userId)
      return { id: insight.id, badge: false }
    })
  },
})
