import { lockApplication } from '#domain/workflow/application-facts.store.js'
import { recordHistory } from '#domain/workflow/history.store.js'
import { loadInterestFacts } from '#domain/workflow/interest-facts.store.js'
import { recordInterest } from '#domain/workflow/record-interest.js'
import { requireSeenNda } from '#domain/workflow/seen-terms.js'
import type { Caller } from '#platform/caller.js'
import { throwIfBlocked } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { findStored, insertDocument, type NewDocument, type StoredDocument } from '../documents.store.js'
import {
  type ApplicationUpload,
  applicationUploadBlocker,
  isInterestByNda,
  uploadEntry,
} from './application-document.rules.js'

interface Attached extends StoredDocument {
  isInterestRecorded: boolean
}

/** Where an upload belongs and, for a signed NDA, the version of the post that showed the NDA. */
export interface ApplicationPlace {
  opportunityId: unknown
  seenVersion: number | null
}

/**
 * Attaches a stored file to the caller's application, idempotently. The first signed NDA of an expert not blocked
 * otherwise also records their interest, in the same transaction (GO-25).
 * @throws AppError OPPORTUNITY_NOT_FOUND, NOT_ALLOWED, INVALID_STATUS_TRANSITION, NDA_REQUIRED, DOCUMENT_LIMIT;
 *   TERMS_CHANGED for a signed NDA; for the first one, whatever showInterest would throw
 */
export function attachToApplication(
  document: NewDocument,
  { opportunityId, seenVersion }: ApplicationPlace,
  caller: Caller,
  services: Services,
): Promise<Attached> {
  const uploadType = document.uploadType as ApplicationUpload
  return services.database.transaction().execute(async (transaction) => {
    const application = await lockApplication(transaction, opportunityId, caller.userId, caller)
    const upload = {
      ...document,
      opportunityId: application.opportunity.id,
      ...(seenVersion === null ? {} : { signedVersionNo: seenVersion }),
    }
    const known = await findStored(transaction, upload)
    if (known) return { ...known, isInterestRecorded: false }
    const interest = await loadInterestFacts(transaction, application, caller)
    throwIfBlocked(applicationUploadBlocker(uploadType, application, interest))
    if (seenVersion !== null) await requireSeenNda(transaction, application.opportunity, seenVersion)
    const stored = await insertDocument(transaction, upload)
    const isInterestRecorded = isInterestByNda(uploadType, application)
    if (isInterestRecorded) await recordInterest(transaction, services, application, caller)
    await recordHistory(transaction, {
      opportunityId: application.opportunity.id,
      userId: caller.userId,
      actorId: caller.userId,
      actorRole: 'expert',
      ...uploadEntry(uploadType, application),
      words: document.assetName,
    })
    return { ...stored, isInterestRecorded }
  })
}
