import type { TransferKind } from '#contract/credits/statement-kinds.js'
import type { DatabaseTransaction } from '#platform/database.js'
import type { AccountReference } from '../accounts.js'
import { endHold, holdCredits } from '../credit-holds.js'
import { openPot } from '../credit-lots.store.js'
import { grantCredits, returnSpending, spendCredits } from '../credits.js'
import { bookEarning, voidEarning } from '../earnings.js'
import { days, NORA, NOW, newKey, type TestLedger } from '../ledger.testkit.js'
import { postTransfer } from '../post-transfer.js'
import { setAsideForRequest, settleRequest } from '../requests.js'
import { settleDueAccounts } from '../settle-due-accounts.js'
import { takeBackCredits } from '../take-back-credits.js'
import { bookCorrection } from './corrections.js'

export const AMOUNT = 100

/** Books what a transfer needs beforehand. @returns what books the transfer itself, which returns its number */
export type Scenario = (ledger: TestLedger) => Promise<() => Promise<string>>

const headed = (kind: TransferKind, key = newKey()) => ({ key, kind, reason: `About ${kind}`, actorId: null })
const later = days(20)
const past = days(-1)

export const given =
  (kind: TransferKind): Scenario =>
  async (ledger) =>
  async () =>
    (await ledger.book((tx) => grant(tx, kind))).transferId

const grant = (tx: DatabaseTransaction, kind: TransferKind, key = newKey(), endsAt: Date | null = later) =>
  grantCredits(tx, { ...headed(kind, key), userId: NORA, amount: AMOUNT, source: 'plan', endsAt })

const spend = (tx: DatabaseTransaction, kind: TransferKind, now = NOW) =>
  spendCredits(tx, { ...headed(kind), userId: NORA, amount: AMOUNT, now })

export const spent =
  (kind: TransferKind): Scenario =>
  async (ledger) => {
    await ledger.book((tx) => grant(tx, 'credits_of_plan'))
    return async () => (await ledger.book((tx) => spend(tx, kind))).transferId
  }

/** Spent from a lot that has ended since. */
export const spentFromEndedLot: Scenario = async (ledger) => {
  await ledger.book((tx) => grant(tx, 'credits_of_plan', newKey(), past))
  return async () => (await ledger.book((tx) => spend(tx, 'ask_question', days(-2)))).transferId
}

const held =
  (outcome: 'posted' | 'voided' | 'expired'): Scenario =>
  async (ledger) => {
    await ledger.book((tx) => grant(tx, 'credits_of_plan'))
    const { holdId } = await ledger.book((tx) =>
      holdCredits(tx, { ...headed('ask_question'), userId: NORA, amount: AMOUNT, now: NOW, dueAt: later }),
    )
    return async () =>
      (await ledger.book((tx) => endHold(tx, { holdId, outcome, reason: 'A hold ended', actorId: null }))).transferId
  }

const platform =
  (kind: TransferKind, from: 'payments' | 'sales' | 'fees', to: 'payments' | 'sales' | 'fees'): Scenario =>
  async (ledger) =>
  async () =>
    (await ledger.book((tx) => between(tx, kind, { kind: from }, { kind: to }))).transferId

const between = (tx: DatabaseTransaction, kind: TransferKind, from: AccountReference, to: AccountReference) =>
  postTransfer(tx, {
    ...{ ...headed(kind), owners: [NORA], request: {} },
    entries: () => [
      { account: from, amount: -AMOUNT },
      { account: to, amount: AMOUNT },
    ],
  })

const earn = (tx: DatabaseTransaction, kind: TransferKind, availableAt: Date, currency: 'usd' | 'reward' = 'usd') =>
  bookEarning(tx, {
    ...{ ...headed(kind), userId: NORA, currency, amount: AMOUNT, availableAt },
    from: [{ account: { kind: currency === 'usd' ? 'sales' : 'rewards_issued' }, amount: -AMOUNT }],
  })

const earned =
  (kind: TransferKind): Scenario =>
  async (ledger) =>
  async () =>
    (await ledger.book((tx) => earn(tx, kind, later))).transferId

/** An earning that has become available since. */
export const earnedAndReleased =
  (currency: 'usd' | 'reward'): Scenario =>
  async (ledger) =>
  async () => {
    const { transferId } = await ledger.book((tx) => earn(tx, 'answer_reward', past, currency))
    await settleDueAccounts(ledger.handle.database, NOW)
    return transferId
  }

const OWN = {
  redemption: { account: 'reward_credits', from: 'rewards_issued' },
  payout: { account: 'income', from: 'sales' },
} as const

