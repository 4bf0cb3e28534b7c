// The service of the ledger's chaos run: books what the run sends it, with the compiled ledger of the product, and answers
// what became of it. It may be killed at any moment.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { REPOSITORY } from '../../scripts/lib/settings.mjs'

const load = (file) => import(pathToFileURL(path.join(REPOSITORY, 'dist/actions/src', file)).href)
const { openDatabase } = await load('platform/database.js')
const { createLogger } = await load('platform/logging/logger.js')
const { AppError } = await load('platform/errors.js')
const { grantCredits, spendCredits, returnSpending } = await load('domain/ledger/credits.js')
const { holdCredits, endHold } = await load('domain/ledger/credit-holds.js')
const { bookEarning } = await load('domain/ledger/earnings.js')
const { setAsideForRequest, settleRequest } = await load('domain/ledger/requests.js')
const { takeBackCredits } = await load('domain/ledger/take-back-credits.js')
const { settleDueAccounts } = await load('domain/ledger/settle-due-accounts.js')

const { database } = openDatabase(process.argv[2], createLogger('silent'))
const SHARE = 0.2
const CENTS_PER_CREDIT = 5
const CENTS_PER_REWARD = 80

const paidWith = (amount) => [
  { account: { kind: 'payments' }, amount: -amount * CENTS_PER_CREDIT },
  { account: { kind: 'sales' }, amount: amount * CENTS_PER_CREDIT },
]

/** The payee's income and the platform's share, which come to the price to the cent. */
function incomeOf(payeeId, amount) {
  const price = amount * CENTS_PER_CREDIT
  const fee = Math.round(price * SHARE)
  return [
    { account: { kind: 'sales' }, amount: -price },
    { account: { kind: 'income', ownerId: payeeId }, amount: price - fee },
    { account: { kind: 'fees' }, amount: fee },
  ]
}

const redeemed = (userId, amount) => [
  { account: { kind: 'rewards_redeemed' }, amount },
  { account: { kind: 'income', ownerId: userId }, amount: amount * CENTS_PER_REWARD },
  { account: { kind: 'rewards_paid' }, amount: -amount * CENTS_PER_REWARD },
]
const kept = (userId, amount) => [{ account: { kind: 'reward_credits', ownerId: userId }, amount }]

const OPERATIONS = {
  buy: (tx, { heading, userId, amount }) =>
    grantCredits(tx, { ...heading, userId, amount, source: 'bought', endsAt: null, also: paidWith(amount) }),
  plan: (tx, { heading, userId, amount, dueAt }) =>
    grantCredits(tx, { ...heading, userId, amount, source: 'plan', endsAt: new Date(dueAt) }),
  spend: (tx, { heading, userId, amount }) => spendCredits(tx, { ...heading, userId, amount, now: new Date() }),
  pay: (tx, { heading, userId, payeeId, amount }) =>
    spendCredits(tx, {
      ...{ ...heading, userId, amount, now: new Date() },
      ...{ also: incomeOf(payeeId, amount), payees: [payeeId] },
    }),
  hold: (tx, { heading, userId, amount, dueAt }) =>
    holdCredits(tx, { ...heading, userId, amount, now: new Date(), dueAt: new Date(dueAt) }),
  end: (tx, { holdId, outcome, amount }) =>
    endHold(tx, { holdId, outcome, reason: 'A hold ended', actorId: null, ...(outcome === 'posted' && { amount }) }),
  refund: (tx, { heading, userId, amount, grantKey }) =>
    takeBackCredits(tx, { ...heading, userId, amount, grantKey, now: new Date() }),
  reward: (tx, { heading, userId, amount, dueAt }) =>
    bookEarning(tx, {
      ...{ ...heading, userId, currency: 'reward', amount, availableAt: new Date(dueAt) },
      from: [{ account: { kind: 'rewards_issued' }, amount: -amount }],
    }),
  redeem: async (tx, { heading, userId, amount }) => ({
    potId: await setAsideForRequest(tx, { ...heading, userId, of: 'redemption', amount }),
  }),
  decide: (tx, { heading, userId, potId, isApproved }) =>
    settleRequest(tx, {
      ...{ ...heading, userId, potId },
      entries: (amount) => (isApproved ? redeemed(userId, amount) : kept(userId, amount)),
    }),
  return: (tx, { transferId, userId }) =>
    returnSpending(tx, { transferId, userId, reason: 'A spending was returned', actorId: null }),
}

async function book(order) {
  if (order.operation === 'sweep') return settleDueAccounts(database, new Date())
  const heading = {
    key: order.key,
    kind: `chaos_${order.operation}`,
    reason: `Chaos: ${order.operation}`,
    actorId: null,
  }
  return database.transaction().execute(async (tx) => {
    // Redemptions are found by their own row in the product, which is stored under the same key.
    const earlier = order.operation === 'redeem' ? await findPot(tx, order.key) : undefined
    return earlier ? { potId: earlier } : OPERATIONS[order.operation](tx, { ...order, heading })
  })
}

async function findPot(tx, key) {
  const pot = tx
    .selectFrom('ledger_transfers as transfer')
    .innerJoin('ledger_entries as entry', 'entry.transfer_id', 'transfer.id')
    .innerJoin('ledger_accounts as account', 'account.id', 'entry.account_id')
    .select('account.id')
    .where('transfer.key', '=', key)
    .where('account.kind', '=', 'redemption_requested')
  return (await pot.executeTakeFirst())?.id
}

process.on('message', async ({ id, order }) => {
  try {
    process.send({ id, posted: await book(order) })
  } catch (error) {
    if (error instanceof AppError) process.send({ id, refused: error.code })
    // Whether it was booked nobody knows: the same key will tell.
    else process.send({ id, lost: String(error.message ?? error), code: error.code ?? null })
  }
})
process.on('disconnect', () => process.exit(0))
process.send({ isReady: true })
