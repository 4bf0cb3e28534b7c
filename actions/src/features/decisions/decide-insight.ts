import { auditDecision } from '#domain/content/audit-decision.js'
import { settleSubmission } from '#domain/content/tell-staff.js'
import { NOTICES } from '#domain/notices/catalogue.js'
import { notifyPerson } from '#domain/notices/notify-person.js'
import { bookInsightReward } from '#domain/rewards/book-insight-reward.js'
import type { Caller } from '#platform/caller.js'
import type { Services } from '#platform/services.js'
import { lockInsight } from './decisions.store.js'
import { type Decision, requireDecidable } from './require-decidable.js'

/**
 * Staff decide about an insight of the older flow (GI-02). Its author is told why, or what it earned, and sees a badge on it
 * (GI-12, INS-48); the reward of an approved one is booked once. All of it happens in one transaction.
 * @throws AppError NOT_FOUND, ALREADY_DONE, OWN_CONTENT, TERMS_CHANGED
 */
export async function decideInsight(decision: Decision, caller: Caller, services: Services) {
  const { id, isApproved, asksChanges, reason } = decision
  return services.database.transaction().execute(async (transaction) => {
    const insight = await lockInsight(transaction, id)
    requireDecidable(insight, decision, caller, 'insight')
    const status = isApproved ? 'APPROVED' : 'REJECTED'
    await transaction
      .updateTable('insights')
      .set({ status, reason: isApproved ? null : reason, badge: true, asks_changes: asksChanges })
      .where('id', '=', insight.id)
      .execute()
    const effectKey = await settleSubmission(transaction, { store: 'insight', id: insight.id })
    await auditDecision(transaction, {
      ...{ actorId: caller.userId, reason },
      action: isApproved ? 'approve insight' : asksChanges ? 'ask changes of insight' : 'reject insight',
      subject: { type: 'insight', id: insight.id },
      details: { title: insight.title, userId: insight.userId },
    })
    const { userId, title } = insight
    const facts = { id: insight.id, noun: 'insight', title, questionId: null } as const
    const approved = { insightId: insight.id, expertId: userId, approvedAt: services.clock.now() }
    const words = isApproved
      ? NOTICES.contentApproved.write({ ...facts, credits: await bookInsightReward(transaction, approved) })
      : NOTICES.contentRejected.write({ ...facts, authorId: userId, reason, asksChanges })
    await notifyPerson(transaction, services, { userId, words, effectKey })
    return { id: insight.id, status }
  })
}
