import { expect, vi } from 'vitest'
import { openTestPurchases, type TestPurchases } from '#actions/features/payments/payments.testkit.js'
import { startPurchase } from '#domain/purchases/start-purchase.js'
import { saas } from '#domain/purchases/types/saas.js'
import type { Caller } from '#platform/caller.js'
import type { Answer, Body } from '#tests/http.js'
import { type Persona, persona, tokenFor } from '#tests/tokens.js'

/** A job that lost a race is tried again after seconds, which add up. */
export const WAIT = { timeout: 60_000, interval: 50 }

interface SubscriptionRow extends Body {
  id: string
  plan_code: string
  price_id: string | null
  status: string
  version: number
  starts_at: Date
  expires_at: Date | null
  paid_until: Date | null
  ends_with_period: boolean
  stripe_subscription_id: string | null
  credits_granted: number
}

export interface TestPlans extends TestPurchases {
  ingrid: Persona
  /** The checkout call for a plan. */
  choose(priceId: string, buyer?: Persona, more?: Body): ReturnType<TestPurchases['start']>
  /** Buys a plan, and waits until its events have taken effect. @returns the provider's subscription, or the session */
  buy(priceId: string, buyer: Persona, card?: { number: string }): Promise<string>
  /** Opens a checkout without a token, which a moved clock would outrun. @returns its session */
  openCheckout(priceId: string, buyer: Persona): Promise<string>
  /** Delivers everything about an object, and waits for the jobs. */
  settle(id: string): Promise<void>
  /** The latest subscription of a person's company, or of theirs. */
  subscription(buyer: Persona): Promise<SubscriptionRow>
  ask<T = Body>(path: string, buyer: Persona, body?: Body): Promise<Answer<T>>
  runCron(): Promise<void>
}

/** A shop in which nobody has a plan yet. */
export async function openTestPlans(): Promise<TestPlans> {
  const shop = await openTestPurchases()
  const { actions, database } = shop
  await database.query('delete from subscriptions')
  const ingrid = await persona(database, 'ingrid@halden.example')
  const idle = () =>
    vi.waitFor(async () => {
      const waiting = await database.query(
        `select task_identifier, last_error from graphile_worker.jobs
         where task_identifier in ('sync-subscription', 'record-invoice', 'end-subscription', 'refund-purchase', 'renew-plans', 'review-plan')`,
      )
      expect(waiting).toEqual([])
    }, WAIT)
  const settle = async (id: string) => {
    await shop.deliverAll(id)
    await idle()
  }
  const choose: TestPlans['choose'] = (priceId, buyer = ingrid, more = {}) =>
    shop.start({ purchaseType: 'saas', priceId, ...more }, buyer)
  return {
    ...shop,
    ...{ ingrid, choose, settle },
    async buy(priceId, buyer, card) {
      const answer = await choose(priceId, buyer)
      expect([answer.status, answer.body]).toEqual([200, { url: expect.stringContaining('/checkout/') }])
      const sessionId = String(answer.body.url.split('/').at(-1))
      await shop.pay(sessionId, card)
      const { subscriptionId } = await shop.payments.readCheckout(sessionId)
      await shop.deliverAll(sessionId)
      if (subscriptionId) await settle(subscriptionId)
      return subscriptionId ?? sessionId
    },
    async openCheckout(priceId, { id, email }) {
      const [row] = await database.query<{ company_id: string | null }>('select company_id from users where id = $1', [
        id,
      ])
      const facts = { userId: id, email, companyId: row?.company_id ?? null, isEmailVerified: true }
      const caller = { ...facts, firstName: 'Some', lastName: 'Buyer' } as Caller
      const { url } = await startPurchase(shop.services, caller, { type: saas, input: { priceId }, redirectTo: null })
      expect(url).toContain('/checkout/')
      return String(url.split('/').at(-1))
    },
    async subscription(buyer) {
      const [row] = await database.query<SubscriptionRow>(
        `select s.* from subscriptions s join users u on u.id = $1
         where case when u.company_id is null then s.user_id = u.id else s.company_id = u.company_id end
         order by starts_at desc limit 1`,
        [buyer.id],
      )
      if (!row) throw new Error('there is no subscription')
      return row
    },
    ask: (path, buyer, body) =>
      actions.post(`/api/payment/subscription/${path}`, body ?? {}, { token: tokenFor(buyer) }),
    async runCron() {
      await actions.hook('/hooks/crons/renew-plans', { id: crypto.randomUUID() })
      await idle()
    },
  }
}
