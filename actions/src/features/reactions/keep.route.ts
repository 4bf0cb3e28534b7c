import { object, string } from 'yup'
import { defineRoute } from '#platform/define-route.js'
import { AppError } from '#platform/errors.js'
import { isUuid } from '#platform/uuid.js'
import { requirePublicItem, saveItem, shareItem } from './reactions.store.js'

/** INS-27 */
export const saveInsightRoute = defineRoute({
  method: 'post',
  path: '/api/insight/save',
  auth: 'session',
  body: object({ insightId: string().required() }),
  status: 201,
  handle: ({ body, caller }, { database }) =>
    database.transaction().execute(async (transaction) => {
      const item = await requirePublicItem(transaction, 'insight', body.insightId)
      await saveItem(transaction, item.id, caller.userId)
      return { id: item.id }
    }),
})

/** INS-28: what isn't public any more can still be taken off one's list. */
export const unsaveInsightRoute = defineRoute({
  method: 'delete',
  path: '/api/insight/save/:id',
  auth: 'session',
  async handle({ params: { id }, caller }, { database }) {
    if (!isUuid(id)) throw new AppError('NOT_FOUND')
    await database.deleteFrom('content_saves').where('item_id', '=', id).where('user_id', '=', caller.userId).execute()
    return { id }
  },
})

/** GI-15 */
export const shareInsightRoute = defineRoute({
  method: 'post',
  path: '/api/insight/share',
  auth: 'session',
  body: object({ insightId: string().required() }),
  status: 201,
  handle: ({ body, caller }, { database }) =>
    database.transaction().execute(async (transaction) => {
      const item = await requirePublicItem(transaction, 'insight', body.insightId)
      await shareItem(transaction, item.id, caller.userId)
      return { id: item.id }
    }),
})

/** QNA-38, GI-15 */
export const shareAnswerRoute = defineRoute({
  method: 'post',
  path: '/api/qanda/share',
  auth: 'session',
  body: object({ responseId: string().required() }),
  status: 201,
  handle: ({ body, caller }, { database }) =>
    database.transaction().execute(async (transaction) => {
      const item = await requirePublicItem(transaction, 'answer', body.responseId)
      await shareItem(transaction, item.id, caller.userId)
      return { id: item.id }
    }),
})
