import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PaymentStatus } from '#entities/purchase/payment-words.js'
import { expectNoAxeViolations } from '#testing/axe.js'
import { refusal } from '#testing/network.js'
import { clientUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'

const packs = [
  { code: 'credits_200', credits: 200, price_cents: 1_000 },
  { code: 'credits_1000', credits: 1_000, price_cents: 5_000 },
]
const graphql = { CreditPacks: () => ({ credit_packs: packs }), Purchases: () => ({ purchases: [] }) }
const URL_TO_PAY = 'https://pay.example/cs_1'
const rest = { 'POST /api/payment/checkout-session': () => ({ url: URL_TO_PAY }) }
const checkouts = (sent: readonly { name: string }[]) =>
  sent.filter(({ name }) => name === 'POST /api/payment/checkout-session')

let assign: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
})
afterEach(() => assign.mockRestore())

describe('getting Credits', () => {
  it('[OPP-09, CRED-03, PLAN-48, HIRE-14] sends the browser to the page of the pack that was chosen, once', async () => {
    const { user, sent } = renderRoute('/wizling/get-wizlings?redirectTo=/dashboard/post', {
      ...{ user: clientUser, graphql, rest },
    })
    await user.click(await screen.findByRole('radio', { name: '1,000 Credits $50' }))
    await expectNoAxeViolations()
    const pay = screen.getByRole('button', { name: 'Pay $50' })
    await user.dblClick(pay)
    await waitFor(() => expect(assign).toHaveBeenCalledWith(URL_TO_PAY))
    expect(checkouts(sent)).toMatchObject([
      { input: { purchaseType: 'wizlings', priceId: 'credits_1000', redirectTo: '/dashboard/post' } },
    ])
    expect(pay).toHaveAttribute('aria-busy', 'true')
  })

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/..//evil.example'])(
    '[GK-033] never goes on to %s',
    async (target) => {
      const { user, sent } = renderRoute(`/wizling/get-wizlings?redirectTo=${encodeURIComponent(target)}`, {
        ...{ user: clientUser, graphql, rest },
      })
      await user.click(await screen.findByRole('button', { name: 'Pay $10' }))
      await waitFor(() => expect(checkouts(sent)).toHaveLength(1))
      expect(checkouts(sent)).toMatchObject([{ input: { purchaseType: 'wizlings', priceId: 'credits_200' } }])
      expect(JSON.stringify(checkouts(sent))).not.toContain('evil')
    },
  )

  it.each([
    [409, 'PAYMENTS_UNAVAILABLE', 'Payments are not available right now.', 'status'],
    [403, 'EMAIL_NOT_VERIFIED', 'Confirm your email address first.', 'alert'],
  ] as const)('[OERR-16] shows what the server says: %s %s', async (status, code, message, role) => {
    const { user } = renderRoute('/wizling/get-wizlings', {
      ...{ user: clientUser, graphql },
      rest: {
        'POST /api/payment/checkout-session': () => {
          throw refusal(status, code, message)
        },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Pay $10' }))
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.getByText(message).closest(`[role=${role}]`)).not.toBeNull()
    expect(screen.getByRole('button', { name: 'Pay $10' })).not.toHaveAttribute('aria-busy')
  })

  it('closes a checkout that was left, and says that nothing was charged', async () => {
    const id = '00000000-0000-4000-8000-0000000000aa'
    const { user, sent, address } = renderRoute(
      `/wizling/get-wizlings?is_payment_cancelled=true&redirectTo=%2Fdashboard&purchase=${id}`,
      {
        user: clientUser,
        graphql,
        rest: { 'POST /api/payment/purchases/:id/cancel': () => ({ isCancelled: true, isPaid: false }) },
      },
    )
    const dialog = await screen.findByRole('dialog', { name: 'Payment cancelled' })
    expect(within(dialog).getByText('Your payment was cancelled.')).toBeVisible()
    await waitFor(() => expect(sent.map(({ name }) => name)).toContain(`POST /api/payment/purchases/${id}/cancel`))
    await user.click(within(dialog).getByRole('button', { name: 'OK' }))
    expect(address()).toBe('/wizling/get-wizlings?redirectTo=%2Fdashboard')
  })

  it('doesn’t call a payment cancelled that was made in another tab', async () => {
    const id = '00000000-0000-4000-8000-0000000000aa'
    renderRoute(`/wizling/get-wizlings?is_payment_cancelled=true&purchase=${id}`, {
      ...{ user: clientUser, graphql },
      rest: { 'POST /api/payment/purchases/:id/cancel': () => ({ isCancelled: false, isPaid: true }) },
    })
    const dialog = await screen.findByRole('dialog', { name: 'Already paid' })
    expect(within(dialog).getByText(/had already been made/)).toBeVisible()
    expect(screen.queryByText('You haven’t been charged.')).not.toBeInTheDocument()
  })
})

describe('purchases', () => {
  const purchase = {
    ...{ id: '00000000-0000-4000-8000-0000000000b1', title: '200 Credits', amount_cents: 1_000, receipt_number: 1001 },
    ...{ refunded_cents: 0, charged_back_cents: 0, status: 'fulfilled' },
    ...{ created_at: '2026-01-02T10:00:00Z', paid_at: '2026-01-02T10:01:00Z' },
  }
  const purchases = [
    purchase,
    { ...purchase, id: '00000000-0000-4000-8000-0000000000b2', receipt_number: 1000, refunded_cents: 300 },
    { ...purchase, id: '00000000-0000-4000-8000-0000000000b3', receipt_number: 999, refunded_cents: 1_000 },
    { ...purchase, id: '00000000-0000-4000-8000-0000000000b4', receipt_number: 998, status: 'disputed' },
  ]

  it('are listed with what became of them, each with its receipt', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:receipt')
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const { user, sent } = renderRoute('/wizling/get-wizlings', {
      ...{ user: clientUser, graphql: { ...graphql, Purchases: () => ({ purchases }) } },
      rest: { 'GET /api/payment/receipts/:number': () => new Response('%PDF-', { status: 200 }) },
    })
    expect(await screen.findByText('$3 refunded')).toBeVisible()
    expect(screen.getByText('Refunded')).toBeVisible()
    expect(screen.getByText('Disputed')).toBeVisible()
    await expectNoAxeViolations()
    await user.click(screen.getByRole('button', { name: 'Download receipt 1001' }))
    await waitFor(() => expect(saved).toHaveBeenCalled())
    expect(sent.map(({ name }) => name)).toContain('GET /api/payment/receipts/1001')
  })
})

