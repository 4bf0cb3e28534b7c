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
import { checkPosting, isUnchanged } from './check-posting.rules.js'
import { editBlocker, reviewStatusAfterEdit } from './posting.rules.js'
import type { PostingContent } from './posting-content.js'
import { loadPostingReference } from './posting-reference.store.js'
import { updatePosting } from './postings.store.js'

/**
 * Edits a draft or published post. What is not sent stays as it was; of files a list that is sent is the truth, and what
 * it leaves out is taken off the post. The earlier version is kept and the number rises
 * a published post stays published, staff see it as edited after approval, and everybody with an open
 * application is told what changed. An edit that changes nothing leaves no trace.
 * @param edited which post, and the version that was edited: what another device has saved since is never overwritten
 *   isRepeated: it may have arrived before, and its answer was lost
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
    const faults = [...knownErrors, ...typeErrors(stored, sent)]
    const named = await withoutApplicantsFiles(transaction, facts.id, sent)
    const { content, errors } = await checkEdit(transaction, facts.id, merge(stored, named), caller, faults)
    const posted = { id: facts.id, status: facts.status }
    const isThere = content !== undefined && isUnchanged(stored, content)
    // Of what is made again, what stands there already is what arrived before: it writes over nobody.
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

/** By a type that can't be posted at all the check stumbles itself. */
function typeErrors(stored: PostingInput, { type }: Partial<PostingInput>): FieldError[] {
  const isOther = postForm(type) !== null && type !== stored.type
  return isOther ? [{ field: 'type', message: FIELD_MESSAGES.typeStays }] : []
}

async function checkEdit(
  transaction: DatabaseTransaction,
  id: string,
  input: PostingInput,
  caller: Caller,
  knownErrors: FieldError[],
): Promise<{ content?: PostingContent; errors: FieldError[] }> {
  const reference = await loadPostingReference(transaction, input, caller.userId, id)
  const { content, errors = [] } = checkPosting(input, reference)
  return { content: knownErrors.length > 0 ? undefined : content, errors: [...knownErrors, ...errors] }
}

/**
 * Applicants' files hang on the post as well, and pages that list all of its files have sent them back with an edit.
 * They are no part of the post, so naming them neither takes them nor stands in the way.
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
    // null is no list: what is taken off is what a list leaves out
    Array.isArray(ids) ? ids.filter((named) => !theirs.has(String(named).toLowerCase())) : (ids ?? undefined)
  return { ...sent, assetIds: own(sent.assetIds), ndaIds: own(sent.ndaIds) }
}

/** A new brief in one form replaces both: the old rich text must not speak for new plain words. */
function merge(stored: PostingInput, sent: Partial<PostingInput>): PostingInput {
  const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined))
  const hasOnlyPlainBrief = given.brief !== undefined && given.briefRichText === undefined
  return { ...stored, ...given, ...(hasOnlyPlainBrief ? { briefRichText: undefined } : {}) }
}
