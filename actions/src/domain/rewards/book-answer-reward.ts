import { formatHolding } from '#contract/format/credits.js'
import { REWARDED_STARS, type Refusal, type RewardState } from '#contract/rewards/answer-rewards.js'
import { bookEarning } from '#domain/ledger/earnings.js'
import { NOTICES } from '#domain/notices/catalogue.js'
import { notifyPerson } from '#domain/notices/notify-person.js'
import type { DatabaseTransaction } from '#platform/database.js'
import type { Services } from '#platform/services.js'
import { incomeOf, type RewardFacts, refusalsOf } from './answer-reward.rules.js'
import { lockMonthlySum, lockResponseWindow, readRewardFacts } from './reward-facts.store.js'
import { type RewardSettings, readRewardSettings } from './reward-settings.store.js'

const DAY_MS = 86_400_000

export interface RatedAnswer {
  responseId: string
  expertId: string
  /** Who asked, and rates. */
  askerId: string
  stars: number
  /** The key under which the price of the question was charged: it tells how the question was paid. */
  questionKey: string
}

export interface AnswerReward {
  /** null if the rating earns nothing by itself */
  state: RewardState | null
  cents: number
  credits: number
}

const NOTHING: AnswerReward = { state: null, cents: 0, credits: 0 }

/**
 * Books what an answer earns, at its first rating of 4 or 5 stars (X-23, GK-002, GD-16): $20 within the expert's limit and
 * 5 reward credits, both held for 14 days. Call it at every rating, in the transaction of the rating and last in it; lower
 * ratings and repeats book nothing and take nothing back. If a guard refuses, nothing is booked, and staff see why.
 */
export async function bookAnswerReward(
  transaction: DatabaseTransaction,
  services: Pick<Services, 'config' | 'clock'>,
  answer: RatedAnswer,
): Promise<AnswerReward> {
  if (answer.stars < REWARDED_STARS) return NOTHING
  const now = services.clock.now()
  const window = await lockResponseWindow(transaction, answer.expertId, now)
  const earlier = await findReward(transaction, answer.responseId)
  if (earlier) return earlier
  const settings = await readRewardSettings(transaction)
  const facts = await readRewardFacts(transaction, { ...answer, now })
  const refusals = refusalsOf(facts)
  if (refusals.length > 0) return refuse(transaction, answer, facts, refusals)
  const leftOfCap = settings.answerCents > 0 ? settings.monthlyCapCents - (await lockMonthlySum(transaction, now)) : 0
  const { cents, unpaidBecause } = incomeOf({ cents: settings.answerCents, window, leftOfCap })
  const reward = { state: 'held', cents, credits: settings.answerCredits } as const
  // credits are switched off; kept all the same, so that a later rating doesn't earn what this one didn't
  if (unpaidBecause && reward.credits === 0) return refuse(transaction, answer, facts, [unpaidBecause])
  const booked = await bookBoth(transaction, answer, reward, { now, settings })
  await transaction
    .insertInto('answer_rewards')
    .values({ ...rowOf(answer, facts), ...reward, ...booked, unpaid_because: unpaidBecause })
    .execute()
  const amounts = [cents > 0 ? formatHolding(cents, 'usd') : '', creditsText(reward.credits)].filter(Boolean)
  const words = NOTICES.answerRewarded.write({
    ...{ stars: answer.stars, amount: amounts.join(' and '), days: settings.holdDays },
  })
  await notifyPerson(transaction, services, {
    ...{ userId: answer.expertId, words, effectKey: `answer-reward:${answer.responseId}` },
  })
  return reward
}

const creditsText = (credits: number) => (credits > 0 ? formatHolding(credits, 'reward') : '')

async function findReward(transaction: DatabaseTransaction, responseId: string): Promise<AnswerReward | undefined> {
  const row = await transaction
    .selectFrom('answer_rewards')
    .where('response_id', '=', responseId)
    .select(['state', 'cents', 'credits'])
    .executeTakeFirst()
  return row && { ...row, state: row.state as RewardState }
}

const rowOf = ({ responseId, expertId, askerId, stars, questionKey }: RatedAnswer, facts: RewardFacts) => ({
  ...{ response_id: responseId, user_id: expertId, asker_id: askerId, stars, question_key: questionKey },
  ...{ paid_with: [...facts.paidWith], asker_since: facts.asker.since, booked_at: facts.now },
})

async function refuse(
  transaction: DatabaseTransaction,
  answer: RatedAnswer,
  facts: RewardFacts,
  refusals: Refusal[],
): Promise<AnswerReward> {
  const refused = { state: 'refused', cents: 0, credits: 0 } as const
  await transaction
    .insertInto('answer_rewards')
    .values({ ...rowOf(answer, facts), ...refused, refusals })
    .execute()
  return refused
}

/** One transfer for each kind, under a key of its own: dollars and credits are each booked once for an answer. */
async function bookBoth(
  transaction: DatabaseTransaction,
  { responseId, expertId, stars }: RatedAnswer,
  { cents, credits }: { cents: number; credits: number },
  { now, settings }: { now: Date; settings: RewardSettings },
) {
  const dueAt = new Date(now.getTime() + settings.holdDays * DAY_MS)
  const book = async (currency: 'usd' | 'reward', amount: number) => {
    if (amount === 0) return null
    const from = currency === 'usd' ? 'rewards_paid' : 'rewards_issued'
    const { transferId } = await bookEarning(transaction, {
      ...{ key: `answer-reward:${responseId}:${currency}`, kind: 'answer_reward', actorId: null },
      ...{ reason: `An answer rated ${stars} stars`, subject: { type: 'answer', id: responseId } },
      ...{
        userId: expertId,
        currency,
        amount,
        availableAt: dueAt,
        from: [{ account: { kind: from }, amount: -amount }],
      },
    })
    return transferId
  }
  return {
    due_at: dueAt,
    income_transfer_id: await book('usd', cents),
    credits_transfer_id: await book('reward', credits),
  }
}
