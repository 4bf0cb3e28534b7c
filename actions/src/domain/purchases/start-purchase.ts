import { type Caller, requireVerifiedEmail } from '#platform/caller.js'
import { HOUR_MS } from '#platform/clock.js'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { countAttempt, type ThrottleRule } from '#platform/trust/throttle.js'
import type { PurchaseType, Quote } from './define-purchase-type.js'
import { ensurePaymentCustomer } from './payment-customer.js'
import type { Purchase } from './purchase.js'
import { closeOpen, findOpen, insertOpen, type NewPurchase, setSession, toRow } from './purchases.store.js'

const CHECKOUTS: ThrottleRule = { name: 'checkout:person', limit: 60, windowMs: HOUR_MS }
/** Each try closes at most one earlier checkout. */
const MAX_TRIES = 4

interface Order {
  type: PurchaseType
  /** The fields of the type, not yet validated. */
  input: unknown
  /** Where the buyer goes afterwards: a path of ours. */
  redirectTo: string | null
}

/**
 * Opens a checkout, or continues the open one for the same subject, so that a second click or tab can't pay twice.
 * @returns where to pay
 * @throws AppError EMAIL_NOT_VERIFIED, PAYMENTS_UNAVAILABLE, TOO_MANY_ATTEMPTS, and whatever refuses the quote
 */
export async function startPurchase(services: Services, caller: Caller, order: Order): Promise<{ url: string }> {
  requireVerifiedEmail(caller)
  await countAttempt(services.database, services.clock, [{ rule: CHECKOUTS, subject: caller.userId }])
  const elsewhere = await services.database
    .transaction()
    .execute((transaction) => order.type.continueAt(transaction, caller, order.input, services))
  if (elsewhere) return { url: services.config.PUBLIC_URL + elsewhere }
  const quoted = await quotePurchase(services, caller, order)
  const customerId = await ensurePaymentCustomer(services, caller)
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const purchase = await openOrFind(services, quoted)
    if (!purchase) continue
    const url = isSame(purchase, quoted)
      ? await findPage(services, { purchase, quote: quoted.quote, customerId, type: order.type })
      : await replace(services, purchase)
    if (url) return { url }
  }
  throw new AppError('ALREADY_DONE', { message: 'Another checkout for this is open. Try again in a moment.' })
}

function quotePurchase(services: Services, caller: Caller, order: Order): Promise<NewPurchase> {
  const { type, input, redirectTo } = order
  return services.database.transaction().execute(async (transaction) => {
    const quote = await type.quote(transaction, caller, input, services)
    return { buyerId: caller.userId, type: type.type, quote, redirectTo }
  })
}

function openOrFind({ database }: Services, purchase: NewPurchase): Promise<Purchase | undefined> {
  return database
    .transaction()
    .execute(
      async (transaction) => (await insertOpen(transaction, purchase)) ?? findOpen(transaction, purchase.quote.subject),
    )
}

/** Same buyer, price and contents. */
function isSame(purchase: Purchase, quoted: NewPurchase): boolean {
  const row: Partial<Purchase> = purchase
  return Object.entries(toRow(quoted)).every(([column, value]) => {
    const stored = row[column as keyof Purchase] ?? null
    return column === 'fee_percent' ? Number(stored) === Number(value) : stored === value
  })
}

interface Checkout {
  purchase: Purchase
  quote: Quote
  customerId: string
  type: PurchaseType
}

/** The page of the purchase's checkout, which is opened if it wasn't; undefined if it has ended meanwhile. */
async function findPage(services: Services, checkout: Checkout): Promise<string | undefined> {
  const { purchase, type } = checkout
  if (purchase.session_id === null) return openPage(services, checkout)
  const session = await services.payments.readCheckout(purchase.session_id)
  if (session.url) return session.url
  // Its event is on its way.
  if (session.status === 'paid') {
    const path = type.returnPaths(purchase).paid.replace('{CHECKOUT_SESSION_ID}', purchase.session_id)
    return services.config.PUBLIC_URL + path
  }
  await closeOpen(services.database, purchase.id, 'expired')
  return undefined
}

async function openPage(services: Services, { purchase, quote, customerId, type }: Checkout): Promise<string> {
  const { PUBLIC_URL } = services.config
  const { paid, cancelled } = type.returnPaths(purchase)
  const { title, amount_cents: amountCents } = purchase
  const { sessionId, url } = await services.payments.startCheckout(
    {
      customerId,
      purchase: quote.terms ? { type: 'subscription', terms: quote.terms } : { type: 'once', name: title, amountCents },
      reference: purchase.id,
      metadata: { purchaseId: purchase.id, purchaseType: purchase.purchase_type },
      successUrl: PUBLIC_URL + paid,
      cancelUrl: `${PUBLIC_URL}${cancelled}${cancelled.includes('?') ? '&' : '?'}purchase=${purchase.id}`,
    },
    `purchase:${purchase.id}`,
  )
  await setSession(services.database, purchase.id, sessionId)
  return url
}

/** Closes an open checkout for the same subject on other terms. @throws AppError ALREADY_DONE if it has just been paid */
async function replace({ database, payments }: Services, purchase: Purchase): Promise<undefined> {
  const session = purchase.session_id ? await payments.cancelCheckout(purchase.session_id) : null
  if (session?.status === 'paid') throw new AppError('ALREADY_DONE', { message: 'This has just been paid.' })
  await closeOpen(database, purchase.id, 'cancelled')
}
