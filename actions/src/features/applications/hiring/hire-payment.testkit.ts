import { expect } from 'vitest'
import type { Actor } from '../../opportunities/opportunities.testkit.js'
import { openTestPurchases } from '../../payments/payments.testkit.js'
import { OFFER_CENTS, openApplications, type Refused } from '../applications.testkit.js'

const PERCENT = 8
export const FEE = (OFFER_CENTS * PERCENT) / 100

/** A shop where hires cost their fee, and what its tests do: check out, pay, and read what became of it. */
export async function openHirePayments() {
  const shop = await openTestPurchases()
  const applications = await openApplications({ on: shop, isFeeCharged: true })
  const { arrange, call, database, publishedPost, standingOf, who } = applications
  let id = ''
  /** The checkout call as OBASE-24 and OBASE-26 spell it. */
  const payload = (changes: object = {}) => ({
    opportuntiyId: id,
    currentSubscriptionId: null,
    saasType: 'company',
    oppName: 'Chief Marketing Officer',
    purchaseType: 'hire_expert',
    customAmount: FEE,
    hireExpertId: who.elena.id,
    hireExpertName: 'Elena Marchetti',
    agreedValPercent: PERCENT,
    ...{ seenVersion: 1, seenAmount: OFFER_CENTS / 100, seenAmountUnit: 'month', seenTermsVersion: 1 },
    ...changes,
  })
  const checkOut = (changes: object = {}, by: Actor = who.nora) =>
    shop.actions.post<Refused & { url?: string }>('/api/payment/checkout-session', payload(changes), {
      token: by.token,
    })
  const begin = async (changes: object = {}) => {
    const { status, body } = await checkOut(changes)
    expect([status, body.errors]).toEqual([200, undefined])
    return String(body.url?.split('/').at(-1))
  }
  const paid = async () => {
    const sessionId = await begin()
    const { to } = await shop.pay(sessionId)
    return { sessionId, to }
  }
  const hireNow = (expert = who.elena) => call('hireExpert', who.nora, { id, expert })
  const standing = () => standingOf(id, who.elena)
  const hires = async () =>
    database.query(
      'select agreed_value_cents::int as cents, agreed_value_unit as unit from hires where opportunity_id = $1',
      [id],
    )
  const statusOf = async (sessionId: string) => (await shop.purchase(sessionId)).status
  /** The platform's books since a moment: dollars in, sales and fees. */
  async function booksSince(transfer: number) {
    const rows = await database.query<{ kind: string; sum: number }>(
      `select kind, sum(amount)::int as sum from ledger_entries join ledger_accounts account on account.id = account_id
       where transfer_id > $1 group by kind having sum(amount) <> 0`,
      [transfer],
    )
    return Object.fromEntries(rows.map(({ kind, sum }) => [kind, sum]))
  }
  const newest = async () =>
    Number((await database.query<{ id: string }>('select coalesce(max(id), 0) as id from ledger_transfers'))[0]?.id)
  /** Waits for the refund at the provider and delivers its event. */
  async function refunded(sessionId: string): Promise<string> {
    const { payment_id: paymentId } = await shop.purchase(sessionId)
    await expect
      .poll(async () => (await shop.rawEvents(String(paymentId))).join().includes('charge.refunded'))
      .toBe(true)
    await shop.deliverAll(String(paymentId))
    return statusOf(sessionId)
  }
  return {
    ...applications,
    shop,
    /** A new post, to which Elena has applied. */
    async begun() {
      id = await publishedPost()
      await arrange(id, who.elena, { standing: 'interested', hasProposal: true })
      return id
    },
    ...{ checkOut, begin, paid, hireNow, standing, hires, booksSince, newest, refunded, purchase: statusOf },
  }
}
