import { load } from './product.mjs'

const { grantCredits, spendCredits, returnSpending } = await load('domain/ledger/credits.js')
const { holdCredits, endHold } = await load('domain/ledger/credit-holds.js')
const { bookEarning } = await load('domain/ledger/earnings.js')
const { setAsideForRequest, settleRequest } = await load('domain/ledger/requests.js')
const { readCentsPerReward } = await load('domain/staff-money/second-person.store.js')
const { takeBackCredits } = await load('domain/ledger/take-back-credits.js')

const SHARE = 0.2
const CENTS_PER_CREDIT = 5

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

const redeemed = (userId, amount, centsPerReward) => [
  { account: { kind: 'rewards_redeemed' }, amount },
  { account: { kind: 'income', ownerId: userId }, amount: amount * centsPerReward },
  { account: { kind: 'rewards_paid' }, amount: -amount * centsPerReward },
]
const kept = (userId, amount) => [{ account: { kind: 'reward_credits', ownerId: userId }, amount }]

const endOf =
  (outcome) =>
  (tx, { holdId, amount }) =>
    endHold(tx, { holdId, outcome, reason: 'A hold ended', actorId: null, ...(outcome === 'posted' && { amount }) })

const OPERATIONS = {
  buy: (tx, { heading, userId, amount }) =>
    grantCredits(tx, { ...heading, userId, amount, source: 'bought', endsAt: null, also: paidWith(amount) }),
  grant: (tx, { heading, userId, amount, source, dueAt }) =>
    grantCredits(tx, { ...heading, userId, amount, source, endsAt: dueAt && new Date(dueAt) }),
  spend: (tx, { heading, userId, amount, now }) => spendCredits(tx, { ...heading, userId, amount, now: new Date(now) }),
  pay: (tx, { heading, userId, payeeId, amount, now }) =>
    spendCredits(tx, {
      ...{ ...heading, userId, amount, now: new Date(now) },
      ...{ also: incomeOf(payeeId, amount), payees: [payeeId] },
    }),
  hold: (tx, { heading, userId, amount, dueAt, now }) =>
    holdCredits(tx, { ...heading, userId, amount, now: new Date(now), dueAt: new Date(dueAt) }),
  post: endOf('posted'),
  void: endOf('voided'),
  expire: endOf('expired'),
  refund: (tx, { heading, userId, amount, grantKey, now }) =>
    takeBackCredits(tx, { ...heading, userId, amount, granted: amount, takenBefore: 0, grantKey, now: new Date(now) }),
  reward: (tx, { heading, userId, amount, dueAt }) =>
    bookEarning(tx, {
      ...{ ...heading, userId, currency: 'reward', amount, availableAt: new Date(dueAt) },
      from: [{ account: { kind: 'rewards_issued' }, amount: -amount }],
    }),
  redeem: async (tx, { heading, userId, amount }) => ({
    potId: await setAsideForRequest(tx, { ...heading, userId, of: 'redemption', amount }),
  }),
  decide: async (tx, { heading, userId, potId, isApproved }) => {
    const centsPerReward = await readCentsPerReward(tx)
    return settleRequest(tx, {
      ...{ ...heading, userId, potId },
      entries: (amount) => (isApproved ? redeemed(userId, amount, centsPerReward) : kept(userId, amount)),
    })
  },
  return: (tx, { transferId, userId }) =>
    returnSpending(tx, { transferId, userId, reason: 'A spending was returned', actorId: null }),
}

/** Books an order of credits or rewards by the product's ledger, in one transaction. */
export function bookCredits(database, order) {
  // The verdict reads from the reason at what time credits were drawn.
  const at = new Date(order.now).toISOString()
  const kind = `chaos_${order.operation}`
  const heading = { key: order.key, kind, reason: `Chaos: ${order.operation} at ${at}`, actorId: null }
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
