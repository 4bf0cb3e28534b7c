import { defineRoute } from '../../platform/define-route.js'
import { AppError } from '../../platform/errors.js'
import { isUuid } from '../../platform/uuid.js'
import { documentDeleteBlocker } from './document.rules.js'
import { lockDocument } from './documents.store.js'

/** Deletes one's own document while its post is open (FRAC-21, FRAC-22, GD-62). */
export const deleteDocumentRoute = defineRoute({
  method: 'delete',
  path: '/api/opportunities/assets/:id',
  auth: 'session',
  async handle({ caller, params }, { database, storage, log }) {
    const { id } = params
    if (!isUuid(id)) throw new AppError('DOCUMENT_NOT_FOUND')
    const storageKey = await database.transaction().execute(async (transaction) => {
      const document = await lockDocument(transaction, id, caller)
      const blocker = document ? documentDeleteBlocker(document) : 'DOCUMENT_NOT_FOUND'
      if (!document || blocker) throw new AppError(blocker ?? 'DOCUMENT_NOT_FOUND')
      await transaction.deleteFrom('opportunity_documents').where('id', '=', id).execute()
      return document.storageKey
    })
    // The row is what counts; a file that stays behind is found by the nightly pruning.
    await storage.remove(storageKey).catch((err: unknown) => log.warn({ err }, 'file of a deleted document stays'))
    return { statusCode: 200, _id: id, status: 'deleted' }
  },
})
