import { stableUuid } from './ids.mjs'

const CENTS = 2000
const CREDITS = 5
const HOLD_DAYS = 14
const LIMIT_OF_ONE = 1

/**
 * What answers earned: posted, on hold, taken back by staff, and refused by a guard. Each is booked with its date,
 * so the steps of all income are sorted before they run.
 * @param {{ elena: string, ada: string, others: readonly string[], askers: readonly string[], ago: (days: number) => string }} people
 *   Elena answers, and so do other experts; the askers own companies
 */
export function rewardSteps(book, client, { elena, ada, others, askers, ago }) {
  const [first, second, third] = others
  const [anna, ben, cara] = askers
  const rewards = [
    { days: 52, owner: elena, asker: anna, stars: 5 },
    { days: 26, owner: elena, asker: ben, stars: 4, paidWith: ['plan'] },
    { days: 20, owner: third, asker: cara, stars: 5 },
    {
      ...{ days: 17, owner: elena, asker: cara, stars: 5, voidedAfter: 2 },
      voidReason: 'The question was asked again a minute after the first answer, with the same words.',
    },
    { days: 9, owner: elena, asker: anna, stars: 5 },
    { days: 6, owner: second, asker: ben, stars: 4, paidWith: ['bought', 'plan'] },
    { days: 5, owner: elena, asker: ben, stars: 5, paidWith: ['welcome'], refusals: ['question_unpaid'] },
    { days: 4, owner: first, asker: cara, stars: 5 },
    { days: 3, owner: second, asker: cara, stars: 5, refusals: ['referral_chain'] },
    { days: 2, owner: first, asker: anna, stars: 5, unpaidBecause: 'limit' },
  ]
  const limit = {
    days: 200,
    run: () => client.query('update expert_details set response_limit = $2 where user_id = $1', [first, LIMIT_OF_ONE]),
  }
  return [
    limit,
    ...rewards.flatMap((reward, index) => stepsOf(book, client, { ada, ago, key: `demo:answer:${index}`, ...reward })),
  ]
}

function stepsOf(book, client, reward) {
  const { key, days, owner, ada, ago, stars, refusals = [], unpaidBecause, voidedAfter } = reward
  const id = stableUuid(key)
  const dueAt = ago(days - HOLD_DAYS)
  const halves = [
    ['usd', 'income_held', 'rewards_paid', 'income', CENTS],
    ['reward', 'reward_credits_held', 'rewards_issued', 'reward_credits', CREDITS],
  ]
    .filter(([currency]) => refusals.length === 0 && !(currency === 'usd' && unpaidBecause))
    .map(([currency, held, from, final, amount]) => ({
      ...{ key: `answer-reward:${id}:${currency}`, from: { kind: from }, final: { kind: final, owner }, amount },
      pot: { pot: held, of: key, owner, dueAt, since: ago(days) },
    }))
  const words = { reason: `An answer rated ${stars} stars`, subject: { type: 'answer', id } }
  const move = (heading, side) => ({
    days: heading.days,
    run: () => book({ ...words, ...heading, at: ago(heading.days), entries: side }),
  })
  const booked = halves.map(({ key: half, pot, from, amount }) =>
    move({ days, key: half, kind: 'answer_reward' }, [
      [from, -amount],
      [pot, amount],
    ]),
  )
  const ends = days - (voidedAfter ?? HOLD_DAYS)
  const isPosted = refusals.length === 0 && voidedAfter === undefined && days > HOLD_DAYS
  const released = isPosted
    ? halves.map(({ key: half, pot, final, amount }) =>
        move({ days: ends, key: `release:${half}`, kind: 'earning_released' }, [
          [pot, -amount],
          [final, amount],
        ]),
      )
    : []
  const voided = voidedAfter
    ? halves.map(({ key: half, pot, from, amount }) =>
        move(
          {
            ...{ days: ends, key: `reward-void:${half}`, kind: 'reward_voided', actor: ada, corrects: half },
            reason: `Reward taken back by our staff: ${reward.voidReason}`,
          },
          [
            [pot, -amount],
            [from, amount],
          ],
        ),
      )
    : []
  const row = {
    days: Math.min(days, isPosted || voidedAfter ? ends : days),
    run: () => insertReward(client, reward, { id, dueAt, ends: ago(ends), isPosted }),
  }
  return [...booked, ...released, ...voided, row]
}

/** Written once its transfers are booked, already settled where it has been: nothing but seeds can do that. */
function insertReward(client, reward, { id, dueAt, ends, isPosted }) {
  const {
    days,
    owner,
    asker,
    stars,
    ada,
    ago,
    paidWith = ['bought'],
    refusals = [],
    unpaidBecause,
    voidReason,
  } = reward
  const isRefused = refusals.length > 0
  const state = isRefused ? 'refused' : voidReason ? 'voided' : isPosted ? 'posted' : 'held'
  return client.query(
    `insert into answer_rewards (response_id, user_id, asker_id, stars, state, cents, credits, refusals, unpaid_because,
       question_key, paid_with, asker_since, booked_at, due_at, income_transfer_id, credits_transfer_id, settled_at,
       voided_by, void_reason)
     select $1::uuid, $2, asker.id, $4, $5, $6, $7, $8, $9, 'question:' || $1::uuid::text, $10, asker.created_at, $11, $12,
       (select id from ledger_transfers where key = 'answer-reward:' || $1::uuid::text || ':usd'),
       (select id from ledger_transfers where key = 'answer-reward:' || $1::uuid::text || ':reward'), $13, $14, $15
     from users as asker where asker.id = $3`,
    [
      ...[id, owner, asker, stars, state, isRefused || unpaidBecause ? 0 : CENTS, isRefused ? 0 : CREDITS, refusals],
      ...[unpaidBecause ?? null, paidWith, ago(days), isRefused ? null : dueAt],
      ...[isPosted || voidReason ? ends : null, voidReason ? ada : null, voidReason ?? null],
    ],
  )
}
