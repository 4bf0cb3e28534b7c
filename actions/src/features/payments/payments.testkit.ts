import { expect } from 'vitest'
import type { Config } from '#actions/config.js'
import { openDatabase } from '#platform/database.js'
import { createLogger } from '#platform/logging/logger.js'
import type { Services } from '#platform/services.js'
import { openTestSandbox, type TestSandbox } from '#providers/payments/sandbox/sandbox.testkit.js'
import { sandboxAccount } from '#providers/payments/sandbox/sandbox-account.js'
import { atEnd } from '#tests/at-end.js'
import { sandboxSecret } from '#tests/environment.js'
import type { Answer, Body } from '#tests/http.js'
import { type Persona, persona, tokenFor } from '#tests/tokens.js'

type PurchaseRow = Body & {
  id: string
  status: string
  session_id: string
  payment_id: string | null
  receipt_number: number | null
}

export interface TestPurchases extends TestSandbox {
  webhookSecret: string
  /** What applies events, to try many orders cheaply. */
  services: Services
  nora: Persona
  tom: Persona
  /** The checkout call; Nora buys 200 credits unless told otherwise. */
  start(body?: Body, buyer?: Persona): Promise<Answer<{ url: string }>>
  /** Starts a checkout and returns its session's id. */
  open(body?: Body, buyer?: Persona): Promise<string>
  /** Everything that the provider has to say about an object, as it sends it. */
  rawEvents(id: string): Promise<string[]>
  /** Posts a body to the webhook, signed now unless another header is given. */
  deliver(body: string, signature?: string | null): Promise<Answer>
  deliverAll(id: string): Promise<void>
  purchase(sessionId: string): Promise<PurchaseRow>
  /** What somebody has of credits, minus what they owe. */
  credits(buyer?: Persona): Promise<number>
  owed(buyer?: Persona): Promise<number>
  /** The dollars booked so far. */
  sales(): Promise<number>
}

/** The service with its sandbox, whose events are only delivered when the test says so. */
export async function openTestPurchases(): Promise<TestPurchases> {
  const sandbox = await openTestSandbox()
  const { actions, database, stripe, clock } = sandbox
  const [nora, tom] = await Promise.all(
    ['nora@brightwater.example', 'tom@client.example'].map((email) => persona(database, email)),
  )
  if (!nora || !tom) throw new Error('the personas are missing')
  const { webhookSecret } = sandboxAccount({ secret: sandboxSecret() }, { HOST: '127.0.0.1', ACTIONS_PORT: 0 })
  const start: TestPurchases['start'] = (body, buyer = nora) =>
    actions.post('/api/payment/checkout-session', body ?? PACK, { token: tokenFor(buyer) })
  const open: TestPurchases['open'] = async (body, buyer) => {
    const answer = await start(body, buyer)
    expect(answer.status).toBe(200)
    return String(answer.body.url.split('/').at(-1))
  }
  const rawEvents: TestPurchases['rawEvents'] = async (id) => {
    const events: string[] = []
    for await (const event of stripe.events.list()) {
      const text = JSON.stringify(event)
      if (text.includes(id)) events.push(text)
    }
    return events.reverse()
  }
  const deliver: TestPurchases['deliver'] = (body, signature) => {
    const timestamp = Math.floor(clock.now().getTime() / 1000)
    const header =
      signature ?? stripe.webhooks.generateTestHeaderString({ payload: body, secret: webhookSecret, timestamp })
    const headers: Record<string, string> = signature === null ? {} : { 'stripe-signature': header }
    return actions.request('POST', '/api/payment/webhook', body, { headers })
  }
  const sum = async (query: string, values?: unknown[]) =>
    Number((await database.query<{ sum: string }>(query, values))[0]?.sum)
  const balance = (kinds: string[], buyer: Persona) =>
    sum('select coalesce(sum(balance), 0) as sum from ledger_accounts where owner_id = $1 and kind = any($2)', [
      buyer.id,
      kinds,
    ])
  const log = createLogger('silent')
  const handle = openDatabase(database.actionsUrl, log)
  atEnd(() => handle.close())
  const config = {
    PRODUCT_NAME: 'Sagework',
    PUBLIC_URL: 'http://localhost:3000',
    AUTH_SECRET: 'of-this-test',
  } as Config
  const services = {
    config,
    database: handle.database,
    clock,
    log,
    payments: sandbox.payments,
  } as Partial<Services> as Services
  return {
    ...sandbox,
    ...{ webhookSecret, services, nora, tom, start, open, rawEvents, deliver },
    async deliverAll(id) {
      for (const body of await rawEvents(id)) expect((await deliver(body)).status).toBe(200)
    },
    async purchase(sessionId) {
      const [row] = await database.query<PurchaseRow>('select * from purchases where session_id = $1', [sessionId])
      if (!row) throw new Error(`no purchase with the session ${sessionId}`)
      return row
    },
    credits: (buyer = nora) => balance(['credits', 'credits_owed'], buyer),
    owed: async (buyer = nora) => Math.abs(await balance(['credits_owed'], buyer)),
    sales: () =>
      sum(`select coalesce(sum(amount), 0) as sum from ledger_entries join ledger_accounts account on account.id = account_id
           where kind = 'sales'`),
  }
}

export const PACK = { purchaseType: 'wizlings', priceId: 'credits_200' }
