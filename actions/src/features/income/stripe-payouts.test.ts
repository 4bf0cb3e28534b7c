import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Config } from '#actions/config.js'
import { ensurePayoutAccount, isStripeOffered, notePayoutAccount } from '#domain/payouts/payout-account.js'
import { remindOfPayouts, sendPayoutJob } from '#domain/payouts/send-payout.job.js'
import { applyPaymentEvent } from '#domain/purchases/events/apply-payment-event.js'
import { systemClock } from '#platform/clock.js'
import { AppError } from '#platform/errors.js'
import { createLogger } from '#platform/logging/logger.js'
import type { Services } from '#platform/services.js'
import type { Transfer } from '#providers/payments/payouts.js'
import { sandboxAccount } from '#providers/payments/sandbox/sandbox-account.js'
import { createStripePayments } from '#providers/payments/stripe-payments.js'
import { sandboxSecret } from '#tests/environment.js'
import { persona, tokenFor } from '#tests/tokens.js'
import { openIncome } from './income.testkit.js'

const income = await openIncome()
const { act, actions, ada, balances, bea, database, elena, staffToken, tom } = income
const PATH = '/api/payouts/stripe-account'
const account = sandboxAccount(
  { secret: sandboxSecret() },
  { HOST: '127.0.0.1', ACTIONS_PORT: Number(new URL(actions.url).port) },
)
const payments = createStripePayments(account, systemClock)
const { hostname: host, port } = account.address
const stripe = new Stripe(account.secretKey, { host, port, protocol: 'http', maxNetworkRetries: 0 })
const services = {
  config: { PRODUCT_NAME: 'Sagework', PUBLIC_URL: 'http://localhost:3000' } as Config,
  ...{ database: income.handle.database, clock: systemClock, log: createLogger('silent'), payments },
} as Partial<Services> as Services

interface Account {
  isOffered: boolean
  isBegun: boolean
  isEnabled: boolean
}
const helper = (path: string, parameters: object) =>
  stripe.rawRequest('POST', `/v1/test_helpers/${path}`, parameters as Record<string, unknown>)
const readAccount = (by = elena) => actions.get<Account>(PATH, { token: tokenFor(by) })
const openAccount = (by = elena) => actions.post<{ url: string }>(PATH, {}, { token: tokenFor(by) })
const storedAccount = async () =>
  (
    await database.query<{ account_id: string; is_enabled: boolean }>(
      'select * from private.payout_accounts where user_id = $1',
      [elena.id],
    )
  )[0] ?? { account_id: '', is_enabled: false }
const isEnabled = async () => (await storedAccount()).is_enabled
const onboarding = (url: string, method = 'GET') =>
  fetch(`${actions.url}${new URL(url).pathname}`, { method, redirect: 'manual' })
const setEnabled = async (payouts_enabled: boolean) => {
  await helper(`accounts/${(await storedAccount()).account_id}`, { payouts_enabled })
  await expect.poll(isEnabled, { timeout: 8000 }).toBe(payouts_enabled)
}
const request = (cents: number, method = 'stripe', id = randomUUID()) =>
  act(
    'requestPayout',
    { id, cents, method, ...(method === 'bank' ? { details: 'IBAN DE02 1203 0000 2051' } : {}) },
    elena,
  )
const rowOf = async (id: string) =>
  (await database.query<Record<string, unknown>>('select * from payouts where id = $1', [id]))[0]
const statusOf = async (id: string) => (await rowOf(id))?.status
const becomes = (id: string, status: string) => expect.poll(() => statusOf(id), { timeout: 8000 }).toBe(status)
const propose = (payoutIds: string[]) => act('proposePayoutBatch', { payoutIds }, ada)
const pay = (id: string) => act('payPayoutBatch', { id, reference: 'SW-142' }, ada)
const transfersOf = async (payoutId: string) => (await stripe.transfers.list({ transfer_group: payoutId })).data
const send = (payoutId: string, flaky: Partial<Services['payments']> = {}) =>
  sendPayoutJob.handle(
    { payoutId },
    { ...services, payments: { ...payments, ...flaky } },
    {
      ...{ effectKey: '', attempt: 1, signal: new AbortController().signal },
    },
  )

/** A payout whose batch is paid, which no job sends by itself. */
async function sending(cents = 6000) {
  const { id } = await request(cents)
  const batch = await propose([id])
  await database.query(
    `update payout_batches set paid_by = proposed_by, paid_at = now(), reference = 'SW-1' where id = $1`,
    [batch.id],
  )
  return id
}

