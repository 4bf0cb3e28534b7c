import { withClient } from '../../scripts/lib/database/database.mjs'
import { between } from '../chaos/options.mjs'

const PACKS = ['credits_200', 'credits_1000', 'credits_2000']
const PLANS = ['basic_quarterly_user', 'advance_yearly_user', 'growth_yearly_user', 'seven_day_user']
const CARDS = { good: '4242 4242 4242 4242', declined: '4000 0000 0000 0002' }
const PARALLEL = 8

/**
 * Buyers who each begin a checkout for Credits or a plan and pay, are declined at first, or let it expire. Plans are renewed,
 * declined and cancelled; some payments are refunded, in part or wholly, or disputed. Events are held back all the while.
 */
export async function makePurchases(service, url, people, random) {
  const sessions = await openSessions(url, people)
  await service.sandbox('test_helpers/delivery', { is_held: 'true' })
  const plans = sessions.map((person) => ({ person, plan: planOf(random) }))
  await inParallel(plans, PARALLEL, ({ person, plan }) => buy(service, person, plan))
}

function planOf(random) {
  const isPlan = random() < 0.4
  return {
    order: isPlan
      ? { purchaseType: 'saas', priceId: PLANS[between(random, 0, PLANS.length - 1)] }
      : { purchaseType: 'wizlings', priceId: PACKS[between(random, 0, PACKS.length - 1)] },
    isDeclinedFirst: random() < 0.15,
    isPaid: random() < 0.85,
    renewals: between(random, 0, 3),
    isRenewalDeclined: random() < 0.2,
    isCancelled: random() < 0.3,
    refunds: random() < 0.35 ? between(random, 1, 3) : 0,
    isWholeRefund: random() < 0.4,
    dispute: random() < 0.15 ? ['won', 'lost', 'open'][between(random, 0, 2)] : null,
  }
}

async function buy(service, person, plan) {
  const { url } = await service.post('/api/payment/checkout-session', plan.order, person)
  const sessionId = url.split('/').at(-1)
  if (plan.isDeclinedFirst) await pay(service, sessionId, CARDS.declined)
  if (!plan.isPaid) return service.sandbox(`checkout/sessions/${sessionId}/expire`)
  await pay(service, sessionId, CARDS.good)
  const { payment_intent, subscription } = await service.read(`checkout/sessions/${sessionId}`)
  if (subscription) await liveOn(service, subscription, plan)
  else await takeBack(service, payment_intent, plan)
}

/** Renewals, a declined one, and the end. */
async function liveOn(service, id, { renewals, isRenewalDeclined, isCancelled }) {
  for (let count = 0; count < renewals; count++) await service.sandbox(`test_helpers/subscriptions/${id}/renew`)
  if (isRenewalDeclined)
    await service.sandbox(`test_helpers/subscriptions/${id}/renew`, {
      default_payment_method: 'pm_card_chargeCustomerFail',
    })
  if (!isCancelled) return
  await service.sandbox(`subscriptions/${id}`, { cancel_at_period_end: 'true' })
  if (!isRenewalDeclined) await service.sandbox(`test_helpers/subscriptions/${id}/renew`)
}

async function takeBack(service, payment, { refunds, isWholeRefund, dispute }) {
  for (let count = 0; count < refunds; count++)
    await service.sandbox('refunds', { payment_intent: payment, amount: 137 + 101 * count })
  if (dispute) {
    const { id } = await service.sandbox('test_helpers/disputes', { payment_intent: payment })
    if (dispute !== 'open') await service.sandbox(`test_helpers/disputes/${id}/close`, { status: dispute })
  } else if (isWholeRefund && refunds > 0) await service.sandbox('refunds', { payment_intent: payment })
}

async function pay(service, sessionId, number) {
  const answer = await fetch(`${service.url}/api/payment/sandbox/checkout/${sessionId}`, {
    method: 'POST',
    headers: service.sender(),
    body: new URLSearchParams({ number, expiry: '12 / 60', cvc: '123', name: 'Bench' }),
    redirect: 'manual',
  })
  await answer.arrayBuffer()
}

function openSessions(url, people) {
  return withClient(url, async (client) => {
    const { rows } = await client.query(
      `insert into auth.sessions (user_id, token, expires_at)
       select id, gen_random_uuid()::text, now() + interval '1 day' from unnest($1::uuid[]) as id
       returning id as "sessionId", user_id as "userId"`,
      [people],
    )
    return rows
  })
}

export async function inParallel(items, width, work) {
  const left = items.values()
  const worker = async () => {
    for (const item of left) await work(item)
  }
  await Promise.all(Array.from({ length: width }, worker))
}
