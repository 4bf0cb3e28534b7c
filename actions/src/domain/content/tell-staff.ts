import { fullName } from '#contract/format/full-name.js'
import type { ContentFacts } from '#domain/notices/catalogue/content.js'
import { NOTICES } from '#domain/notices/catalogue.js'
import { insertNotices } from '#domain/notices/insert-notices.js'
import { settleForStaff } from '#domain/notices/settle-for-staff.js'
import { otherStaff } from '#domain/staff-money/people.store.js'
import type { Caller } from '#platform/caller.js'
import { type Clock, MINUTE_MS } from '#platform/clock.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import { takeSlot } from '#platform/trust/spare-slots.js'

/** Each submission notifies all of staff. */
const SUBMISSIONS = { name: 'content:person', atOnce: 20, intervalMs: 10 * MINUTE_MS }

/**
 * Tells staff, once each, that an insight or a response waits for them. Call it in the transaction that makes it wait.
 * @throws AppError TOO_MANY_ATTEMPTS
 */
export async function tellStaffOfSubmission(
  transaction: DatabaseTransaction,
  facts: ContentFacts,
  { caller, clock }: { caller: Caller; clock: Clock },
): Promise<void> {
  const { isTaken, secondsToNext } = await takeSlot(transaction, clock, SUBMISSIONS, caller.userId)
  if (!isTaken) throw new AppError('TOO_MANY_ATTEMPTS', { headers: { 'Retry-After': String(secondsToNext) } })
  const decisions = await countDecisions(transaction, facts)
  await insertNotices(transaction, {
    userIds: await otherStaff(transaction, caller.userId),
    words: NOTICES.contentSubmitted.write({ ...facts, name: fullName(caller), isAgain: decisions > 0 }),
    effectKey: keyOf(facts, decisions),
  })
}

/** Takes that notice off everybody's list. Call it before the decision is logged. @returns the decision's own key */
export async function settleSubmission(
  transaction: DatabaseTransaction,
  subject: Pick<ContentFacts, 'store' | 'id'>,
): Promise<string> {
  const key = keyOf(subject, await countDecisions(transaction, subject))
  await settleForStaff(transaction, key)
  return `decided:${key}`
}

/** What was turned down and sent again waits anew, which is told anew. */
const keyOf = ({ store, id }: Pick<ContentFacts, 'store' | 'id'>, decisions: number) => `${store}:${id}:${decisions}`

async function countDecisions(
  transaction: DatabaseTransaction,
  { store, id }: Pick<ContentFacts, 'store' | 'id'>,
): Promise<number> {
  const { count } = await transaction
    .selectFrom('staff_audit_log')
    .where('subject_type', '=', store)
    .where('subject_id', '=', id)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