describe('the payment status', () => {
  const payment: PaymentStatus = {
    ...{ status: 'paid', isProcessing: false, isRefunded: false, amount: 1_000, wizlings: 200 },
    ...{ purchaseType: 'wizlings', title: '200 Credits', receiptNumber: 1001 },
  }
  const show = (answer: () => PaymentStatus, target = '/notices') =>
    renderRoute(`/payment/status/cs_1?redirectUrl=${encodeURIComponent(target)}`, {
      user: clientUser,
      graphql: { Notices: () => ({ notifications: [] }) },
      rest: { 'GET /api/payment/status/:sessionId': answer },
    })

  const ENDS: [string, Partial<PaymentStatus>, string][] = [
    ['Payment successful', {}, 'Your payment was successful.'],
    ['Payment cancelled', { status: 'cancelled' }, 'Your payment was cancelled.'],
    ['Payment unsuccessful', { status: 'unpaid' }, 'Your payment of $10 was unsuccessful. Please try again.'],
    ['Payment refunded', { status: 'cancelled', isRefunded: true }, 'Your payment of $10 was refunded.'],
  ]
  it.each(ENDS)('[HIRE-17, HIRE-18, GO-53] reads “%s”, then goes back', async (title, part, text) => {
    const { user, address } = show(() => ({ ...payment, ...part }))
    const dialog = await screen.findByRole('dialog', { name: title })
    expect(within(dialog).getByText(text)).toBeVisible()
    await expectNoAxeViolations()
    await user.click(within(dialog).getByRole('button', { name: /Continue|Go back/ }))
    expect(address()).toBe('/notices')
  })

  it('[OERR-19] of an unknown payment reads as the text has it', async () => {
    show(() => {
      throw refusal(404, 'NOT_FOUND', 'There is no such payment.')
    })
    expect(await screen.findByText('Your payment of was unsuccessful. Please try again.')).toBeVisible()
  })

  it('waits for the confirmation, and then says how many Credits there are', async () => {
    let asked = 0
    show(() => ({ ...payment, ...(asked++ === 0 ? { status: 'unpaid', isProcessing: true } : {}) }))
    expect(await screen.findByRole('dialog', { name: 'Confirming your payment' })).toBeVisible()
    expect(await screen.findByRole('dialog', { name: 'Payment successful' }, { timeout: 4_000 })).toBeVisible()
    expect(screen.getByText('200 Credits are in your balance.')).toBeVisible()
  })

  it.each(['//evil.example/', '/\\evil.example', 'https://evil.example'])(
    '[GO-51] leads home from %s',
    async (target) => {
      const { user, address } = renderRoute(`/payment/status/cs_1?redirectUrl=${encodeURIComponent(target)}`, {
        user: clientUser,
        graphql: {
          AiHome: () => ({ content_suggestion_structures: [], ai_conversations: [], system_configurations: [] }),
          OwnAiPreferences: () => ({ user_ai_preferences: [] }),
        },
        rest: { 'GET /api/payment/status/:sessionId': () => payment },
      })
      await user.click(await screen.findByRole('button', { name: 'Continue' }))
      expect(address()).toMatch(/^\/(dashboard)?$/)
    },
  )
})
