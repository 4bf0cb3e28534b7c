import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'
import { expect, vi } from 'vitest'
import type { Config } from '#actions/config.js'
import { sendPayoutJob } from '#domain/payouts/send-payout.job.js'
import { applyPaymentEvent } from '#domain/purchases/events/apply-payment-event.js'
import { systemClock } from '#platform/clock.js'
import { createLogger } from '#platform/logging/logger.js'
import type { Services } from '#platform/services.js'
import type { Transfer } from '#providers/payments/payouts.js'
import { sandboxAccount } from '#providers/payments/sandbox/sandbox-account.js'
import { createStripePayments } from '#providers/payments/stripe-payments.js'
import { sandboxSecret } from '#tests/environment.js'
import { tokenFor } from '#tests/tokens.js'
import { openIncome } from './income.testkit.js'

interface Account {
  isOffered: boolean
  isBegun: boolean
  isEnabled: boolean
}
/** Income whose payouts go through Stripe, with the sandbox as Stripe. */
export async function openStripeIncome() {
  const income = await openIncome()
  const { act, actions, ada, database, elena } = income
  const PATH = '/api/payouts/stripe-account'
  const account = sandboxAccount(
    { secret: sandboxSecret() },
    { HOST: '127.0.0.1', ACTIONS_PORT: Number(new URL(actions.url).port) },
  )
  const payments = createStripePayments(account, systemClock)
  const { hostname: host, port } = account.address
  const stripe = new Stripe(account.secretKey, { host, port, protocol: 'http', maxNetworkRetries: 2 })
  const services = {
    config: { PRODUCT_NAME: 'Sagework', PUBLIC_URL: 'http://localhost:3000', AUTH_SECRET: 'of-this-test' } as Config,
    ...{ database: income.handle.database, clock: systemClock, log: createLogger('silent'), payments },
  } as Partial<Services> as Services

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

  /** An account that can be paid, which every test begins with. */
  async function openEnabledAccount() {
    await helper('delivery', { url: `${actions.url}/api/payment/webhook` })
    const { body } = await openAccount()
    await onboarding(body.url, 'POST')
    await vi.waitFor(async () => expect(await isEnabled()).toBe(true), { timeout: 8000 })
  }
  return {
    income,
    PATH,
    account,
    payments,
    stripe,
    services,
    helper,
    readAccount,
    openAccount,
    storedAccount,
    isEnabled,
    onboarding,
    setEnabled,
    request,
    rowOf,
    statusOf,
    becomes,
    propose,
    pay: income.pay,
    transfersOf,
    send,
    sending,
    transferFor,
    happens,
    openEnabledAccount,
  }
}