/** What the provider would say of a transfer for this payout. */
const transferFor = async (payoutId: string, rest: Partial<Transfer> = {}): Promise<Transfer> => ({
  ...{ transferId: `tr_${payoutId}`, payoutId, accountId: (await storedAccount()).account_id },
  ...{ amountCents: 6000, currency: 'usd', reversedCents: 0, ...rest },
})
const happens = (type: 'transfer-sent' | 'transfer-reversed', transfer: Transfer) =>
  applyPaymentEvent(services, { eventId: randomUUID(), happenedAt: new Date(), type, transfer })

beforeAll(async () => {
  await helper('delivery', { url: `${actions.url}/api/payment/webhook` })
  const { body } = await openAccount()
  await onboarding(body.url, 'POST')
  await vi.waitFor(async () => expect(await isEnabled()).toBe(true), { timeout: 8000 })
})
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
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('/income/payout?stripe=back')])
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

describe('a payout by Stripe', () => {
  it('[X-25] is sent with its batch, paid by Stripe’s answer, and left out of the CSV', async () => {
    const [byStripe, byBank] = [await request(6000), await request(7000, 'bank')]
    const before = await balances()
    const batch = await propose([byStripe.id, byBank.id])
    const file = await actions.get<string>(`/api/admin/payouts/batches/${batch.id}/csv`, { token: staffToken(ada) })
    expect([file.body.includes(byBank.id), file.body.includes(byStripe.id)]).toEqual([true, false])
    await pay(batch.id)
    expect(await statusOf(byBank.id)).toBe('paid')
    await becomes(byStripe.id, 'paid')
    const transfers = await transfersOf(byStripe.id)
    const { account_id: destination } = await storedAccount()
    expect(transfers).toMatchObject([{ amount: 6000, currency: 'usd', destination }])
    const row = await rowOf(byStripe.id)
    expect(row).toMatchObject({ transfer_id: transfers[0]?.id, receipt_no: expect.any(String) })
    expect(before.payout_requested).toBe(13_000)
    expect((await balances()).payout_requested ?? 0).toBe(0)
    const receipt = await actions.get(`/api/payouts/receipts/${row?.receipt_no}`, { token: tokenFor(elena) })
    expect(receipt.status).toBe(200)
    expect(await pay(batch.id)).toMatchObject({ code: 'ALREADY_DONE' })
  })

  it('[X-16] waits for a second person like any other', async () => {
    const { id } = await request(50_001)
    const batch = await propose([id])
    expect(await pay(batch.id)).toMatchObject({ code: 'BATCH_UNCONFIRMED' })
    expect(await transfersOf(id)).toEqual([])
    await act('confirmPayoutBatch', { id: batch.id }, bea)
    await pay(batch.id)
    await becomes(id, 'paid')
  })

  it('is refused until the own account can be paid, with an unknown method, and twice', async () => {
    await setEnabled(false)
    expect(await request(6000)).toMatchObject({ status: 409, code: 'PAYOUT_ACCOUNT_NEEDED' })
    await setEnabled(true)
    expect(await request(6000, 'cheque')).toMatchObject({ code: 'VALIDATION_FAILED' })
    const id = randomUUID()
    const both = await Promise.all([request(6000, 'stripe', id), request(6000, 'stripe', id)])
    expect(both.map(({ status }) => status)).toEqual(['requested', 'requested'])
    expect(await request(6000, 'bank', id)).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' })
    expect(await act('requestPayout', { id: randomUUID(), cents: 6000, method: 'bank' }, elena)).toMatchObject({
      code: 'VALIDATION_FAILED',
    })
    await act('returnPayout', { id, reason: 'Cleared for the next test.' }, ada)
  })

  it('[X-25] is sent once, though the service died between transfer and answer', async () => {
    const id = await sending()
    const dies = async (...args: Parameters<typeof payments.sendTransfer>) => {
      await payments.sendTransfer(...args)
      throw new AppError('UPSTREAM_FAILED')
    }
    await expect(send(id, { sendTransfer: dies })).rejects.toThrow()
    await Promise.allSettled([send(id), send(id), remindOfPayouts(services)])
    await becomes(id, 'paid')
    await send(id)
    expect(await transfersOf(id)).toHaveLength(1)
    // after a day Stripe has forgotten the key, but not the transfer
    const { account_id: accountId } = await storedAccount()
    const late = await payments.sendTransfer({ payoutId: id, accountId, amountCents: 6000 }, randomUUID())
    expect(late.transferId).toBe((await rowOf(id))?.transfer_id)
  })

  it('waits while Stripe is out of reach, and only its owner’s account may have been paid, whole and in dollars', async () => {
    const id = await sending()
    const unreachable = () => Promise.reject(new AppError('UPSTREAM_FAILED'))
    await expect(send(id, { sendTransfer: unreachable })).rejects.toThrow()
    for (const wrong of [{ currency: 'eur' }, { amountCents: 5999 }, { accountId: 'acct_of_somebody_else' }])
      await happens('transfer-sent', await transferFor(id, wrong))
    expect(await statusOf(id)).toBe('requested')
    expect(await act('returnPayout', { id, reason: 'It takes too long.' }, ada)).toMatchObject({ code: 'NOT_ALLOWED' })
    await send(id)
    expect(await statusOf(id)).toBe('paid')
    const unpaid = await request(6000)
    await happens('transfer-sent', await transferFor(unpaid.id))
    expect(await statusOf(unpaid.id)).toBe('requested')
    const byBank = await request(6000, 'bank')
    await happens('transfer-sent', await transferFor(byBank.id))
    expect(await statusOf(byBank.id)).toBe('requested')
  })

  it('[X-25] that Stripe refuses for good goes back to the income, with the reason', async () => {
    const id = await sending()
    const { income: before = 0 } = await balances()
    await setEnabled(false)
    await send(id)
    await send(id)
    expect(await rowOf(id)).toMatchObject({
      status: 'returned',
      return_reason: expect.stringMatching(/^Stripe doesn’t/),
    })
    expect([(await balances()).income, await transfersOf(id)]).toEqual([before + 6000, []])
    await setEnabled(true)
  })

  it('[X-25] that Stripe sends back is returned once, by nobody else, and keeps its receipt', async () => {
    const id = await sending()
    await send(id)
    const { income: before = 0 } = await balances()
    expect(await act('returnPayout', { id, reason: 'By hand.' }, ada)).toMatchObject({ code: 'NOT_ALLOWED' })
    await stripe.transfers.createReversal(String((await rowOf(id))?.transfer_id))
    await becomes(id, 'returned')
    const transfer = await transferFor(id, { transferId: String((await rowOf(id))?.transfer_id), reversedCents: 6000 })
    await happens('transfer-reversed', transfer)
    await happens('transfer-sent', { ...transfer, reversedCents: 0 })
    expect([(await balances()).income, await rowOf(id)]).toEqual([
      before + 6000,
      expect.objectContaining({ status: 'returned', receipt_no: expect.any(String) }),
    ])
  })

  it('may be told of in any order; a part that comes back books nothing', async () => {
    const { income: before = 0 } = await balances()
    const id = await sending()
    await happens('transfer-reversed', await transferFor(id, { reversedCents: 6000 }))
    await happens('transfer-sent', await transferFor(id))
    expect([await statusOf(id), (await balances()).income]).toEqual(['returned', before])
    const other = await sending()
    await happens('transfer-reversed', await transferFor(other, { reversedCents: 100 }))
    expect(await statusOf(other)).toBe('paid')
  })

  it('is never paid without a transfer, nor a bank transfer with one, whoever writes', async () => {
    const id = await sending()
    const paid = (rest = '') =>
      database.query(`update payouts set status = 'paid', paid_at = now() ${rest} where id = $1`, [id])
    await expect(paid()).rejects.toMatchObject({ constraint: 'payouts_transferred_by_stripe' })
    const { id: byBank } = await request(6000, 'bank')
    await expect(
      database.query(`update payouts set transfer_id = 'tr_1' where id = $1`, [byBank]),
    ).rejects.toMatchObject({ constraint: 'payouts_transferred_by_stripe' })
    await send(id)
  })
})

describe('the sandbox', () => {
  it('refuses transfers in other currencies, to unknown accounts and to ones that can’t be paid', async () => {
    const destination = (await storedAccount()).account_id
    const transfer = { amount: 100, currency: 'usd', destination }
    await expect(stripe.transfers.create({ ...transfer, currency: 'eur' })).rejects.toMatchObject({ param: 'currency' })
    await expect(stripe.transfers.create({ ...transfer, destination: 'acct_0' })).rejects.toMatchObject({
      code: 'resource_missing',
    })
    const { id } = await stripe.accounts.create({ type: 'express' })
    await expect(stripe.transfers.create({ ...transfer, destination: id })).rejects.toMatchObject({
      code: 'insufficient_capabilities_for_transfer',
    })
    const sent = await stripe.transfers.create(transfer)
    await expect(stripe.transfers.createReversal(sent.id, { amount: 101 })).rejects.toMatchObject({ statusCode: 400 })
  })
})
