import { fullName } from '#contract/format/full-name.js'
import { auditDecision } from '#domain/content/audit-decision.js'
import { settleSubmission } from '#domain/content/tell-staff.js'
import { NOTICES } from '#domain/notices/catalogue.js'
import { notifyPerson } from '#domain/notices/notify-person.js'
import { rewardReferral } from '#domain/referrals/referrals.js'
import { bookInsightReward } from '#domain/rewards/book-insight-reward.js'
import type { Caller } from '#platform/caller.js'
import type { DatabaseTransaction } from '#platform/database.js'
import type { Services } from '#platform/services.js'
import { lockResponse } from './decisions.store.js'
import { type Decision, requireDecidable, requirePublicQuestion } from './require-decidable.js'

/**
 * Staff decide about a response (GI-02, RESP-18). A question that its author wrote to answer it is decided along with the
 * first answer (GI-41). The author is told; whoever asked is told of an approved answer, with a link to rate it (GI-72); an
 * approved insight earns its reward, once, and so does an author's first answer for whoever brought them. All of it
 * happens in one transaction.
 * @throws AppError RESPONSE_NOT_FOUND, ALREADY_DONE, OWN_CONTENT, TERMS_CHANGED; QUESTION_NOT_PUBLIC for approving one whose
 *   question isn't public
 */
export async function decideResponse(decision: Decision, caller: Caller, services: Services) {
  const { id, isApproved, asksChanges, reason } = decision
  return services.database.transaction().execute(async (transaction) => {
    const response = await lockResponse(transaction, id)
    const noun = response.askerId === response.userId ? 'insight' : 'answer'
    requireDecidable(response, decision, caller, noun)
    if (isApproved) requirePublicQuestion(response)
    const why = isApproved ? null : reason
    const decided = { is_approved: isApproved, rejected_reason: why, asks_changes: asksChanges }
    await transaction.updateTable('insights_responses').set(decided).where('id', '=', response.id).execute()
    if (noun === 'insight' && response.isQuestionApproved === null)
      await transaction.updateTable('insights_questions').set(decided).where('id', '=', response.questionId).execute()
    const effectKey = await settleSubmission(transaction, { store: 'response', id: response.id })
    await auditDecision(transaction, {
      ...{ actorId: caller.userId, reason },
      action: isApproved ? 'approve response' : asksChanges ? 'ask changes of response' : 'reject response',
      subject: { type: 'response', id: response.id },
      details: { question: response.question, userId: response.userId },
    })
    await tell(transaction, services, { response, noun, isApproved, asksChanges, reason, effectKey })
    return { id: response.id, status: isApproved ? 'approved' : 'rejected' }
  })
}

interface Told {
  response: Awaited<ReturnType<typeof lockResponse>>
  noun: 'insight' | 'answer'
  isApproved: boolean
  asksChanges: boolean
  reason: string | null
  effectKey: string
}

async function tell(transaction: DatabaseTransaction, services: Services, told: Told): Promise<void> {
  const { response, noun, isApproved, asksChanges, reason, effectKey } = told
  const { id, questionId, userId, askerId } = response
  const facts = { id, noun, title: response.question, questionId: noun === 'answer' ? questionId : null }
  if (!isApproved) {
    const words = NOTICES.contentRejected.write({ ...facts, authorId: userId, reason, asksChanges })
    await notifyPerson(transaction, services, { userId, words, effectKey })
    return
  }
  const approved = { insightId: id, expertId: userId, approvedAt: services.clock.now() }
  const credits = noun === 'insight' ? await bookInsightReward(transaction, approved) : 0
  const words = NOTICES.contentApproved.write({ ...facts, credits })
  await notifyPerson(transaction, services, { userId, words, effectKey })
  if (noun !== 'answer') return
  await rewardReferral(transaction, userId, approved.approvedAt)
  const answered = NOTICES.questionAnswered.write({ ...facts, name: fullName(response) })
  await notifyPerson(transaction, services, { userId: askerId, words: answered, effectKey: `question-answered:${id}` })
}