const requested =
  (of: 'redemption' | 'payout', end?: 'approved' | 'returned'): Scenario =>
  async (ledger) => {
    const { account, from } = OWN[of]
    const own = { kind: account, ownerId: NORA }
    await ledger.book((tx) => between(tx, 'answer_reward', { kind: from }, own))
    const key = newKey()
    const ask = () =>
      ledger.book((tx) =>
        setAsideForRequest(tx, { ...headed(`${of}_requested`, key), userId: NORA, of, amount: AMOUNT }),
      )
    if (!end)
      return async () => {
        await ask()
        const [row] = await ledger.database.query<{ id: string }>('select id from ledger_transfers where key = $1', [
          key,
        ])
        return String(row?.id)
      }
    const potId = await ask()
    const kinds = {
      redemption: { approved: 'redemption_approved', returned: 'redemption_refused' },
      payout: PAYOUT_ENDS,
    }
    return async () =>
      (
        await ledger.book((tx) =>
          settleRequest(tx, {
            ...{ ...headed(kinds[of][end] as TransferKind), userId: NORA, potId },
            entries: async (amount) => {
              if (end === 'returned') return [{ account: own, amount }]
              if (of === 'payout') return [{ account: { kind: 'payouts' }, amount }]
              const pot = await openPot(tx, { kind: 'income_held', ownerId: NORA, dueAt: later })
              return [
                { account: { kind: 'rewards_redeemed' }, amount },
                { account: { kind: 'rewards_paid' }, amount: -amount },
                { account: { id: pot }, amount },
              ]
            },
          }),
        )
      ).transferId
  }

const PAYOUT_ENDS = { approved: 'payout_paid', returned: 'payout_returned' }

/** One way to book each kind that there is: a new kind doesn't compile until it has been thought about here. */
export const SCENARIOS: Record<TransferKind, Scenario> = {
  credits_bought: given('credits_bought'),
  payment_received: platform('payment_received', 'payments', 'sales'),
  payment_reversed: platform('payment_reversed', 'sales', 'payments'),
  hire_fee: platform('hire_fee', 'sales', 'fees'),
  hire_fee_returned: platform('hire_fee_returned', 'fees', 'sales'),
  credits_of_plan: given('credits_of_plan'),
  credits_expired: async (ledger) => {
    await ledger.book((tx) => grant(tx, 'credits_of_plan', newKey(), past))
    return async () => {
      await settleDueAccounts(ledger.handle.database, NOW)
      const [row] = await ledger.database.query<{ id: string }>('select max(id) as id from ledger_transfers')
      return String(row?.id)
    }
  },
  welcome_credits: given('welcome_credits'),
  demo_credits: given('demo_credits'),
  credits_by_staff: given('credits_by_staff'),
  credit_request: given('credit_request'),
  referral: given('referral'),
  insight: given('insight'),
  post_opportunity: spent('post_opportunity'),
  ask_question: spent('ask_question'),
  send_message: spent('send_message'),
  reopen_chat: spent('reopen_chat'),
  request_call: spent('request_call'),
  schedule_consultation: spent('schedule_consultation'),
  ai_answer: spent('ai_answer'),
  hold_posted: held('posted'),
  hold_voided: held('voided'),
  hold_expired: held('expired'),
  spending_returned: async (ledger) => {
    await ledger.book((tx) => grant(tx, 'credits_of_plan'))
    const { transferId } = await ledger.book((tx) => spend(tx, 'ask_question'))
    const words = { transferId, userId: NORA, reason: 'Your question was withdrawn', actorId: null }
    return async () => (await ledger.book((tx) => returnSpending(tx, words))).transferId
  },
  credits_taken_back: async (ledger) => {
    const grantKey = newKey()
    await ledger.book((tx) => grant(tx, 'credits_bought', grantKey))
    const taking = { ...headed('credits_taken_back'), userId: NORA, amount: AMOUNT, grantKey, now: NOW }
    return async () => {
      const taken = await ledger.book((tx) => takeBackCredits(tx, { ...taking, granted: AMOUNT, takenBefore: 0 }))
      return String(taken?.transferId)
    }
  },
  earning_released: async (ledger) => {
    await ledger.book((tx) => earn(tx, 'answer_reward', past))
    return async () => {
      await settleDueAccounts(ledger.handle.database, NOW)
      const [row] = await ledger.database.query<{ id: string }>('select max(id) as id from ledger_transfers')
      return String(row?.id)
    }
  },
  reward_voided: async (ledger) => {
    const { transferId: correctsId } = await ledger.book((tx) => earn(tx, 'answer_reward', later))
    const voiding = { ...headed('reward_voided'), userId: NORA, correctsId }
    return async () => (await ledger.book((tx) => voidEarning(tx, voiding))).transferId
  },
  answer_reward: earned('answer_reward'),
  advice_earning: earned('advice_earning'),
  project_payment: earned('project_payment'),
  redemption_requested: requested('redemption'),
  redemption_approved: requested('redemption', 'approved'),
  redemption_refused: requested('redemption', 'returned'),
  payout_requested: requested('payout'),
  payout_paid: requested('payout', 'approved'),
  payout_returned: requested('payout', 'returned'),
  correction: async (ledger) => {
    const spending = await (await spent('ask_question')(ledger))()
    return async () => correct(ledger, spending, AMOUNT)
  },
}

/** Takes back a part of a transfer whose entries are all of the same size. */
export async function correct(ledger: TestLedger, transferId: string, amount: number): Promise<string> {
  const entries = await ledger.database.query<{ account_id: string; amount: string }>(
    'select account_id, amount from ledger_entries where transfer_id = $1',
    [transferId],
  )
  const lines = entries.map((entry) => ({
    accountId: entry.account_id,
    amount: -Math.sign(Number(entry.amount)) * amount,
  }))
  const words = { key: newKey(), reason: 'Correction: a test', actorId: null, owners: [NORA] }
  const posted = await ledger.book((tx) =>
    bookCorrection(tx, { ...words, transferId, lines, now: NOW, renewUntil: days(30) }),
  )
  return posted.transferId
}
