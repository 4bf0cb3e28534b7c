import { FIELD_MESSAGES, POSTING_MESSAGES } from '#contract/messages.js'
import type { OpportunityStatus } from '#contract/opportunities/statuses.js'
import { postType } from '#contract/opportunities/types.js'
import type { FieldError } from '#contract/validate-form.js'
import type { PostingInput } from '#domain/posts/posting-input.js'
import { recordHistory } from '#domain/workflow/history.store.js'
import { requireSeenHiringTerms } from '#domain/workflow/seen-terms.js'
import type { Caller } from '#platform/caller.js'
import { MINUTE_MS } from '#platform/clock.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { AppError, throwIfBlocked } from '#platform/errors.js'
import { isUniqueViolation } from '#platform/faults/database-faults.js'
import type { Services } from '#platform/services.js'
import { takeSlot } from '#platform/trust/spare-slots.js'
import { chargeForPost } from '../charging/post-charge.js'
import { loadAddressee } from './addressed/addressee.store.js'
import { checkPosting, withRateCard } from './check-posting.rules.js'
import { loadPosterFacts } from './poster-facts.store.js'
import { type PosterFacts, postingBlocker } from './posting.rules.js'
import { loadPostingReference } from './posting-reference.store.js'
import { insertPosting, isThere } from './postings.store.js'
import { updateOpportunity } from './update-opportunity.js'

/** Each post notifies all of staff, and on the free plan deleting a draft makes room for the next. */
const POSTS = { name: 'post:person', atOnce: 60, intervalMs: 10 * MINUTE_MS }

/** The version of a new post. */
const FIRST_VERSION = 1

interface CreateOptions {
  knownErrors?: FieldError[]
  /** Idempotency key: the post's id, the same for every attempt. */
  postId?: string | null
  /** The price on the author's screen, which the charge must not differ from. */
  seenCredits?: number | null
  /** The version of the terms of hiring that the author accepted. */
  seenTermsVersion?: number | null
}

interface Posted {
  id: string
  status: OpportunityStatus
  title: string
}

/**
 * Creates a draft for staff to review (FRAC-08, FRAC-13) and charges it, for both the action and the REST path. A retry
 * after a lost response has the same id: it finds the post and applies what has changed since, for free, unless the post
 * was edited in between, because the client has only seen what it sent.
 * @throws AppError EMAIL_NOT_VERIFIED, FREE_PLAN_LIMIT, TOO_MANY_ATTEMPTS, PRICE_CHANGED, INSUFFICIENT_CREDITS,
 *   CREDITS_OWED, TERMS_CHANGED if the author accepted other terms of hiring, or VALIDATION_FAILED with one message per form field; for a retry whatever an edit throws, hence
 *   OPPORTUNITY_NOT_FOUND if the id is someone else's
 */
export async function createOpportunity(
  input: Partial<PostingInput>,
  caller: Caller,
  services: Services,
  options: CreateOptions = {},
): Promise<Posted> {
  const { knownErrors = [], postId } = options
  const repeated = { id: postId, version: FIRST_VERSION, isRepeated: true }
  const posted = await services.database
    .transaction()
    .execute(async (transaction) => {
      // takes a lock, which waits for an earlier attempt by the same person that is still in progress
      const facts = await loadPosterFacts(transaction, caller, services.clock.now())
      if (postId && (await isThere(transaction, postId))) return null
      throwIfUnable(facts)
      throwIfAmongExperts(input, caller)
      return insertDraft(transaction, input, caller, services, options)
    })
    .catch((fault: unknown) => {
      // Another person, whom the lock doesn't wait for, has used this id in the meantime.
      if (isUniqueViolation(fault, 'opportunities_pkey')) return null
      throw fault
    })
  return posted ?? updateOpportunity(repeated, input, caller, services, knownErrors)
}

function throwIfUnable(facts: PosterFacts): void {
  const blocker = postingBlocker(facts)
  if (blocker === 'FREE_PLAN_LIMIT')
    throw new AppError(blocker, { message: POSTING_MESSAGES.freePlanLimit(facts.freePlanPostsMax) })
  throwIfBlocked(blocker)
}

/** Collaborations are posted by experts (GO-81). */
function throwIfAmongExperts({ type }: Partial<PostingInput>, { isExpert }: Caller): void {
  if (!isExpert && postType(type)?.isAmongExperts)
    throw new AppError('NOT_ALLOWED', { message: FIELD_MESSAGES.expertsOnly })
}

async function insertDraft(
  transaction: DatabaseTransaction,
  input: Partial<PostingInput>,
  caller: Caller,
  { clock }: Services,
  { knownErrors = [], postId, seenCredits = null, seenTermsVersion = null }: CreateOptions,
): Promise<Posted> {
  const addressee = await loadAddressee(transaction, input.expertId, caller.userId)
  const asked = withRateCard(input, addressee?.card ?? {})
  const reference = await loadPostingReference(transaction, asked, caller.userId, null, addressee)
  const { content, errors = [] } = checkPosting(asked, reference)
  if (!content || knownErrors.length > 0)
    throw new AppError('VALIDATION_FAILED', { errors: [...knownErrors, ...errors] })
  requireSeenHiringTerms(seenTermsVersion, FIRST_VERSION, clock.now())
  const { isTaken, secondsToNext } = await takeSlot(transaction, clock, POSTS, caller.userId)
  if (!isTaken) throw new AppError('TOO_MANY_ATTEMPTS', { headers: { 'Retry-After': String(secondsToNext) } })
  const owner = { posterId: caller.userId, companyId: caller.companyId, agreedAt: clock.now() }
  const id = await insertPosting(transaction, content, owner, postId ?? undefined)
  await recordHistory(transaction, {
    opportunityId: id,
    userId: null,
    actorId: caller.userId,
    actorRole: 'poster',
    event: 'posted',
  })
  await chargeForPost(transaction, { id, title: content.title }, { caller, now: clock.now(), seenCredits })
  return { id, status: 'draft', title: content.title }
}
