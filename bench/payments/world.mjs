import { withClient } from '../../scripts/lib/database/database.mjs'
import { between } from '../chaos/options.mjs'

const PACKS = ['credits_200', 'credits_1000', 'credits_2000']
const CARDS = { good: '4242 4242 4242 4242', declined: '4000 0000 0000 0002' }
const PARALLEL = 8

/**
 * Buyers who each begin a checkout and pay, are declined, let it expire or come back later; some payments are refunded, in
 * part or wholly, or disputed. Events are held back all the while.
 */
export async function makePurchases(service, url, people, random) {
  const sessions = await openSessions(url, people)
  await service.sandbox('test_helpers/delivery', { is_held: 'true' })
  const plans = sessions.map((person) => ({ person, plan: planOf(random) }))
  await inParallel(plans, PARALLEL, ({ person, plan }) => buy(service, person, plan))
}

function planOf(random) {
  return {
    pack: PACKS[between(random, 0, PACKS.length - 1)],
    isDeclinedFirst: random() < 0.15,
    isPaid: random() < 0.85,
    refunds: random() < 0.35 ? between(random, 1, 3) : 0,
    isWholeRefund: random() < 0.4,
    dispute: random() < 0.15 ? ['won', 'lost', 'open'][between(random, 0, 2)] : null,
  }
}

async function buy(service, person, plan) {
  const { url } = await service.post(
    '/api/payment/checkout-session',
    { purchaseType: 'wizlings', priceId: plan.pack },
    person,
  )
  const sessionId = url.split('/').at(-1)
  if (plan.isDeclinedFirst) await pay(service, sessionId, CARDS.declined)
  if (!plan.isPaid) return service.sandbox(`checkout/sessions/${sessionId}/expire`)
  await pay(service, sessionId, CARDS.good)
  const paymentId = await paymentOf(service, sessionId)
  for (let count = 0; count < plan.refunds; count++)
    await service.sandbox('refunds', { payment_intent: paymentId, amount: 137 + 101 * count })
  if (plan.dispute) {
    const { id } = await service.sandbox('test_helpers/disputes', { payment_intent: paymentId })
    if (plan.dispute !== 'open') await service.sandbox(`test_helpers/disputes/${id}/close`, { status: plan.dispute })
  } else if (plan.isWholeRefund && plan.refunds > 0) await service.sandbox('refunds', { payment_intent: paymentId })
}

async function pay(service, sessionId, number) {
  const answer = await fetch(`${service.url}/api/payment/sandbox/checkout/${sessionId}`, {
    method: 'POST',
    body: new URLSearchParams({ number, expiry: '12 / 60', cvc: '123', name: 'Bench' }),
    redirect: 'manual',
  })
  await answer.arrayBuffer()
}

async function paymentOf(service, sessionId) {
  const { payment_intent } = await service.read(`checkout/sessions/${sessionId}`)
  return payment_intent
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
