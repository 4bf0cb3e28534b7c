import { sql } from 'kysely'
import { changeInWords } from '#contract/opportunities/current-terms.js'
import { insertVersion, loadStoredPosting } from '#domain/posts/stored-posting.store.js'
import { recordHistory } from '#domain/workflow/history.store.js'
import type { OpportunityFacts } from '#domain/workflow/opportunity-facts.store.js'
import { documentChange } from '#domain/workflow/terms-sheet.rules.js'
import type { DatabaseTransaction } from '#platform/database.js'

/**
 * Removes a file from a draft. Staff may be reviewing it, so like any edit this creates a new version: what they decide
 * on either includes the file or doesn't.
 */
export async function removeFromDraft(
  transaction: DatabaseTransaction,
  { id: opportunityId, title, versionNo }: OpportunityFacts,
  document: { id: string; assetName: string; isNda: boolean },
  editedBy: string,
): Promise<void> {
  const posting = await loadStoredPosting(transaction, opportunityId)
  await insertVersion(transaction, { opportunityId, versionNo, title, posting, editedBy })
  await transaction
    .updateTable('opportunity_documents')
    .set({ detached_at: sql<Date>`now()` })
    .where('id', '=', document.id)
    .execute()
  await transaction
    .updateTable('opportunities')
    .set((eb) => ({ review_status: 'waiting', review_reason: null, version_no: eb('version_no', '+', 1) }))
    .where('id', '=', opportunityId)
    .execute()
  await recordHistory(transaction, {
    opportunityId,
    userId: null,
    actorId: editedBy,
    actorRole: 'poster',
    event: 'edited',
    words: changeInWords(documentChange(document.isNda, { before: document.assetName, after: null })),
  })
}
