import { NOTICES } from '#domain/notices/catalogue.js'
import { notifyPerson } from '#domain/notices/notify-person.js'
import type { OpportunityFacts } from '#domain/workflow/opportunity-facts.store.js'
import type { DatabaseTransaction } from '#platform/database.js'
import type { Services } from '#platform/services.js'

/** Those who see the schedule besides the poster: hired, and neither left nor removed (GO-79). */
const HIRED = ['accepted', 'in progress', 'completed']

export interface MarkedPayment {
  details: string
  percentage: number
  /** Why the mark was taken back; null if the payment was marked as paid. */
  takenBackFor: string | null
  /** Of the mark, so that each is announced once. */
  auditId: string
}

/** Tells the poster and the hired experts that a part of the schedule is marked as paid, or no longer (X-05, GO-79). */
export async function announcePayment(
  transaction: DatabaseTransaction,
  services: Services,
  post: OpportunityFacts,
  { auditId, takenBackFor, ...part }: MarkedPayment,
): Promise<void> {
  const experts = await transaction
    .selectFrom('opportunity_trackings')
    .where('opportunity_id', '=', post.id)
    .where('status', 'in', HIRED)
    .select('user_id')
    .orderBy('user_id')
    .execute()
  const facts = { post, ...part }
  const words =
    takenBackFor === null
      ? NOTICES.schedulePaymentMarked.write(facts)
      : NOTICES.schedulePaymentUnmarked.write({ ...facts, reason: takenBackFor })
  for (const userId of [post.posterId, ...experts.map(({ user_id }) => user_id)])
    await notifyPerson(transaction, services, { userId, words, effectKey: `payment-mark:${auditId}:${userId}` })
}
