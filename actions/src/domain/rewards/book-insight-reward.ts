import { grantCredits } from '#domain/ledger/credits.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { readRewardSettings } from './reward-settings.store.js'

const DAY_MS = 86_400_000

interface ApprovedInsight {
  insightId: string
  expertId: string
  approvedAt: Date
}

/**
 * Gives the author of an approved insight spending credits worth $20, once per insight, as long as the promotion runs: up
 * to 23:59:59 UTC of `INSIGHT_PROMO_END_DATE`, and not at all without that setting (GD-14, X-23). Call it in the
 * transaction that approves the insight.
 * @returns the credits; 0 if nothing was booked
 */
export async function bookInsightReward(
  transaction: DatabaseTransaction,
  { insightId, expertId, approvedAt }: ApprovedInsight,
): Promise<number> {
  const { insightCredits } = await readRewardSettings(transaction)
  if (insightCredits === 0 || !(await isRunning(transaction, approvedAt))) return 0
  const key = `insight:${insightId}`
  // the amount may have been changed since it was booked
  const earlier = await transaction
    .selectFrom('ledger_transfers')
    .where('key', '=', key)
    .select('id')
    .executeTakeFirst()
  if (earlier) return 0
  const { isRepeat } = await grantCredits(transaction, {
    ...{ key, kind: 'insight', actorId: null, reason: 'An insight of yours was approved' },
    subject: { type: 'insight', id: insightId },
    ...{ userId: expertId, amount: insightCredits, source: 'insight', endsAt: null },
  })
  return isRepeat ? 0 : insightCredits
}

async function isRunning(transaction: DatabaseTransaction, at: Date): Promise<boolean> {
  const row = await transaction
    .selectFrom('system_configurations')
    .where('config', '=', 'INSIGHT_PROMO_END_DATE')
    .select('value')
    .executeTakeFirst()
  return row !== undefined && at.getTime() < Date.parse(`${row.value}T00:00:00Z`) + DAY_MS
}
