import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { OwnPlanQuery } from '#entities/plan/own-plan.generated.js'
import type { PaymentStatus } from '#entities/purchase/payment-words.js'
import { expectNoAxeViolations } from '#testing/axe.js'
import { refusal } from '#testing/network.js'
import { clientUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'
import { BASIC, CATALOGUE, NO_CARD, ownPlan } from '../plans.testkit'

const RENEWAL = { amountCents: 23_700, at: '2999-04-10T15:00:00Z', isRenewed: true, canManage: true }
const PAID: PaymentStatus = {
  ...{ status: 'paid', isProcessing: false, isRefunded: false, amount: 23_700, wizlings: 2_000, receiptNumber: 1001 },
  ...{ purchaseType: 'saas', title: 'Basic, quarterly' },
}
const onBasic = ownPlan({ company: [BASIC] })
const BACK = 'is_payment_success=true&session=cs_1'

function open(query: string, payment: () => PaymentStatus = () => PAID, plan: () => OwnPlanQuery = () => onBasic) {
  return renderRoute(`/subscriptions?${query}`, {
    user: { ...clientUser, email: 'nora@brightwater.example' },
    graphql: {
      PlanCatalogue: () => CATALOGUE,
      PlanCard: () => NO_CARD,
      OwnPlan: plan,
      Purchases: () => ({ purchases: [] }),
      CreditBalance: () => ({ ledger_balances: [{ kind: 'credits', balance: 2200 }] }),
      AiHome: () => ({ content_suggestion_structures: [], ai_conversations: [], system_configurations: [] }),
      OwnAiPreferences: () => ({ user_ai_preferences: [] }),
    },
    rest: {
      'GET /api/payment/subscription/renewal': () => ({ renewal: RENEWAL }),
      'GET /api/payment/status/:sessionId': payment,
      'POST /api/payment/purchases/:id/cancel': () => ({ isCancelled: true, isPaid: false }),
    },
  })
}

describe('coming back from the checkout of a plan', () => {
  it.each([
    ['&redirectTo=/pricing', '/pricing'],
    ['&redirectTo=//evil.example', '/dashboard'],
    ['&redirectTo=https://evil.example', '/dashboard'],
    ['', '/dashboard'],
  ])('[PLAN-51, GK-033] with %s goes on to %s', async (query, target) => {
    const { user, address } = open(BACK + query)
    const dialog = within(await screen.findByRole('dialog', { name: 'Payment successful' }))
    expect(await dialog.findByText('Your Basic plan is active. You have 2,200 Credits.')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(address().split('?')[0]).toBe(target))
  })

  it('[GK-029] says that the payment is being confirmed until it is, and then shows the plan', async () => {
    let isHere = false
    open(
      BACK,
      () => (isHere ? PAID : { ...PAID, status: 'unpaid', isProcessing: true }),
      () => (isHere ? onBasic : ownPlan()),
    )
    const waiting = await screen.findByRole('dialog', { name: 'Confirming your payment' })
    expect(waiting).toHaveTextContent('your plan starts by itself')
    await expectNoAxeViolations()
    isHere = true
    const dialog = await screen.findByRole('dialog', { name: 'Payment successful' }, { timeout: 8_000 })
    expect(await within(dialog).findByText(/Your Basic plan is active/, {}, { timeout: 8_000 })).toBeVisible()
  })

  it.each<[string, string, () => PaymentStatus]>([
    ['typed by hand', 'is_payment_success=true', () => PAID],
    [
      'of somebody else’s payment',
      BACK,
      () => {
        throw refusal(404, 'NOT_FOUND', 'There is no such payment.')
      },
    ],
    ['of a checkout that hasn’t been paid', BACK, () => ({ ...PAID, status: 'unpaid' })],
    ['of a payment for something else', BACK, () => ({ ...PAID, purchaseType: 'wizlings' })],
    ['of a cancellation, typed by hand', 'is_payment_cancelled=true', () => PAID],
  ])('[GK-029] an address %s says nothing of a payment', async (_what, query, payment) => {
    const { sent } = open(query, payment)
    expect(await screen.findByText(/^Next payment:/)).toBeVisible()
    if (query === BACK)
      await waitFor(() => expect(sent.map(({ name }) => name)).toContain('GET /api/payment/status/cs_1'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByText(/payment was|is active/i)).toBeNull()
  })

  it('[GK-029] a payment that was refunded meanwhile is not called successful', async () => {
    open(BACK, () => ({ ...PAID, status: 'cancelled', isRefunded: true }))
    expect(await screen.findByRole('dialog', { name: 'Payment refunded' })).toBeVisible()
    expect(screen.queryByText(/is active/)).toBeNull()
  })

  it('without paying says so, and closes the checkout', async () => {
    const { sent } = open('is_payment_cancelled=true&purchase=p-1')
    expect(await screen.findByRole('dialog', { name: 'Payment cancelled' })).toBeVisible()
    await waitFor(() => expect(sent.some(({ name }) => name.includes('/purchases/'))).toBe(true))
  })
})
