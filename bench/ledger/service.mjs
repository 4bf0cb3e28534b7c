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
const { settleDueAccounts } = await load('domain/ledger/settle-due-accounts.js')

const { database } = openDatabase(process.argv[2], createLogger('silent'))
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
  return database.transaction().execute((tx) => OPERATIONS[order.operation](tx, { ...order, heading }))
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
