import { stableUuid } from './ids.mjs'
import { rewardSteps } from './rewards.mjs'

const PAYOUT = stableUuid('payout:elena')
const BATCH = stableUuid('payout-batch:1')
const REDEMPTION = stableUuid('redemption:elena')
const OPEN_REDEMPTION = stableUuid('redemption:elena:open')
const ANSWER_CREDITS = 5
const REWARDS_OF_SPRING = 140

/** What Elena was paid for, the oldest first: how long ago, and after how many days it became available. */
const EARNINGS = [
  { days: 64, after: 7, kind: 'advice_earning', type: 'booking', cents: 48_000, reason: '1:1 advice for Brightwater' },
  {
    days: 33,
    after: 7,
    kind: 'project_payment',
    type: 'schedule',
    cents: 120_000,
    reason: 'First payment of a project',
  },
  { days: 12, after: 7, kind: 'advice_earning', type: 'booking', cents: 16_000, reason: '1:1 advice on pricing' },
  { days: 3, after: 7, kind: 'advice_earning', type: 'booking', cents: 24_000, reason: '1:1 advice on a launch' },
]

/**
 * Books the demo expert's income: earnings that are available and on hold, Reward Credits redeemed and waiting, a payout
 * that was paid, and payouts of other experts that staff can send.
 * @param {import('pg').Client} client in the loading transaction
 * @param {{ elena: string, ada: string, others: readonly string[], askers: readonly string[], ago: (days: number) => string }} people
 */
export function incomeSteps(client, book, { elena, ada, others, askers, ago }) {
  return [
    ...EARNINGS.flatMap((earning, index) => earningSteps(book, { ...earning, index, owner: elena, ago })),
    ...redemptionSteps(book, client, { owner: elena, ada, ago }),
    ...payoutSteps(book, client, { owner: elena, ada, ago }),
    ...others.flatMap((owner, index) => waitingSteps(book, client, { owner, cents: 18_000 + index * 24_500, ago })),
    ...rewardSteps(book, client, { elena, ada, others, askers, ago }),
  ]
}

function earningSteps(book, { days, after, kind, type, cents, reason, index, owner, ago }) {
  const key = `demo:earning:${index}`
  const pot = { pot: 'income_held', of: key, owner, dueAt: ago(days - after), since: ago(days) }
  const subject = { type, id: stableUuid(key) }
  const entries = (from, to) => [
    [from, -cents],
    [to, cents],
  ]
  const earned = { key, kind, reason, subject, at: ago(days), entries: entries({ kind: 'sales' }, pot) }
  const released = {
    ...{ key: `release:${key}`, kind: 'earning_released', reason, subject, at: ago(days - after) },
    entries: entries(pot, { kind: 'income', owner }),
  }
  return [
    { days, run: () => book(earned) },
    ...(days > after ? [{ days: days - after, run: () => book(released) }] : []),
  ]
}

function redemptionSteps(book, client, { owner, ada, ago }) {
  const rewards = { kind: 'reward_credits', owner }
  const set = { pot: 'redemption_requested', of: REDEMPTION, owner, since: ago(19) }
  const open = { pot: 'redemption_requested', of: OPEN_REDEMPTION, owner, since: ago(1) }
  const held = { pot: 'income_held', of: `income:${REDEMPTION}`, owner, dueAt: ago(11), since: ago(18) }
  const subject = { type: 'redemption', id: REDEMPTION }
  const reason = '100 Reward Credits redeemed'
  const insert = (row) =>
    client.query(
      `insert into redemptions (id, user_id, credits, cents_per_credit, reason, status, account_id, created_at, decided_by, decided_at)
       select id, user_id, credits, 80, reason, status, account_id, created_at, decided_by, decided_at
       from jsonb_populate_record(null::redemptions, $1) on conflict do nothing`,
      [JSON.stringify({ user_id: owner, ...row })],
    )
  return [
    {
      days: 40,
      run: () =>
        book({
          ...{ key: 'demo:rewards', kind: 'answer_reward', at: ago(40) },
          reason: `${REWARDS_OF_SPRING / ANSWER_CREDITS} answers rated 4 or 5 stars`,
          entries: [
            [{ kind: 'rewards_issued' }, -REWARDS_OF_SPRING],
            [rewards, REWARDS_OF_SPRING],
          ],
        }),
    },
    {
      days: 19,
      run: () =>
        book({
          ...{ key: `redeem:${REDEMPTION}`, kind: 'redemption_requested', reason: 'Requested $80 for Reward Credits' },
          subject,
          at: ago(19),
          entries: [
            [rewards, -100],
            [set, 100],
          ],
        }),
    },
    {
      days: 18,
      async run() {
        await book({
          ...{
            key: `redemption-decided:${REDEMPTION}`,
            kind: 'redemption_approved',
            reason,
            subject,
            at: ago(18),
            actor: ada,
          },
          entries: [
            [set, -100],
            [{ kind: 'rewards_redeemed' }, 100],
            [{ kind: 'rewards_paid' }, -8000],
            [held, 8000],
          ],
        })
        await insert({
          ...{ id: REDEMPTION, credits: 100, reason: 'My twenty answers of this spring.', status: 'approved' },
          ...{ account_id: await book.potOf(set), created_at: ago(19), decided_by: ada, decided_at: ago(18) },
        })
      },
    },
    {
      days: 11,
      run: () =>
        book({
          ...{ key: `release:${REDEMPTION}`, kind: 'earning_released', reason, subject, at: ago(11) },
          entries: [
            [held, -8000],
            [{ kind: 'income', owner }, 8000],
          ],
        }),
    },
    {
      days: 1,
      async run() {
        await book({
          ...{
            key: `redeem:${OPEN_REDEMPTION}`,
            kind: 'redemption_requested',
            reason: 'Requested $32 for Reward Credits',
          },
          ...{ subject: { type: 'redemption', id: OPEN_REDEMPTION }, at: ago(1) },
          entries: [
            [rewards, -40],
            [open, 40],
          ],
        })
        await insert({
          ...{ id: OPEN_REDEMPTION, credits: 40, reason: 'The answers about pricing from last month.' },
          ...{ status: 'requested', account_id: await book.potOf(open), created_at: ago(1) },
        })
      },
    },
  ]
}

