import { POST_UPLOAD_TYPES } from '#contract/files/upload-limits.js'
import { FIELD_MESSAGES } from '#contract/messages.js'
import type { OpportunityStatus } from '#contract/opportunities/statuses.js'
import { postForm } from '#contract/opportunities/types.js'
import type { FieldError } from '#contract/validate-form.js'
import type { PostingInput } from '#domain/posts/posting-input.js'
import { insertVersion, loadStoredPosting } from '#domain/posts/stored-posting.store.js'
import { recordHistory } from '#domain/workflow/history.store.js'
import { lockOpportunity, type OpportunityFacts } from '#domain/workflow/opportunity-facts.store.js'
import { requireSeenVersion } from '#domain/workflow/seen-terms.js'
import { sheetChanges } from '#domain/workflow/terms-sheet.rules.js'
import { readTermsSheet } from '#domain/workflow/terms-sheet.store.js'
import type { Caller } from '#platform/caller.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { AppError, throwIfBlocked } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { recordEditForApplicants } from '../editing/announce-edit.job.js'
import { editInWords } from '../editing/edit.rules.js'
import { checkPosting, isUnchanged, withRateCard } from './check-posting.rules.js'
import { editBlocker, reviewStatusAfterEdit } from './posting.rules.js'
import type { PostingContent } from './posting-content.js'
import { loadPostingReference } from './posting-reference.store.js'
import { updatePosting } from './postings.store.js'

/**
 * Edits a draft or published post. Omitted fields keep their value, but a list of files is complete: files it omits are
 * removed from the post. The earlier version is saved and the version number incremented. A published
 * post stays published, staff see it as edited after approval, and everyone with an open application is told
 * what changed. An edit that changes nothing leaves no trace.
 * @param edited the post and the version that was edited, so that changes saved since are never overwritten.
 *   isRepeated: the edit may have arrived before and its response been lost
 * @throws AppError OPPORTUNITY_NOT_FOUND, NOT_ALLOWED, INVALID_STATUS_TRANSITION, TERMS_CHANGED, VALIDATION_FAILED
 */
export async function updateOpportunity(
  edited: { id: unknown; version: number; isRepeated?: boolean },
  sent: Partial<PostingInput>,
  caller: Caller,
  { database }: Services,
  knownErrors: FieldError[] = [],
): Promise<{ id: string; status: OpportunityStatus; title: string }> {
  return database.transaction().execute(async (transaction) => {
    const facts = await lockOpportunity(transaction, edited.id, caller)
    throwIfBlocked(editBlocker(facts))
    const stored = await loadStoredPosting(transaction, facts.id)
    const faults = [...knownErrors, ...typeErrors(stored, sent), ...addresseeErrors(stored, sent)]
    const named = await withoutApplicantsFiles(transaction, facts.id, sent)
    const input = withRateCard(merge(stored, named), stored)
    const { content, errors } = await checkEdit(transaction, facts.id, input, caller, faults)
    const posted = { id: facts.id, status: facts.status }
    const isThere = content !== undefined && isUnchanged(stored, content)
    // If a retry finds its changes already stored, they are its own, so nothing is overwritten.
    if (!(isThere && edited.isRepeated)) await requireSeenVersion(transaction, facts, edited.version)
    if (!content) throw new AppError('VALIDATION_FAILED', { errors })
    if (!isThere) await writeEdit(transaction, facts, stored, content, caller.userId)
    return { ...posted, title: content.title }
  })
}

async function writeEdit(
  transaction: DatabaseTransaction,
  { id, status, title, versionNo }: OpportunityFacts,
  posting: PostingInput,
  content: PostingContent,
  editedBy: string,
): Promise<void> {
  const before = await insertVersion(transaction, { opportunityId: id, versionNo, title, posting, editedBy })
  await updatePosting(transaction, id, content, reviewStatusAfterEdit(status))
  const words = editInWords(sheetChanges(before, await readTermsSheet(transaction, id)))
  const historyId = await recordHistory(transaction, {
    opportunityId: id,
    userId: null,
    actorId: editedBy,
    actorRole: 'poster',
    event: 'edited',
    words,
  })
  if (status === 'published' && words) {
    await recordEditForApplicants(transaction, { opportunityId: id, actorId: editedBy, words, historyId })
  }
}

/** For an unknown type the check fails on its own. */
function typeErrors(stored: PostingInput, { type }: Partial<PostingInput>): FieldError[] {
  const isOther = postForm(type) !== null && type !== stored.type
  return isOther ? [{ field: 'type', message: FIELD_MESSAGES.typeStays }] : []
}

/** Whom a post was addressed to stays; an edit may repeat it. */
function addresseeErrors(stored: PostingInput, { expertId }: Partial<PostingInput>): FieldError[] {
  const sent = typeof expertId === 'string' ? expertId.toLowerCase() || null : expertId
  const isOther = expertId !== undefined && sent !== stored.expertId
  return isOther ? [{ field: 'expertId', message: FIELD_MESSAGES.expertStays }] : []
}

async function checkEdit(
  transaction: DatabaseTransaction,
  id: string,
  input: Partial<PostingInput>,
  caller: Caller,
  knownErrors: FieldError[],
): Promise<{ content?: PostingContent; errors: FieldError[] }> {
  const reference = await loadPostingReference(transaction, input, caller.userId, id, 'kept')
  const { content, errors = [] } = checkPosting(input, reference)
  return { content: knownErrors.length > 0 ? undefined : content, errors: [...knownErrors, ...errors] }
}

/**
 * Applicants' files are attached to the post too, and clients that list all of its files may send them back with an
 * edit. They aren't part of the post, so they are ignored here.
 */
async function withoutApplicantsFiles(
  transaction: DatabaseTransaction,
  id: string,
  sent: Partial<PostingInput>,
): Promise<Partial<PostingInput>> {
  const rows = await transaction
    .selectFrom('opportunity_documents')
    .where('opportunity_id', '=', id)
    .where('upload_type', 'not in', POST_UPLOAD_TYPES)
    .select('id')
    .execute()
  const theirs = new Set(rows.map((row) => row.id))
  const own = (ids: unknown) =>
    // null is not a list, so it removes nothing
    Array.isArray(ids) ? ids.filter((named) => !theirs.has(String(named).toLowerCase())) : (ids ?? undefined)
  return { ...sent, assetIds: own(sent.assetIds), ndaIds: own(sent.ndaIds) }
}

/** A new brief in either format replaces both, so that outdated rich text doesn't override new plain text. */
function merge(stored: PostingInput, sent: Partial<PostingInput>): PostingInput {
  const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined))
  const hasOnlyPlainBrief = given.brief !== undefined && given.briefRichText === undefined
  return { ...stored, ...given, ...(hasOnlyPlainBrief ? { briefRichText: undefined } : {}) }
}
