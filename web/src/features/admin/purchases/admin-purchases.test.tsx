import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { type Network, refusal } from '#testing/network.js'
import { clientUser, staffUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'
import type { StaffPurchase } from './use-staff-purchases'

const person = (id: string, first: string, last: string) => ({
  ...{ id, first_name: first, last_name: last, slug: first.toLowerCase(), profile_pic: null, designation: null },
})
const ME = '00000000-0000-4000-8000-000000000003'
const ROLE = '11111111-1111-4111-8111-111111111111'
const purchase = (rest: Partial<StaffPurchase> = {}): StaffPurchase => ({
  ...{ id: 'p1', purchase_type: 'hire_expert', title: 'Hire of Elena Marsh', amount_cents: 41_250 },
  ...{ refunded_cents: 0, charged_back_cents: 0, status: 'fulfilled', receipt_number: 1004 },
  ...{ created_at: '2026-11-20T10:00:00Z', buyer: person('tom', 'Tom', 'Ashworth') },
  ...{ expert: person('elena', 'Elena', 'Marsh'), opportunity: { id: ROLE, title: 'Fractional CMO' }, refunds: [] },
  ...rest,
})
const proposed = (by: string) => ({
  ...{ id: 'r1', amount_cents: 41_250, reason: 'The expert never answered', status: 'proposed', requested_by: by },
  ...{
    created_at: '2026-11-21T10:00:00Z',
    decided_at: null,
    reference: null,
    failure: null,
    expires_at: null,
    decider: null,
  },
  requester: { id: by, first_name: 'Jonas', last_name: 'Weber' },
})
const open = (rows: StaffPurchase[], graphql: Network['graphql'] = {}, query = '') =>
  renderRoute(`/admin/purchases${query}`, {
    user: staffUser,
    graphql: { StaffPurchases: () => ({ purchases: rows }), ...graphql },
  })

describe('the purchases of everybody', () => {
  it('[GO-54] show what was paid by whom for which role and expert, and are filtered', async () => {
    const { user, container, address, sent } = open([purchase({ refunded_cents: 5_000 })], {
      PurchaseBuyers: () => ({ staff_people: [{ user_id: 'tom' }] }),
    })
    const row = await screen.findByRole('row', { name: /Hire of Elena Marsh.*Tom Ashworth.*\$412\.50.*\$50.*Paid/ })
    expect(within(row).getByRole('link', { name: 'Fractional CMO' })).toHaveAttribute(
      'href',
      expect.stringContaining(ROLE),
    )
    await expectNoAxeViolations(container)
    await user.selectOptions(screen.getByLabelText('Type'), 'Hire fee')
    await user.selectOptions(screen.getByLabelText('Status'), 'Paid')
    await user.type(screen.getByRole('searchbox'), 'tom@client{Enter}')
    await screen.findByRole('row', { name: /Hire of Elena Marsh/ })
    expect(address()).toBe('/admin/purchases?type=hire_expert&status=fulfilled&q=tom%40client')
    expect(sent.filter(({ name }) => name === 'StaffPurchases').at(-1)?.input).toMatchObject({
      ...{ types: ['hire_expert'], statuses: ['fulfilled'], isByBuyer: true, buyerIds: ['tom'], isByReceipt: false },
    })
  })

  it('are found by the id that transfers name, and lead to what was booked', async () => {
    const id = '11111111-1111-4111-8111-111111111111'
    const { sent } = open([purchase({ id })], {}, `?q=${id}`)
    const row = within(await screen.findByRole('row', { name: /Hire of Elena Marsh/ }))
    expect(row.getByRole('link', { name: /in the ledger/ })).toHaveAttribute('href', `/admin/ledger?reference=${id}`)
    expect(sent.find(({ name }) => name === 'StaffPurchases')?.input).toMatchObject({ isById: true, ids: [id] })
  })

  it('are found by a receipt’s number; nobody’s email finds none', async () => {
    const first = open([purchase()], {}, '?q=1004')
    await screen.findByRole('row', { name: /Hire of Elena Marsh/ })
    expect(first.sent.find(({ name }) => name === 'StaffPurchases')?.input).toMatchObject({
      ...{ isByReceipt: true, receiptNumber: 1004, isByBuyer: false },
    })
    first.unmount()
    open([purchase()], { PurchaseBuyers: () => ({ staff_people: [] }) }, '?q=nobody')
    expect(await screen.findByText('No purchases match.')).toBeVisible()
  })

  it('are for staff only', async () => {
    renderRoute('/admin/purchases', { user: clientUser })
    expect(await screen.findByText('This page is for staff')).toBeVisible()
  })
})

describe('a refund', () => {
  it('[GO-54] is the whole amount or a part, exact to the cent, with a reason', async () => {
    const { user, sent } = open([purchase({ refunded_cents: 5_000 })], {
      RefundPurchase: () => ({ refundPurchase: { status: 'sent' } }),
    })
    await user.click(await screen.findByRole('button', { name: 'Refund receipt 1004' }))
    const dialog = within(await screen.findByRole('dialog'))
    const amount = dialog.getByLabelText('Amount in dollars')
    expect(amount).toHaveValue('362.50')
    await expectNoAxeViolations(document.body)
    for (const [typed, fault] of [
      ['362.51', 'Only $362.50 of this purchase is left to refund.'],
      ['-5', 'Enter dollars and cents, such as 9.75.'],
      ['1.005', 'Enter dollars and cents, such as 9.75.'],
      ['0', 'Enter what is to be refunded.'],
    ] as const) {
      await user.clear(amount)
      await user.type(amount, `${typed}{Enter}`)
      expect(await dialog.findByText(fault)).toBeVisible()
    }
    await user.clear(amount)
    await user.type(amount, '100.29')
    await user.type(dialog.getByLabelText('Reason'), 'The expert never answered')
    await user.dblClick(dialog.getByRole('button', { name: 'Refund $100.29' }))
    expect(await screen.findByText(/\$100\.29 is on its way/)).toBeVisible()
    expect(sent.filter(({ name }) => name === 'RefundPurchase').map(({ input }) => input)).toEqual([
      {
        ...{ purchaseId: 'p1', amountCents: 10_029, leftCents: 36_250 },
        ...{ reason: 'The expert never answered', requestId: expect.any(String) },
      },
    ])
  })

  it('says why it was refused, and keeps what was typed', async () => {
    const { user } = open([purchase()], {
      RefundPurchase: () => {
        throw refusal(409, 'NOT_REFUNDABLE', 'The payment provider refused this refund.')
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Refund receipt 1004' }))
    await user.type(await screen.findByLabelText('Reason'), 'The expert never answered')
    await user.click(screen.getByRole('button', { name: 'Refund $412.50' }))
    expect(await screen.findByText('The payment provider refused this refund.')).toBeVisible()
    expect(screen.getByLabelText('Reason')).toHaveValue('The expert never answered')
  })

  it.each([
    [purchase({ status: 'refunded', refunded_cents: 41_250 }), 'This purchase has been refunded already.'],
    [purchase({ status: 'disputed' }), /The buyer has disputed this payment/],
    [purchase({ buyer: person(ME, 'Ada', 'Thornton') }), /You can’t refund your own purchase/],
  ])('is not offered where there is nothing to refund', async (row, words) => {
    const { user } = open([row])
    await user.click(await screen.findByRole('button', { name: 'Refund receipt 1004' }))
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.queryByLabelText('Amount in dollars')).toBeNull()
  })

  it('[GO-54] that the provider refused is sent again, or recorded with its reference', async () => {
    const failed = {
      ...proposed(ME),
      status: 'failed',
      requested_by: null,
      requester: null,
      failure: 'It is disputed.',
    }
    const { user, sent } = open([purchase({ status: 'refund_due', refunds: [failed] })], {
      RecordRefund: () => ({ recordRefund: { status: 'recorded' } }),
    })
    await user.click(await screen.findByRole('button', { name: 'Refund receipt 1004' }))
    expect(await screen.findByText('It is disputed.')).toBeVisible()
    expect(screen.getByText(/Sent automatically/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Refund $412.50' })).toBeVisible()
    await user.click(screen.getByLabelText(/I already refunded this in another way/))
    await user.type(screen.getByLabelText('Reason'), 'Sent by bank transfer')
    await user.click(screen.getByRole('button', { name: 'Record $412.50' }))
    expect(screen.getByText(/Enter the bank’s reference/)).toBeVisible()
    await user.type(screen.getByLabelText('Reference'), 'SEPA-77')
    await expectNoAxeViolations(document.body)
    await user.dblClick(screen.getByRole('button', { name: 'Record $412.50' }))
    expect(await screen.findByText(/\$412\.50 is recorded as refunded/)).toBeVisible()
    expect(sent.filter(({ name }) => name === 'RecordRefund').map(({ input }) => input)).toEqual([
      expect.objectContaining({ amountCents: 41_250, leftCents: 41_250, reference: 'SEPA-77' }),
    ])
  })

  it('[X-16] that is large is confirmed by a second person', async () => {
    const { user, sent } = open([purchase({ refunds: [proposed('jonas')] })], {
      ConfirmRefund: () => ({ confirmRefund: { status: 'sent' } }),
    })
    await user.click(await screen.findByRole('button', { name: 'Refund receipt 1004' }))
    const asked = await screen.findByText(/^Jonas Weber proposed this refund\. .*it takes your word too/)
    expect(asked).toBeVisible()
    expect(screen.queryByText(/waiting for a(nother| second) member/)).toBeNull()
    expect(screen.getByRole('list', { name: 'Refunds so far' })).toHaveTextContent(
      /Jonas Weber.*The expert never answered/,
    )
    await expectNoAxeViolations(document.body)
    await user.click(screen.getByRole('button', { name: 'Confirm $412.50' }))
    expect(await screen.findByText('$412.50 is on its way to the buyer.')).toBeVisible()
    expect(sent.find(({ name }) => name === 'ConfirmRefund')?.input).toEqual({ id: 'r1' })
  })

  it('[X-16] is not confirmed by whoever proposed it', async () => {
    const { user } = open([purchase({ refunds: [proposed(ME)] })])
    await user.click(await screen.findByRole('button', { name: 'Refund receipt 1004' }))
    expect(await screen.findByRole('button', { name: 'Withdraw' })).toBeVisible()
    expect(screen.getByText(/^Your refund .* is waiting for another member of staff/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /Confirm/ })).toBeNull()
  })
})