function payoutSteps(book, client, { owner, ada, ago }) {
  const pot = { pot: 'payout_requested', of: PAYOUT, owner, since: ago(46) }
  const subject = { type: 'payout', id: PAYOUT }
  return [
    {
      days: 46,
      run: () =>
        book({
          ...{
            key: `payout:${PAYOUT}`,
            kind: 'payout_requested',
            reason: 'Requested a payout to the account ending in 2051',
          },
          subject,
          at: ago(46),
          entries: [
            [{ kind: 'income', owner }, -45_000],
            [pot, 45_000],
          ],
        }),
    },
    {
      days: 44,
      async run() {
        await book({
          ...{ key: `payout-settled:${PAYOUT}`, kind: 'payout_paid', reason: 'Paid out with reference SW-0001' },
          subject,
          at: ago(44),
          actor: ada,
          entries: [
            [pot, -45_000],
            [{ kind: 'payouts' }, 45_000],
          ],
        })
        await client.query(
          `insert into payout_batches (id, proposed_by, created_at, needs_second_person, paid_by, paid_at, reference)
           values ($1, $2, $3, false, $2, $4, 'SW-0001')`,
          [BATCH, ada, ago(45), ago(44)],
        )
        await client.query(
          `with counted as (
             update private.payout_receipt_counter set last_number = last_number + 1 returning last_number
           )
           insert into payouts (id, user_id, cents, status, destination_hint, account_id, created_at, batch_id, paid_at, receipt_no)
           select $1, $2, 45000, 'paid', '2051', $3, $4, $5, $6, last_number from counted`,
          [PAYOUT, owner, await book.potOf(pot), ago(46), BATCH, ago(44)],
        )
      },
    },
  ]
}

/** Somebody who earned a sum, and asked for all of it. */
function waitingSteps(book, client, { owner, cents, ago }) {
  const id = stableUuid(`payout:${owner}`)
  const days = 2
  const pot = { pot: 'payout_requested', of: id, owner, since: ago(days) }
  return [
    {
      days: 20,
      run: () =>
        book({
          ...{ key: `demo:project:${id}`, kind: 'project_payment', reason: 'Payment of a project', at: ago(20) },
          entries: [
            [{ kind: 'sales' }, -cents],
            [{ kind: 'income', owner }, cents],
          ],
        }),
    },
    {
      days,
      async run() {
        await book({
          ...{
            key: `payout:${id}`,
            kind: 'payout_requested',
            reason: 'Requested a payout',
            subject: { type: 'payout', id },
            at: ago(days),
          },
          entries: [
            [{ kind: 'income', owner }, -cents],
            [pot, cents],
          ],
        })
        await client.query(
          `insert into payouts (id, user_id, cents, destination_hint, account_id, created_at) values ($1, $2, $3, $4, $5, $6)`,
          [id, owner, cents, String(1000 + cents / 500), await book.potOf(pot), ago(days)],
        )
      },
    },
  ]
}
