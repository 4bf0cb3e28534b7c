import { object, string } from 'yup'
import type { Caller } from '#platform/caller.js'
import { defineRoute } from '#platform/define-route.js'
import type { Services } from '#platform/services.js'
import { countView, type ItemKind, requirePublicItem } from './reactions.store.js'
import { viewAsVisitor } from './visitor-view.js'

/** @returns whether it counted: once per person, and not the author's own (GI-16) */
const view = (kind: ItemKind, id: string | undefined, { userId }: Caller, { database }: Services) =>
  database.transaction().execute(async (transaction) => {
    const item = await requirePublicItem(transaction, kind, id)
    return item.authorId !== userId && countView(transaction, item.id, userId)
  })

/**
 * Counts a view of an insight: 201 if it counted, 200 if it had before or is the author's own (INS-30). Visitors count
 * once, too (GI-16).
 */
export const viewInsightRoute = defineRoute({
  method: 'post',
  path: '/api/insight/view',
  auth: 'optional',
  body: object({ insightId: string().required() }),
  async handle({ body, caller, request, response }, services) {
    const isCounted = caller
      ? await view('insight', body.insightId, caller, services)
      : await viewAsVisitor(body.insightId, { request, response }, services)
    response.status(isCounted ? 201 : 200).json({ isCounted })
  },
})

/** Counts that somebody opened an answer, which is then waiting for the feedback of who asked (QNA-39, GI-57, GI-58). */
export const openAnswerRoute = defineRoute({
  method: 'post',
  path: '/api/qanda/response/:responseId/click',
  auth: 'session',
  async handle({ params, caller, response }, services) {
    const isCounted = await view('answer', params.responseId, caller, services)
    response.status(isCounted ? 201 : 200).json({ isCounted })
  },
})
