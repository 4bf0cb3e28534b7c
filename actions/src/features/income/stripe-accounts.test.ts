import { randomUUID } from 'node:crypto'
import type Stripe from 'stripe'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ensurePayoutAccount, isStripeOffered, notePayoutAccount } from '#domain/payouts/payout-account.js'
import { applyPaymentEvent } from '#domain/purchases/events/apply-payment-event.js'
import { systemClock } from '#platform/clock.js'
import { toPaymentEvent } from '#providers/payments/stripe-events.js'
import { createStripePayments } from '#providers/payments/stripe-payments.js'
import { persona } from '#tests/tokens.js'
import { openStripeIncome } from './stripe.testkit.js'

const {
  account,
  income,
  isEnabled,
  onboarding,
  openAccount,
  openEnabledAccount,
  PATH,
  readAccount,
  services,
  setEnabled,
  storedAccount,
  stripe,
} = await openStripeIncome()
const { actions, database, elena, tom } = income

beforeAll(openEnabledAccount)
beforeEach(async () => {
  await income.letADayPass()
  await income.giveIncome(100_000)
})
afterEach(async () => expect(await income.differences()).toEqual([]))

describe('an account at Stripe', () => {
  it('[X-25] is created once per expert, however many ask at once', async () => {
    const ines = await persona(database, 'nora@brightwater.example')
    const person = { userId: ines.id, email: ines.email }
    const accounts = await Promise.all([1, 2, 3].map(() => ensurePayoutAccount(services, person)))
    expect(new Set(accounts.map(({ accountId }) => accountId)).size).toBe(1)
    const before = (await storedAccount()).account_id
    await openAccount()
    expect((await storedAccount()).account_id).toBe(before)
    const moved = `update private.payout_accounts set account_id = 'acct_other' where user_id = '${elena.id}'`
    await expect(income.handle.database.executeQuery({ sql: moved, parameters: [] } as never)).rejects.toThrow()
  })

  it('[X-25] is set up on a page that works once, and can be left', async () => {
    await setEnabled(false)
    const { url } = (await openAccount()).body
    const page = await onboarding(url)
    const html = await page.text()
    expect([page.status, html]).toEqual([200, expect.stringContaining('/income/payout?stripe=back')])
    expect(html).toContain('Payment sandbox: no money moves.<')
    expect(html).not.toContain('test cards')
    expect((await readAccount()).body).toEqual({ isOffered: true, isBegun: true, isEnabled: false })
    const finished = await onboarding(url, 'POST')
    expect(finished.headers.get('location')).toBe('http://localhost:3000/income/payout?stripe=back')
    expect((await readAccount()).body.isEnabled).toBe(true)
    for (const method of ['GET', 'POST'])
      expect((await onboarding(url, method)).headers.get('location')).toContain('/income/payout?stripe=again')
    expect((await onboarding(url.replace(/.{4}$/, '0000'))).status).toBe(404)
  })

  it('is for experts, each their own', async () => {
    expect((await readAccount(tom)).status).toBe(403)
    expect((await openAccount(tom)).status).toBe(403)
    expect((await actions.get(PATH)).status).toBe(401)
  })

  it('never goes back to an older answer, and events about unknown ones change nothing', async () => {
    const { account_id: accountId } = await storedAccount()
    await notePayoutAccount(services.database, { accountId, isEnabled: false }, new Date(0))
    expect(await isEnabled()).toBe(true)
    await applyPaymentEvent(services, {
      ...{ eventId: randomUUID(), happenedAt: new Date(), type: 'payout-account-updated', accountId: 'acct_0' },
    })
  })

  it('is offered by key, and in the sandbox', () => {
    const stripeOnly = { provider: 'stripe', secretKey: 'sk_test_1', webhookSecret: 'whsec_1' } as const
    const offered = [
      { provider: 'sandbox', secret: 'x' },
      { ...stripeOnly, connectSecret: 'whsec_2' },
    ] as const
    for (const one of offered) expect(isStripeOffered({ payments: one })).toBe(true)
    for (const one of [stripeOnly, { provider: 'none' }] as const)
      expect(isStripeOffered({ payments: one })).toBe(false)
  })

  it('is believed only about itself', () => {
    const readAs = (type: string, rest: object) => {
      const object = { id: 'tr_1', destination: 'acct_1', amount: 6000, currency: 'usd', metadata: {}, ...rest }
      const event = { id: 'evt_1', created: 1, account: 'acct_1', type, data: { object } }
      return toPaymentEvent(event as unknown as Stripe.Event).type
    }
    for (const type of ['transfer.reversed', 'charge.refunded', 'invoice.paid']) expect(readAs(type, {})).toBe('other')
    expect(readAs('account.updated', { id: 'acct_1' })).toBe('payout-account-updated')
  })

  it('is spoken of in webhooks with a signature of their own', () => {
    const both = createStripePayments({ ...account, connectSecret: 'whsec_connect' }, systemClock)
    const payload = JSON.stringify({
      id: 'evt_1',
      type: 'account.updated',
      created: 1,
      data: { object: { id: 'acct_1' } },
    })
    const signed = (secret: string) =>
      both.readEvent(Buffer.from(payload), stripe.webhooks.generateTestHeaderString({ payload, secret }))
    expect(signed('whsec_connect')).toMatchObject({ type: 'payout-account-updated', accountId: 'acct_1' })
    expect(signed(account.webhookSecret)).toMatchObject({ accountId: 'acct_1' })
    expect(() => signed('whsec_other')).toThrow(expect.objectContaining({ code: 'SIGNATURE_INVALID' }))
  })
})
