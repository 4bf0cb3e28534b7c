import { DOLLARS_TO_CENTS } from '#contract/limits.js'
import type { Queryable } from '#platform/database.js'

const NAMES = ['REWARD_CREDIT_CENTS', 'WITHDRAWABLE_AFTER_DAYS', 'PAYOUT_MIN_DOLLARS'] as const

export interface IncomeSettings {
  /** What one reward credit is worth: 100 are $80 (X-21, BASE-42). */
  centsPerCredit: number
  withdrawableAfterDays: number
  payoutMinCents: number
}

/** What staff can change about redeeming and paying out. */
export async function readIncomeSettings(queryable: Queryable): Promise<IncomeSettings> {
  const rows = await queryable
    .selectFrom('system_configurations')
    .select(['config', 'value'])
    .where('config', 'in', NAMES)
    .execute()
  const read = (name: (typeof NAMES)[number]) => {
    const value = Number(rows.find(({ config }) => config === name)?.value)
    if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`the setting ${name} is no whole number`)
    return value
  }
  return {
    centsPerCredit: read('REWARD_CREDIT_CENTS'),
    withdrawableAfterDays: read('WITHDRAWABLE_AFTER_DAYS'),
    payoutMinCents: read('PAYOUT_MIN_DOLLARS') * DOLLARS_TO_CENTS,
  }
}
