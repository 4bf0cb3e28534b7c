// The service of the ledger's chaos run: books what the run sends it, with the compiled product, and answers what became of
// it. It may be killed at any moment.
import { bookCredits } from './credit-operations.mjs'
import { bookPlan, remember } from './plan-operations.mjs'
import { load } from './product.mjs'

const { openDatabase } = await load('platform/database.js')
const { createLogger } = await load('platform/logging/logger.js')
const { AppError } = await load('platform/errors.js')
const { settleDueAccounts } = await load('domain/ledger/settle-due-accounts.js')

/** What mails and links are made of. */
const CONFIG = { PUBLIC_URL: 'http://books.example', PRODUCT_NAME: 'Books', AUTH_SECRET: 'of-this-run' }

const log = createLogger('silent')
const { database } = openDatabase(process.argv[2], log)
const services = { database, log, config: CONFIG }

let sweeping = null

async function book(order) {
  if (order.operation === 'sweep') {
    // One at a time, as the product's queue runs it: one that is asked for again while it runs is the same.
    sweeping ??= sweep(order).finally(() => {
      sweeping = null
    })
    return sweeping
  }
  return order.isOfPlans ? bookPlan(services, order) : bookCredits(database, order)
}

async function sweep(order) {
  await settleDueAccounts(database, new Date(order.now))
  return bookPlan(services, order)
}

process.on('message', async ({ id, order, known }) => {
  if (known) return known.forEach(remember)
  try {
    process.send({ id, posted: await book(order) })
  } catch (error) {
    if (error instanceof AppError) process.send({ id, refused: error.code })
    // Whether it was booked nobody knows: the same key will tell.
    else
      process.send({
        id,
        lost: String(error.message ?? error),
        code: error.constraint ?? error.code ?? null,
        isConstraint: error.constraint !== undefined,
      })
  }
})
process.on('disconnect', () => process.exit(0))
process.send({ isReady: true })
