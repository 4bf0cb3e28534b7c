import { DOLLARS_TO_CENTS } from '#contract/limits.js'
import type { Queryable } from '#platform/database.js'

const NAMES = [
  'ANSWER_REWARD_USD',
  'ANSWER_REWARD_CREDITS',
  'ANSWER_REWARD_HOLD_DAYS',
  'ANSWER_REWARD_MONTHLY_CAP_USD',
  'INSIGHT_REWARD_CREDITS',
] as const

export interface RewardSettings {
  /** What an answer earns; 0 is off. */
  answerCents: number
  answerCredits: number
  holdDays: number
  monthlyCapCents: number
  insightCredits: number
}

/** What staff can change about rewards. */
export async function readRewardSettings(queryable: Queryable): Promise<RewardSettings> {
  const rows = await queryable
    .selectFrom('system_configurations')
    .select(['config', 'value'])
    .where('config', 'in', NAMES)
    .execute()
  // a row that was deleted is switched off, like one of 0
  const read = (name: (typeof NAMES)[number]) => Number(rows.find(({ config }) => config === name)?.value ?? 0)
  return {
    answerCents: read('ANSWER_REWARD_USD') * DOLLARS_TO_CENTS,
    answerCredits: read('ANSWER_REWARD_CREDITS'),
    holdDays: read('ANSWER_REWARD_HOLD_DAYS'),
    monthlyCapCents: read('ANSWER_REWARD_MONTHLY_CAP_USD') * DOLLARS_TO_CENTS,
    insightCredits: read('INSIGHT_REWARD_CREDITS'),
  }
}
