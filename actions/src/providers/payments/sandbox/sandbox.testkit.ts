import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import type { Clock } from '#platform/clock.js'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { atEnd } from '#tests/at-end.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { sandboxSecret } from '#tests/environment.js'
import type { PaymentEvent } from '../payment-events.js'
import type { Checkout, Payments, SubscriptionTerms } from '../payments.js'
import { createStripePayments } from '../stripe-payments.js'
import { sandboxAccount } from './sandbox-account.js'

export const CARD = { number: '4242 4242 4242 4242', expiry: '12 / 60', cvc: '123', name: 'Nora Field' }
export const QUARTERLY: SubscriptionTerms = {
  planKey: 'basic_quarterly',
  name: 'Basic, quarterly',
  amountCents: 23_700,
  interval: 'month',
  intervalCount: 3,
}

/** A clock that a test can move. */
export function createMovableClock() {
  let ahead = 0
  return {
    now: () => new Date(Date.now() + ahead),
    move(milliseconds: number) {
      ahead += milliseconds
    },
  } satisfies Clock & { move(milliseconds: number): void }
}

interface Delivery {
  body: string
  signature: string
}

/** A webhook that keeps what it gets; `answers` are the statuses of its next replies, 200 after that. */
export async function startReceiver() {
  const deliveries: Delivery[] = []
  const answers: number[] = []
  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    deliveries.push({ body: Buffer.concat(chunks).toString(), signature: String(request.headers['stripe-signature']) })
    response.writeHead(answers.shift() ?? 200).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  atEnd(() => {
    server.closeAllConnections()
    server.close()
  })
  return { deliveries, answers, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook` }
}

let keys = 0
export const newKey = () => `test-${++keys}-${process.pid}`

export interface TestSandbox {
  database: TestDatabase
  actions: TestActions
  clock: ReturnType<typeof createMovableClock>
  payments: Payments
  /** The real client of Stripe, speaking with the sandbox. */
  stripe: Stripe
  receiver: Awaited<ReturnType<typeof startReceiver>>
  /** A call of the sandbox's test helpers. */
  helper<Reply = Record<string, unknown>>(path: string, parameters?: Record<string, unknown>): Promise<Reply>
  customer(): Promise<string>
  /** Every event that mentions this id, oldest first. */
  eventsOf(id: string): Promise<PaymentEvent[]>
  /** Opens a checkout: $10 once, unless told otherwise. */
  checkout(details?: Partial<Checkout>): Promise<{ sessionId: string; url: string }>
  /** Posts the form of the page. `html` is the page that it leads to, if that is one of the sandbox's. */
  pay(sessionId: string, card?: Partial<typeof CARD>): Promise<{ status: number; to: string | null; html: string }>
  /** A subscription that is paid and active. */
  subscribe(terms?: SubscriptionTerms, card?: Partial<typeof CARD>): Promise<string>
}

/** The service with its sandbox, and a webhook of the test's own. */
export async function openTestSandbox(): Promise<TestSandbox> {
  const database = await createTestDatabase()
  const clock = createMovableClock()
  const actions = await startTestActions(database, { engine: false, fakes: { clock } })
  const receiver = await startReceiver()
  const account = sandboxAccount(
    { secret: sandboxSecret() },
    { HOST: '127.0.0.1', ACTIONS_PORT: Number(new URL(actions.url).port) },
  )
  const payments = createStripePayments(account, clock)
  const stripe = new Stripe(account.secretKey, {
    host: account.address.hostname,
    port: account.address.port,
    protocol: 'http',
    maxNetworkRetries: 0,
  })
  const helper: TestSandbox['helper'] = async (path, parameters = {}) =>
    (await stripe.rawRequest('POST', `/v1/test_helpers/${path}`, parameters)) as never
  await helper('delivery', { url: receiver.url })
  const sandbox = { database, actions, clock, payments, stripe, receiver, helper }
  const eventsOf: TestSandbox['eventsOf'] = async (id) => {
    const events: PaymentEvent[] = []
    for await (const event of payments.listEvents(new Date(0)))
      if (JSON.stringify(event).includes(id)) events.push(event)
    return events
  }
  return { ...sandbox, eventsOf, ...customerDeeds(sandbox) }
}

function customerDeeds({ payments, actions }: Pick<TestSandbox, 'payments' | 'actions'>) {
  const customer: TestSandbox['customer'] = async () => {
    const nora = { email: 'nora@brightwater.example', name: 'Nora Field', userId: 'u-1' }
    return (await payments.createCustomer(nora, newKey())).customerId
  }
  const checkout: TestSandbox['checkout'] = async (details) =>
    payments.startCheckout(
      {
        customerId: details?.customerId ?? (await customer()),
        purchase: { type: 'once', name: '200 Wizlings', amountCents: 1_000 },
        reference: 'purchase-1',
        metadata: { purpose: 'wizlings' },
        successUrl: 'http://localhost:3000/subscriptions?is_payment_success=true&session={CHECKOUT_SESSION_ID}',
        cancelUrl: 'http://localhost:3000/subscriptions?is_payment_cancelled=true',
        ...details,
      },
      newKey(),
    )
  const pay: TestSandbox['pay'] = async (sessionId, card) => {
    const page = `/api/payment/sandbox/checkout/${sessionId}`
    const answer = await fetch(actions.url + page, {
      method: 'POST',
      body: new URLSearchParams({ ...CARD, ...card }),
      redirect: 'manual',
    })
    const to = answer.headers.get('location')
    const html = to === page ? await (await fetch(actions.url + page)).text() : await answer.text()
    return { status: answer.status, to, html }
  }
  const subscribe: TestSandbox['subscribe'] = async (terms = QUARTERLY, card) => {
    const { sessionId } = await checkout({ purchase: { type: 'subscription', terms } })
    await pay(sessionId, card)
    const { subscriptionId } = await payments.readCheckout(sessionId)
    if (!subscriptionId) throw new Error('the subscription did not begin')
    return subscriptionId
  }
  return { customer, checkout, pay, subscribe }
}
