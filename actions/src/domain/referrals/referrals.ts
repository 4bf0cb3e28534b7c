import { grantCredits } from '#domain/ledger/credits.js'
import { takeBackCredits } from '#domain/ledger/take-back-credits.js'
import type { DatabaseTransaction, Queryable } from '#platform/database.js'
import { readInviteePayments } from './invitee-payments.store.js'
import { wasAllLost } from './referral-loss.rules.js'

/**
 * Remembers who brought a new person, in the transaction that creates their account. Codes that nobody has, one's own and
 * those of colleagues are ignored: a bad link mustn't stop anybody from joining.
 */
export async function recordReferral(
  transaction: DatabaseTransaction,
  { code, inviteeId }: { code: string | null; inviteeId: string },
): Promise<void> {
  if (!code) return
  const referrer = await transaction
    .selectFrom('user_accounts')
    .where('referral_code', '=', code)
    .select('user_id')
    .executeTakeFirst()
  if (!referrer || referrer.user_id === inviteeId) return
  if (await areColleagues(transaction, inviteeId, referrer.user_id)) return
  await transaction
    .insertInto('referrals')
    .values({ invitee_id: inviteeId, referrer_id: referrer.user_id })
    .onConflict((conflict) => conflict.column('invitee_id').doNothing())
    .execute()
}

/**
 * Rewards whoever brought this person, once: call it at each of their purchases and approved answers. Nobody earns
 * anything for a colleague, or while suspended.
 * @param purchaseId with which the reward goes back; null for an answer
 */
export async function rewardReferral(
  transaction: DatabaseTransaction,
  inviteeId: string,
  now: Date,
  purchaseId: string | null = null,
): Promise<void> {
  const referral = await transaction
    .selectFrom('referrals')
    .innerJoin('users as invitee', 'invitee.id', 'referrals.invitee_id')
    .innerJoin('users as referrer', 'referrer.id', 'referrals.referrer_id')
    .where('referrals.invitee_id', '=', inviteeId)
    .where('referrals.rewarded_at', 'is', null)
    .where('referrer.is_suspended', '=', false)
    .select(['referrals.referrer_id', 'invitee.first_name'])
    .forUpdate('referrals')
    .executeTakeFirst()
  if (!referral || (await areColleagues(transaction, inviteeId, referral.referrer_id))) return
  const credits = await readReward(transaction)
  await transaction
    .updateTable('referrals')
    .set({ rewarded_at: now, credits, purchase_id: purchaseId })
    .where('invitee_id', '=', inviteeId)
    .execute()
  await grantCredits(transaction, {
    ...{ key: rewardKey(inviteeId), kind: 'referral', actorId: null },
    reason: `${referral.first_name} joined with your link`,
    subject: { type: 'referral', id: inviteeId },
    ...{ userId: referral.referrer_id, amount: credits, source: 'referral', endsAt: null },
  })
}

const rewardKey = (inviteeId: string) => `referral:${inviteeId}`

/** Whether somebody was rewarded for a purchase of this person, which may still be lost. */
export async function hasReferralToLose(queryable: Queryable, inviteeId: string): Promise<boolean> {
  const referral = await queryable
    .selectFrom('referrals')
    .where('invitee_id', '=', inviteeId)
    .where('purchase_id', 'is not', null)
    .where('taken_back_at', 'is', null)
    .select('invitee_id')
    .executeTakeFirst()
  return referral !== undefined
}

/**
 * Takes a reward back, once, if nothing was left at some moment of what the invited person had paid. What the
 * referrer has spent of it becomes owed. A reward for an answer stays. Whoever pays again later brings no other reward:
 * there is one for each invited account (X-23, GK-034).
 */
export async function takeBackReferral(transaction: DatabaseTransaction, inviteeId: string, now: Date): Promise<void> {
  const referral = await transaction
    .selectFrom('referrals')
    .innerJoin('users as invitee', 'invitee.id', 'referrals.invitee_id')
    .where('referrals.invitee_id', '=', inviteeId)
    .where('referrals.purchase_id', 'is not', null)
    .where('referrals.taken_back_at', 'is', null)
    .select(['referrals.referrer_id', 'referrals.credits', 'invitee.first_name'])
    .forUpdate('referrals')
    .executeTakeFirst()
  if (!referral?.credits || !wasAllLost(await readInviteePayments(transaction, inviteeId))) return
  await transaction.updateTable('referrals').set({ taken_back_at: now }).where('invitee_id', '=', inviteeId).execute()
  await takeBackCredits(transaction, {
    ...{ key: `${rewardKey(inviteeId)}:back`, kind: 'credits_taken_back', actorId: null },
    reason: `Your reward for inviting ${referral.first_name}: their payment was refunded`,
    subject: { type: 'referral', id: inviteeId },
    ...{ userId: referral.referrer_id, amount: referral.credits, granted: referral.credits, takenBefore: 0 },
    ...{ grantKey: rewardKey(inviteeId), now },
  })
}

async function areColleagues(queryable: Queryable, one: string, other: string): Promise<boolean> {
  const people = await queryable.selectFrom('users').where('id', 'in', [one, other]).select('company_id').execute()
  const [first, second] = people.map(({ company_id }) => company_id)
  return first !== null && first === second
}

async function readReward(queryable: Queryable): Promise<number> {
  const { value } = await queryable
    .selectFrom('system_configurations')
    .where('config', '=', 'REFERRAL_CREDITS')
    .select('value')
    .executeTakeFirstOrThrow()
  return Number(value)
}
