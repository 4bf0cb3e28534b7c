import { type ResponseFaults, type ResponseForm, responseFaults } from '#contract/responses/response-form.js'
import { hasOtherResponse } from '#domain/content/other-response.js'
import { tellStaffOfSubmission } from '#domain/content/tell-staff.js'
import { type Caller, requireVerifiedEmail } from '#platform/caller.js'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { isOpenQuestion, isOwnQuestion, requireAnswerable, writeOwnQuestion } from './response-question.js'
import { lockAnyQuestion, lockOwnResponse, writeSubmitted } from './responses.store.js'
import { storedFaults } from './stored-faults.store.js'

const ALREADY_SENT = 'You’ve already sent this. It can be changed only if it is not approved.'
const ALREADY_ANSWERED = 'You’ve already answered this question.'

export interface Submission {
  /** Of the response, chosen by the client: the same at every attempt. */
  id: string
  /** An existing one, or the id of a new one of the author's own. */
  questionId: string
  form: ResponseForm
}

/**
 * An expert sends an answer for approval: a draft, one that was refused, or a new one, with its question if it is their own
 * and new (RESP-17, GI-32, GI-41). All in one transaction; staff are told.
 * @throws AppError EXPERTS_ONLY, EMAIL_NOT_VERIFIED, VALIDATION_FAILED, RESPONSE_NOT_FOUND, QUESTION_NOT_FOUND, NOT_MATCHED,
 *   ALREADY_DONE for what waits or is approved, or a second answer to a question (GI-43); TOO_MANY_ATTEMPTS
 */
export async function submitResponse({ id, questionId, form }: Submission, caller: Caller, services: Services) {
  if (!caller.isExpert) throw new AppError('EXPERTS_ONLY')
  requireVerifiedEmail(caller)
  const { userId } = caller
  return services.database.transaction().execute(async (transaction) => {
    // two submissions of one person wait for each other, also those of a question that doesn't exist yet
    await transaction.selectFrom('users').where('id', '=', userId).select('id').forNoKeyUpdate().execute()
    const question = await lockAnyQuestion(transaction, questionId, userId)
    const begun = await lockOwnResponse(transaction, id, userId)
    if (begun && begun.questionId !== questionId) throw new AppError('RESPONSE_NOT_FOUND')
    if (begun && begun.status !== 'draft' && begun.status !== 'rejected')
      throw new AppError('ALREADY_DONE', { message: ALREADY_SENT })
    const isOwn = isOwnQuestion(question, userId)
    if (!isOwn && question) requireAnswerable(question, userId)
    if (await hasOtherResponse(transaction, { id, questionId, userId }))
      throw new AppError('ALREADY_DONE', { message: ALREADY_ANSWERED })
    requireFaultless(responseFaults(form, { isDraft: false, asksQuestion: isOpenQuestion(question, userId) }))
    requireFaultless(await storedFaults(transaction, form, { userId, responseId: id }))
    const words = isOwn
      ? await writeOwnQuestion(transaction, form, { id: questionId, userId, stored: question })
      : (question?.question ?? '')
    await writeSubmitted(transaction, form, { id, questionId, userId })
    const facts = { id, store: 'response', noun: isOwn ? 'insight' : 'answer', title: words } as const
    await tellStaffOfSubmission(transaction, facts, { caller, clock: services.clock })
    return { id, questionId, status: 'pending' }
  })
}

function requireFaultless(faults: ResponseFaults): void {
  const errors = Object.entries(faults).map(([field, message]) => ({ field, message }))
  if (errors.length > 0) throw new AppError('VALIDATION_FAILED', { errors })
}
