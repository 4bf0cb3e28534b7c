import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { remindOfPayouts } from '#domain/payouts/send-payout.job.js'
import { AppError } from '#platform/errors.js'
import { tokenFor } from '#tests/tokens.js'
import { openStripeIncome } from './stripe.testkit.js'

const {
  becomes,
  happens,
  income,
  openEnabledAccount,
  pay,
  payments,
  propose,
  request,
  rowOf,
  send,
  sending,
  services,
  setEnabled,
  statusOf,
  storedAccount,
  stripe,
  transferFor,
  transfersOf,
} = await openStripeIncome()
const { act, actions, ada, balances, database, elena, staffToken } = income

beforeAll(openEnabledAccount)
beforeEach(async () => {
  await income.letADayPass()
  await income.giveIncome(100_000)
})
afterEach(async () => expect(await income.differences()).toEqual([]))

const alerts = (key: string) =>
  database.query('select user_id, body from notifications where effect_key like $1 order by 1', [`${key}:%`])
const toAllStaff = async (words: RegExp) =>
  (await database.query('select user_id from user_accounts where is_admin order by 1')).map((person) => ({
    ...person,
    body: expect.stringMatching(words),
  }))

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
    await income.confirm(batch.id)
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
    expect(await alerts(`transfer-mismatch:tr_${id}`)).toEqual(await toAllStaff(/Nothing was booked/))
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
    await happens('transfer-reversed', await transferFor(other, { reversedCents: 100 }))
    expect(await alerts(`payout-part:tr_${other}:100`)).toEqual(await toAllStaff(/^\$1 of the \$60 paid to Elena /))
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
