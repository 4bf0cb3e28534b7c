import { withClient } from '../../scripts/lib/database/database.mjs'

/** What subscriptions can be changed to, the cheapest first, as the provider is told. */
export function readPrices(url) {
  return withClient(url, async (client) => {
    const { rows } = await client.query(
      `select price_id as "priceId", billed_cents as cents, duration from plan_prices
       where is_sold and saas_type = 'user' and duration in ('quarterly', 'yearly') order by billed_cents`,
    )
    return rows
  })
}

/** A change to the next dearer plan, with the price of the rest of the period, as the product asks for it. */
export async function changePlan(service, id, prices, priceId) {
  const next = prices[prices.findIndex((price) => price.priceId === priceId) + 1]
  if (!next) return
  const { items } = await service.read(`subscriptions/${id}`)
  const product = `sagework_${next.priceId}`
  await service.sandbox('products', { id: product, name: next.priceId }).catch(ignoreKnown)
  const [interval, count] = next.duration === 'yearly' ? ['year', 1] : ['month', 3]
  await service.sandbox(`subscriptions/${id}`, {
    'items[0][id]': items.data[0].id,
    'items[0][price_data][currency]': 'usd',
    'items[0][price_data][unit_amount]': next.cents,
    'items[0][price_data][product]': product,
    'items[0][price_data][recurring][interval]': interval,
    'items[0][price_data][recurring][interval_count]': count,
    'metadata[priceId]': next.priceId,
    ...{ proration_behavior: 'always_invoice', payment_behavior: 'error_if_incomplete' },
  })
}

function ignoreKnown(error) {
  if (!String(error).includes('resource_already_exists')) throw error
}

/** Renewals, a declined one, and the end. */
export async function liveOn(service, id, { renewals, isRenewalDeclined, isCancelled }) {
  for (let count = 0; count < renewals; count++) await service.sandbox(`test_helpers/subscriptions/${id}/renew`)
  if (isRenewalDeclined)
    await service.sandbox(`test_helpers/subscriptions/${id}/renew`, {
      default_payment_method: 'pm_card_chargeCustomerFail',
    })
  if (!isCancelled) return
  await service.sandbox(`subscriptions/${id}`, { cancel_at_period_end: 'true' })
  if (!isRenewalDeclined) await service.sandbox(`test_helpers/subscriptions/${id}/renew`)
}

/** The payment of a subscription's latest invoice; null if that isn't paid. */
export async function latestPayment(service, id) {
  const { latest_invoice } = await service.read(`subscriptions/${id}`)
  const { payments } = await service.read(`invoices/${latest_invoice}?expand[]=payments`)
  return payments.data[0]?.payment.payment_intent ?? null
}
