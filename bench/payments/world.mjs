import { setTimeout as delay } from 'node:timers/promises'
import { withClient } from '../../scripts/lib/database/database.mjs'
import { between } from '../chaos/options.mjs'
import { arrangeApplications, hireOrder, MISSES, missHire } from './hires.mjs'
import { changePlan, latestPayment, liveOn, readPrices } from './subscriptions.mjs'

const PACKS = ['credits_200', 'credits_1000', 'credits_2000']
const PLANS = ['basic_quarterly_user', 'advance_yearly_user', 'growth_yearly_user', 'seven_day_user']
const CARDS = { good: '4242 4242 4242 4242', declined: '4000 0000 0000 0002' }
const PARALLEL = 8
const A_SECOND_AND_MORE = 1100

/**
 * Buyers who each begin a checkout for Credits, a plan or a hire and pay, are declined at first, or let it expire. Plans are
 * changed, renewed, declined and cancelled; experts leave before their hire's event; some payments are refunded, in part or
 * wholly, or disputed. Events are held back all the while.
 */
export async function makePurchases(service, url, { buyers, experts }, random) {
  const sessions = await openSessions(url, buyers)
  const applications = await arrangeApplications(url, buyers, experts)
  const prices = await readPrices(url)
  await service.sandbox('test_helpers/delivery', { is_held: 'true' })
  const plans = sessions.map((person) => ({ person, plan: planOf(random, applications.get(person.userId)) }))
  await inParallel(plans, PARALLEL, ({ person, plan }) => buy({ service, url, prices, person, plan }))
}

function planOf(random, application) {
  const what = random()
  return {
    order: orderOf(what, random, application),
    application: what >= 0.8 ? application : null,
    miss: random() < 0.4 ? pick(Object.keys(MISSES), random) : null,
    isDeclinedFirst: random() < 0.15,
    isPaid: random() < 0.85,
    renewals: between(random, 0, 3),
    isChanged: random() < 0.3,
    takesFirstBack: random() < 0.5,
    isTakenBackLater: random() < 0.6,
    isRenewedAfterwards: random() < 0.3,
    isRenewalDeclined: random() < 0.2,
    isCancelled: random() < 0.3,
    refunds: random() < 0.35 ? between(random, 1, 3) : 0,
    isWholeRefund: random() < 0.4,
    dispute: random() < 0.15 ? pick(['won', 'lost', 'open'], random) : null,
  }
}

function orderOf(what, random, application) {
  if (what < 0.4) return { purchaseType: 'saas', priceId: pick(PLANS, random) }
  return what < 0.8 ? { purchaseType: 'wizlings', priceId: pick(PACKS, random) } : hireOrder(application)
}

const pick = (list, random) => list[between(random, 0, list.length - 1)]

async function buy({ service, url, prices, person, plan }) {
  const { url: page } = await service.post('/api/payment/checkout-session', plan.order, person)
  const sessionId = page.split('/').at(-1)
  if (plan.isDeclinedFirst) await pay(service, sessionId, CARDS.declined)
  if (!plan.isPaid) return service.sandbox(`checkout/sessions/${sessionId}/expire`)
  await pay(service, sessionId, CARDS.good)
  if (plan.application && plan.miss) return missHire(url, plan.application, plan.miss)
  const { payment_intent, subscription } = await service.read(`checkout/sessions/${sessionId}`)
  if (!subscription) return takeBack(service, payment_intent, plan)
  const first = await latestPayment(service, subscription)
  if (plan.isChanged) await changePlan(service, subscription, prices, plan.order.priceId)
  await liveOn(service, subscription, plan)
  const payment = plan.takesFirstBack ? first : await latestPayment(service, subscription)
  // What was collected in the same second as a loss came too late for it.
  if (plan.isTakenBackLater) await delay(A_SECOND_AND_MORE)
  if (payment) await takeBack(service, payment, plan)
  if (plan.isRenewedAfterwards) await liveOn(service, subscription, { renewals: 1 })
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
