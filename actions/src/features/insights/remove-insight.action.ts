import { object, string } from 'yup'
import type { Caller } from '#platform/caller.js'
import { defineAction } from '#platform/define-action.js'
import { defineRoute } from '#platform/define-route.js'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { lockOwnInsight, setRemoved } from './insights.store.js'

/**
 * Takes a rejected insight of one's own away for good (INS-17, GI-11).
 * @throws AppError NOT_FOUND for somebody else's, INVALID_STATUS_TRANSITION unless it was rejected
 */
async function removeInsight(id: string | undefined, { userId }: Caller, { database }: Services) {
  return database.transaction().execute(async (transaction) => {
    const insight = await lockOwnInsight(transaction, id, userId)
    if (insight.status !== 'REJECTED') throw new AppError('INVALID_STATUS_TRANSITION')
    await setRemoved(transaction, insight.id)
    return { id: insight.id, status: 'REMOVED' }
  })
}

export const removeInsightAction = defineAction({
  name: 'removeInsight',
  auth: 'session',
  input: object({ id: string().required() }),
  handle: ({ input: { id }, caller }, services) => removeInsight(id, caller, services),
})

/** INS-17: an author sets no other status than this one (GI-11). */
export const removeInsightRoute = defineRoute({
  method: 'patch',
  path: '/api/insight/:id/status/:status',
  auth: 'session',
  handle({ params: { id, status }, caller }, services) {
    if (status !== 'REMOVED') throw new AppError('NOT_ALLOWED')
    return removeInsight(id, caller, services)
  },
})
