import type { FieldError } from '../../../../contract/validate-form.js'
import type { Caller } from '../../../platform/caller.js'
import { AppError } from '../../../platform/errors.js'
import type { Services } from '../../../platform/services.js'
import { recordHistory } from '../../../providers/workflow/history.store.js'
import { checkPosting } from './check-posting.rules.js'
import { loadPosterFacts } from './poster-facts.store.js'
import { postingBlocker } from './posting.rules.js'
import type { PostingInput } from './posting-input.js'
import { loadPostingReference } from './posting-reference.store.js'
import { insertPosting } from './postings.store.js'

/**
 * Posts a fractional role as a draft that staff will look at (FRAC-08, FRAC-13); the action and the REST path call this.
 * @throws AppError EMAIL_NOT_VERIFIED, FREE_PLAN_LIMIT, or VALIDATION_FAILED with one message per form field
 */
export async function createOpportunity(
  input: Partial<PostingInput>,
  caller: Caller,
  { database, clock }: Services,
  knownErrors: FieldError[] = [],
): Promise<{ id: string; status: 'draft'; title: string }> {
  return database.transaction().execute(async (transaction) => {
    const blocker = postingBlocker(await loadPosterFacts(transaction, caller))
    if (blocker) throw new AppError(blocker)
    const reference = await loadPostingReference(transaction, input, caller.userId, null)
    const { content, errors = [] } = checkPosting(input, reference)
    if (!content || knownErrors.length > 0)
      throw new AppError('VALIDATION_FAILED', { errors: [...knownErrors, ...errors] })
    const owner = { posterId: caller.userId, companyId: caller.companyId, agreedAt: clock.now() }
    const id = await insertPosting(transaction, content, owner)
    await recordHistory(transaction, {
      opportunityId: id,
      userId: null,
      actorId: caller.userId,
      actorRole: 'poster',
      event: 'posted',
    })
    return { id, status: 'draft', title: content.title }
  })
}
