import { formatHolding } from '#contract/format/credits.js'
import { voidEarning } from '#domain/ledger/earnings.js'
import { NOTICES } from '#domain/notices/catalogue.js'
import { notifyPerson } from '#domain/notices/notify-person.js'
import { lockPerson } from '#domain/staff-money/people.store.js'
import { auditStaffMoney } from '#domain/staff-money/staff-audit.js'
import type { Caller } from '#platform/caller.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'

/**
 * Staff take back a reward while it is held, dollars and credits together. The expert reads the reason.
 * @throws AppError NOT_FOUND; ALREADY_DONE once it is posted or voided; OWN_BALANCE
 */
export async function voidAnswerReward(
  transaction: DatabaseTransaction,
  services: Services,
  { responseId, reason, caller }: { responseId: string; reason: string; caller: Caller },
): Promise<void> {
  const reward = await transaction
    .selectFrom('answer_rewards')
    .where('response_id', '=', responseId)
    .selectAll()
    .forUpdate()
    .executeTakeFirst()
  if (!reward) throw new AppError('NOT_FOUND', { message: 'There is no such reward.' })
  if (reward.state !== 'held') throw new AppError('ALREADY_DONE', { message: 'This reward is no longer held.' })
  const expert = await lockPerson(transaction, reward.user_id, caller)
  for (const transferId of [reward.income_transfer_id, reward.credits_transfer_id]) {
    if (transferId === null) continue
    await voidEarning(transaction, {
      ...{ key: `reward-void:${transferId}`, kind: 'reward_voided', actorId: caller.userId, correctsId: transferId },
      ...{ reason: `Reward taken back by our staff: ${reason}`, subject: { type: 'answer', id: responseId } },
      userId: expert.id,
    })
  }
  await transaction
    .updateTable('answer_rewards')
    .set({ state: 'voided', settled_at: services.clock.now(), voided_by: caller.userId, void_reason: reason })
    .where('response_id', '=', responseId)
    .execute()
  const amounts = [
    reward.cents > 0 ? formatHolding(reward.cents, 'usd') : '',
    reward.credits > 0 ? formatHolding(reward.credits, 'reward') : '',
  ].filter(Boolean)
  await auditStaffMoney(transaction, {
    ...{ actorId: caller.userId, action: 'void answer reward', subject: { type: 'user', id: expert.id }, reason },
    details: { responseId, cents: reward.cents, credits: reward.credits },
  })
  const words = NOTICES.rewardVoided.write({ amount: amounts.join(' and '), reason })
  await notifyPerson(transaction, services, { userId: expert.id, words, effectKey: `reward-voided:${responseId}` })
}
