import { askQuestionSchema } from '#contract/content/ask-question.schema.js'
import { QUESTION_MESSAGES } from '#contract/content/question-limits.js'
import { fullName } from '#contract/format/full-name.js'
import { validateForm } from '#contract/validate-form.js'
import { NOTICES } from '#domain/notices/catalogue.js'
import { insertNotices } from '#domain/notices/insert-notices.js'
import { chargeForQuestion } from '#domain/questions/question-charge.js'
import { otherStaff } from '#domain/staff-money/people.store.js'
import { type Caller, requireVerifiedEmail } from '#platform/caller.js'
import { MINUTE_MS } from '#platform/clock.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { takeSlot } from '#platform/trust/spare-slots.js'
import { isUuid } from '#platform/uuid.js'
import { changeQuestion, findCategory, insertQuestion, type QuestionWords } from './questions.store.js'

/** Each question notifies all of staff. */
const QUESTIONS = { name: 'question:person', atOnce: 20, intervalMs: 10 * MINUTE_MS }

interface AskOptions {
  /** Idempotency key: the question's id, the same for every attempt. */
  id?: string | null
  /** The price on the asker's screen, which the charge must not differ from. */
  seenCredits?: number | null
}

/**
 * Asks experts a question, and charges it in the same transaction (GI-46). It waits for staff. A retry after a lost response
 * has the same id: it finds the question, and changes its words for free if they were changed since.
 * @throws AppError NOT_ALLOWED for experts, who answer (GD-13); EMAIL_NOT_VERIFIED; VALIDATION_FAILED; TOO_MANY_ATTEMPTS;
 *   PRICE_CHANGED, INSUFFICIENT_CREDITS, CREDITS_OWED; for a retry QUESTION_NOT_FOUND if the id is someone else's, and
 *   ALREADY_DONE if it was decided in between
 */
export async function askQuestion(
  input: object,
  caller: Caller,
  services: Services,
  { id, seenCredits = null }: AskOptions = {},
) {
  if (caller.isExpert) throw new AppError('NOT_ALLOWED', { message: 'Experts answer questions. Only others ask them.' })
  requireVerifiedEmail(caller)
  if (typeof id === 'string' && !isUuid(id)) throw new AppError('QUESTION_NOT_FOUND')
  const { value, errors } = validateForm(askQuestionSchema, input)
  if (errors) throw new AppError('VALIDATION_FAILED', { errors })
  const words = { topicId: value.topicId, question: value.question ?? '', details: value.questionRichText ?? null }
  return services.database.transaction().execute(async (transaction) => {
    const categoryId = await requireCategory(transaction, words)
    const owner = { userId: caller.userId, categoryId, wantedId: id ?? undefined }
    const questionId = await insertQuestion(transaction, words, owner)
    if (!questionId) return changeQuestion(transaction, id ?? '', words, caller.userId)
    const { isTaken, secondsToNext } = await takeSlot(transaction, services.clock, QUESTIONS, caller.userId)
    if (!isTaken) throw new AppError('TOO_MANY_ATTEMPTS', { headers: { 'Retry-After': String(secondsToNext) } })
    const asked = { id: questionId, question: words.question }
    await insertNotices(transaction, {
      userIds: await otherStaff(transaction, caller.userId),
      words: NOTICES.questionSubmitted.write({ ...asked, name: fullName(caller) }),
      effectKey: `question:${questionId}`,
    })
    await chargeForQuestion(transaction, asked, { caller, now: services.clock.now(), seenCredits })
    return { id: questionId, status: 'pending' }
  })
}

async function requireCategory(transaction: DatabaseTransaction, { topicId }: QuestionWords): Promise<string> {
  const categoryId = await findCategory(transaction, topicId)
  if (categoryId) return categoryId
  throw new AppError('VALIDATION_FAILED', { errors: [{ field: 'topicId', message: QUESTION_MESSAGES.noTopic }] })
}
