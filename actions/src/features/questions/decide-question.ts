import { auditDecision } from '#domain/content/audit-decision.js'
import { NOTICES } from '#domain/notices/catalogue.js'
import { notifyPerson } from '#domain/notices/notify-person.js'
import { settleForStaff } from '#domain/notices/settle-for-staff.js'
import { returnQuestionCharge } from '#domain/questions/question-charge.js'
import { isSameMoment } from '#domain/workflow/read-moment.js'
import type { Caller } from '#platform/caller.js'
import { AppError } from '#platform/errors.js'
import { enqueueJob } from '#platform/jobs/enqueue-job.js'
import type { Services } from '#platform/services.js'
import { announceQuestion } from './announce-question.job.js'
import { lockQuestion } from './questions.store.js'

const WORDS_CHANGED = 'Who asked has changed the question since you opened it. Read it again before you decide.'

export interface Decision {
  id: string | undefined
  isApproved: boolean
  /** Turned down for now: who asked is asked to change it, as the reason says. */
  asksChanges: boolean
  /** When the words had last changed as they were read; null only over the REST path, whose body GI-02 names in full. */
  updatedAt: string | null
  reason: string | null
}

/**
 * Staff decide about a question that somebody asked (GI-02, GI-46). Once approved, the experts of its field are told;
 * otherwise its price goes back to who asked. All of it happens in one transaction. Who asked may change the words until
 * then, so staff decide on those that they read.
 * @throws AppError QUESTION_NOT_FOUND, ALREADY_DONE, OWN_CONTENT, TERMS_CHANGED
 */
export async function decideQuestion(decision: Decision, caller: Caller, services: Services) {
  const { id, isApproved, asksChanges, updatedAt, reason } = decision
  return services.database.transaction().execute(async (transaction) => {
    const question = await lockQuestion(transaction, id)
    if (question.isApproved !== null)
      throw new AppError('ALREADY_DONE', { message: 'Somebody has already decided about this question.' })
    if (question.userId === caller.userId) throw new AppError('OWN_CONTENT')
    if (updatedAt !== null && !isSameMoment(updatedAt, question.updatedAt))
      throw new AppError('TERMS_CHANGED', { message: WORDS_CHANGED })
    await transaction
      .updateTable('insights_questions')
      .set({ is_approved: isApproved, rejected_reason: isApproved ? null : reason, asks_changes: asksChanges })
      .where('id', '=', question.id)
      .execute()
    await auditDecision(transaction, {
      actorId: caller.userId,
      action: isApproved ? 'approve question' : asksChanges ? 'ask changes of question' : 'reject question',
      subject: { type: 'question', id: question.id },
      reason,
      details: { question: question.question, userId: question.userId },
    })
    const { id: questionId, question: text, userId } = question
    await settleForStaff(transaction, `question:${questionId}`)
    const effectKey = `question-decided:${questionId}`
    if (isApproved) {
      const words = NOTICES.questionApproved.write({ id: questionId, question: text })
      await notifyPerson(transaction, services, { userId, words, effectKey })
      await enqueueJob(transaction, announceQuestion, { questionId })
    } else {
      const credits = await returnQuestionCharge(transaction, question, { actorId: caller.userId, why: 'declined' })
      const words = NOTICES.questionRejected.write({ id: questionId, question: text, reason, credits, asksChanges })
      await notifyPerson(transaction, services, { userId, words, effectKey })
    }
    return { id: questionId, status: isApproved ? 'approved' : 'rejected' }
  })
}
