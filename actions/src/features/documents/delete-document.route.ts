import type { UploadType } from '#contract/files/upload-limits.js'
import { isApplicationType } from '#contract/files/upload-limits.js'
import { type ApplicationFacts, lockApplication } from '#domain/workflow/application-facts.store.js'
import { recordHistory } from '#domain/workflow/history.store.js'
import { lockOpportunity } from '#domain/workflow/opportunity-facts.store.js'
import type { Caller } from '#platform/caller.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { defineRoute } from '#platform/define-route.js'
import { AppError, throwIfBlocked } from '#platform/errors.js'
import { isUuid } from '#platform/uuid.js'
import { applicationDeleteBlocker } from './application/application-document.rules.js'
import { documentDeleteBlocker } from './document.rules.js'
import { findDocumentPlace, lockDocument } from './documents.store.js'
import { removeFromDraft } from './remove-from-draft.js'

/** Deletes one of the caller's documents while its post or application is open (FRAC-21, FRAC-22, GD-62, GO-38). */
export const deleteDocumentRoute = defineRoute({
  method: 'delete',
  path: '/api/opportunities/assets/:id',
  auth: 'session',
  async handle({ caller, params }, { database, storage, log }) {
    const { id } = params
    if (!isUuid(id)) throw new AppError('DOCUMENT_NOT_FOUND')
    const storageKey = await database.transaction().execute((transaction) => deleteDocument(transaction, id, caller))
    // The row is authoritative; a leftover file is removed by the nightly pruning.
    if (storageKey)
      await storage
        .remove(storageKey)
        .catch((err: unknown) => log.warn({ err }, 'could not delete the file of a document'))
    return { statusCode: 200, _id: id, status: 'deleted' }
  },
})

/** @returns the key of a file that is no longer needed; null if a version of the post still refers to it */
async function deleteDocument(transaction: DatabaseTransaction, id: string, caller: Caller): Promise<string | null> {
  const place = await findDocumentPlace(transaction, id)
  if (!place) throw new AppError('DOCUMENT_NOT_FOUND')
  const { opportunityId, uploadType } = place
  const isOwnApplication = isApplicationType(uploadType as UploadType) && place.uploadedBy === caller.userId
  // Locks the opportunity first, like every step: a hire and the deletion of its last proposal exclude each other.
  const application = isOwnApplication
    ? await lockApplication(transaction, opportunityId, caller.userId, caller)
    : undefined
  const draft = opportunityId && !application ? await lockOpportunity(transaction, opportunityId, caller) : undefined
  const document = await lockDocument(transaction, id, caller)
  if (!document) throw new AppError('DOCUMENT_NOT_FOUND')
  throwIfBlocked(
    application
      ? applicationDeleteBlocker(uploadType as 'opportunity_apply' | 'nda_apply', application)
      : documentDeleteBlocker(document),
  )
  if (draft) {
    await removeFromDraft(transaction, draft, { id, ...document }, caller.userId)
    return null
  }
  await transaction.deleteFrom('opportunity_documents').where('id', '=', id).execute()
  if (application) await recordDeletion(transaction, application, document.assetName)
  return document.storageKey
}

async function recordDeletion(
  transaction: DatabaseTransaction,
  { opportunity, expertId }: ApplicationFacts,
  assetName: string,
): Promise<void> {
  await recordHistory(transaction, {
    opportunityId: opportunity.id,
    userId: expertId,
    actorId: expertId,
    actorRole: 'expert',
    event: 'document_deleted',
    words: assetName,
  })
}
