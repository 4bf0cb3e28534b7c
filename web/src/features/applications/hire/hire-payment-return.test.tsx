import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { PaymentStatus } from '#entities/purchase/payment-words.js'
import { proposed } from '#testing/application-fixtures.js'
import { expectNoAxeViolations } from '#testing/axe.js'
import { type Network, refusal } from '#testing/network.js'
import { DETAIL_ADDRESS, openOpportunity, ownPost } from '#testing/open-opportunity.js'
import { clientUser, expertUser } from '#testing/personas.js'

const PURCHASE = '00000000-0000-4000-8000-0000000000aa'
const STATUS = 'GET /api/payment/status/cs_1'
const PAID: PaymentStatus = {
  ...{ status: 'paid', isProcessing: false, isRefunded: false, amount: 180_000, wizlings: 0, receiptNumber: 1001 },
  ...{ purchaseType: 'hire_expert', title: 'Fee for hiring Elena Marchetti' },
}
const SUCCESS = 'is_payment_success=true&purchaseType=hire_expert&expertName=Elena+Marchetti'
const BACK = `${SUCCESS}&session=cs_1`

/** The detail page, as a browser comes back to it. */
function open(query: string, payment: () => PaymentStatus = () => PAID, who = clientUser, rest: Network['rest'] = {}) {
  return openOpportunity({
    at: `?tab=interests&${query}`,
    who,
    opportunity: who === clientUser ? { poster: ownPost } : {},
    applications: [proposed()],
    rest: {
      'GET /api/payment/status/:sessionId': payment,
      'POST /api/payment/purchases/:id/cancel': () => ({ isCancelled: true, isPaid: false }),
      ...rest,
    },
  })
}
const unknown = () => {
  throw refusal(404, 'NOT_FOUND', 'There is no such payment.')
}

describe('back from paying for a hire', () => {
  it('[OPP-14, HIRE-15, GO-53] a dialog reports what the server confirms, and leads back to the page without the parameters', async () => {
    const { user, address, container } = open(BACK)
    const dialog = within(await screen.findByRole('dialog', { name: 'Payment successful' }))
    expect(dialog.getByText('Your payment for hiring Elena Marchetti was successful.')).toBeVisible()
    await expectNoAxeViolations(container)
    await user.click(dialog.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(address()).toBe(`${DETAIL_ADDRESS}?tab=interests`))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('[OPP-14, HIRE-16, GO-53] or that it was cancelled, and closes the checkout', async () => {
    const { user, address, sent } = open(`is_payment_cancelled=true&purchase=${PURCHASE}`)
    const dialog = within(await screen.findByRole('dialog', { name: 'Payment cancelled' }))
    expect(dialog.getByText('Your payment was cancelled.')).toBeVisible()
    const closing = `POST /api/payment/purchases/${PURCHASE}/cancel`
    await waitFor(() => expect(sent.filter(({ name }) => name === closing)).toHaveLength(1))
    await user.click(dialog.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(address()).toBe(`${DETAIL_ADDRESS}?tab=interests`))
  })

  it('what is said of a report that fails can be put away, and the page stays', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { user } = open(BACK, () => ({ ...PAID, title: undefined }) as unknown as PaymentStatus)
    await screen.findByText('This part of the page stopped working')
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(screen.queryByText('This part of the page stopped working')).not.toBeInTheDocument())
    expect(screen.getByRole('tablist', { name: 'Opportunity' })).toBeVisible()
  })

  it('[HIRE-15, GO-50] waits for the event while the payment is being confirmed', async () => {
    let payment: PaymentStatus = { ...PAID, status: 'unpaid', isProcessing: true }
    open(BACK, () => payment)
    expect(await screen.findByRole('dialog', { name: 'Confirming your payment' })).toBeVisible()
    payment = PAID
    expect(await screen.findByRole('dialog', { name: 'Payment successful' }, { timeout: 8_000 })).toBeVisible()
  })

  it.each<[string, Partial<PaymentStatus>, string, RegExp]>([
    ['refunded', { status: 'cancelled', isRefunded: true }, 'The hire wasn’t made', /We’re refunding it in full/],
    ['ended', { status: 'cancelled' }, 'Payment unsuccessful', /Your payment of \$1,800 was unsuccessful/],
  ])('[GO-50, OERR-19] says if nobody was hired: %s', async (_what, part, title, text) => {
    open(BACK, () => ({ ...PAID, ...part }))
    expect(within(await screen.findByRole('dialog', { name: title })).getByText(text)).toBeVisible()
  })

  it.each<[string, string, () => PaymentStatus]>([
    ['typed by hand', SUCCESS, () => PAID],
    ['of a payment that this person never made', BACK, unknown],
    ['of a checkout that hasn’t been paid', BACK, () => ({ ...PAID, status: 'unpaid' })],
    ['of a payment for something else', BACK, () => ({ ...PAID, purchaseType: 'wizlings', title: '200 Credits' })],
    ['of another type than it says', `is_payment_success=true&purchaseType=saas&session=cs_1`, () => PAID],
    ['of a cancellation, typed by hand', 'is_payment_cancelled=true', () => PAID],
  ])('[OPP-14, GO-50] says nothing for an address %s', async (_what, query, payment) => {
    const { sent } = open(query, payment)
    await screen.findByRole('heading', { level: 1 })
    if (query === BACK) await waitFor(() => expect(sent.map(({ name }) => name)).toContain(STATUS))
    await screen.findAllByText('Elena Marchetti')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.queryByText(/payment/i)).not.toBeInTheDocument()
  })

  it('[GO-50] says so if it can’t find out, and tries again', async () => {
    let isLost = true
    const { user } = open(BACK, () => {
      if (isLost) throw refusal(500, 'INTERNAL', 'Something went wrong.')
      return PAID
    })
    const dialog = within(
      await screen.findByRole('dialog', { name: 'We couldn’t check your payment' }, { timeout: 8_000 }),
    )
    isLost = false
    await user.click(dialog.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('dialog', { name: 'Payment successful' })).toBeVisible()
  })

  it('[GO-50] doesn’t name somebody else than was paid for', async () => {
    open(BACK.replace('Elena+Marchetti', 'Mallory'))
    expect(await screen.findByText('We’ve asked the expert to accept the hire.')).toBeVisible()
    expect(screen.queryByText(/Mallory/)).not.toBeInTheDocument()
  })

  it('[GO-53] names nobody where the address doesn’t', async () => {
    open('is_payment_success=true&session=cs_1')
    expect(await screen.findByText('Your payment was successful.')).toBeVisible()
  })

  it('[GO-50] means nothing to anybody but the poster', async () => {
    const { sent } = open(BACK, () => PAID, expertUser)
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(sent.map(({ name }) => name)).not.toContain(STATUS)
  })
})
