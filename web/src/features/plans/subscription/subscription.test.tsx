import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { OwnPlanQuery } from '#entities/plan/own-plan.generated.js'
import { expectNoAxeViolations } from '#testing/axe.js'
import { type Network, refusal } from '#testing/network.js'
import { clientUser, wireUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'
import { BASIC, CATALOGUE, NO_CARD, ownPlan } from '../plans.testkit'

const QUOTE = 'POST /api/payment/subscription/quote'
const CHANGE = 'POST /api/payment/subscription/change'
const CANCEL = 'POST /api/payment/subscription/cancel'
const RENEWAL = { amountCents: 23_700, at: '2999-04-10T15:00:00Z', isRenewed: true, canManage: true }
const QUOTED = { amountCents: 76_199, proratedAt: '2026-02-01T10:00:00.000Z' }

function open(path: string, plan: OwnPlanQuery | (() => OwnPlanQuery), rest: Network['rest'] = {}) {
  return renderRoute(path, {
    user: { ...clientUser, email: 'nora@brightwater.example' },
    graphql: {
      PlanCatalogue: () => CATALOGUE,
      PlanCard: () => NO_CARD,
      OwnPlan: typeof plan === 'function' ? plan : () => plan,
      Purchases: () => ({ purchases: [] }),
    },
    rest: { 'GET /api/payment/subscription/renewal': () => ({ renewal: RENEWAL }), ...rest },
  })
}
const onBasic = ownPlan({ company: [BASIC] })
const current = async () => within(await screen.findByRole('region', { name: 'Basic' }))

describe('the current plan', () => {
  it('[X-45] shows what is paid next and when', async () => {
    const { container } = open('/subscriptions', onBasic)
    expect(await (await current()).findByText(/^Next payment:/)).toHaveTextContent('Next payment: $237 on 10th Apr 99')
    await expectNoAxeViolations(container)
  })

  it('[X-45] is cancelled for the end of its period, after a question', async () => {
    let renewal = RENEWAL
    let plan = onBasic
    const { user } = open('/subscriptions', () => plan, {
      'GET /api/payment/subscription/renewal': () => ({ renewal }),
      [CANCEL]: () => {
        renewal = { ...RENEWAL, isRenewed: false }
        plan = ownPlan({ company: [{ ...BASIC, ends_with_period: true }] })
        return {}
      },
    })
    await user.click(await (await current()).findByRole('button', { name: 'Cancel plan' }))
    const question = within(await screen.findByRole('dialog', { name: 'Cancel your Basic plan?' }))
    expect(question.getByText(/You keep it until 10th Apr 99/)).toBeVisible()
    await expectNoAxeViolations()
    await user.click(question.getByRole('button', { name: 'Cancel plan' }))
    expect(await screen.findByText(/^Cancelled\. It stays until 10th Apr 99/)).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Keep Basic' })).toBeVisible()
  })

  it('[X-45] of a single user is cancelled without a word about a team', async () => {
    const { user } = renderRoute('/subscriptions', {
      user: wireUser({ id: clientUser.userId, firstName: 'Tom', lastName: 'Field' }),
      graphql: {
        PlanCatalogue: () => CATALOGUE,
        PlanCard: () => NO_CARD,
        OwnPlan: () => ownPlan({ own: [BASIC] }),
        Purchases: () => ({ purchases: [] }),
      },
      rest: { 'GET /api/payment/subscription/renewal': () => ({ renewal: RENEWAL }) },
    })
    await user.click(await (await current()).findByRole('button', { name: 'Cancel plan' }))
    const question = await screen.findByRole('dialog', { name: 'Cancel your Basic plan?' })
    expect(question).toHaveTextContent('After that you’re on the free plan: there are no more monthly Credits')
    expect(question).not.toHaveTextContent('team')
  })

  it('is not for other members of the company to cancel', async () => {
    open('/subscriptions', onBasic, {
      'GET /api/payment/subscription/renewal': () => ({ renewal: { ...RENEWAL, canManage: false } }),
    })
    expect(await (await current()).findByText(/^Next payment:/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Cancel plan' })).toBeNull()
  })

  it('says that a renewal was declined, and what to do', async () => {
    open('/subscriptions', ownPlan({ company: [{ ...BASIC, status: 'past_due', expires_at: '2026-04-10T15:00:00Z' }] }))
    expect(await screen.findByText('Your Basic plan couldn’t be renewed')).toBeVisible()
    expect(screen.getByRole('region', { name: 'Free' })).toBeVisible()
  })
})

describe('changing the plan', () => {
  const openChange = async (rest: Network['rest']) => {
    const screenOf = open('/subscriptions', onBasic, { [QUOTE]: () => QUOTED, ...rest })
    const card = within(await screen.findByRole('article', { name: 'Advance quarterly' }))
    await screenOf.user.click(card.getByRole('button', { name: /^UPDATE/ }))
    return { ...screenOf, dialog: within(await screen.findByRole('dialog', { name: 'Change to Advance' })) }
  }

  it('[GK-025, X-24] shows what it costs now, and confirms exactly that', async () => {
    const { dialog, user, sent, address } = await openChange({ [CHANGE]: () => ({}) })
    expect(address()).toBe('/subscriptions?change=advance_quarterly_company')
    expect(await dialog.findByText('$761.99')).toBeVisible()
    expect(dialog.getByText(/After that, Advance costs \$999 quarterly/)).toBeVisible()
    await expectNoAxeViolations()
    await user.click(dialog.getByRole('button', { name: 'Pay $761.99' }))
    await waitFor(() => expect(address()).toBe('/subscriptions'))
    expect(sent.find(({ name }) => name === CHANGE)?.input).toEqual({
      ...{ priceId: 'advance_quarterly_company', ...QUOTED },
    })
  })

  it('calculates again when the price has changed, and says when the card was declined', async () => {
    const answers = [
      refusal(409, 'TERMS_CHANGED', 'The price of this change has been calculated anew.'),
      refusal(402, 'PAYMENT_DECLINED', 'Your card was declined.'),
    ]
    const { dialog, user, sent } = await openChange({
      [CHANGE]: () => {
        throw answers.shift()
      },
    })
    await user.click(await dialog.findByRole('button', { name: 'Pay $761.99' }))
    expect(await dialog.findByText(/calculated anew/)).toBeVisible()
    await waitFor(() => expect(sent.filter(({ name }) => name === QUOTE)).toHaveLength(2))
    await user.click(await dialog.findByRole('button', { name: 'Pay $761.99' }))
    expect(await dialog.findByText('Your card was declined.')).toBeVisible()
  })

  it('[GK-025] shows the plan as it is by now if it was changed in another tab', async () => {
    const { dialog, user, sent } = await openChange({
      [CHANGE]: () => {
        throw refusal(409, 'PLAN_NOT_AVAILABLE', 'This is your current plan.')
      },
    })
    const asked = () => sent.filter(({ name }) => name === 'OwnPlan').length
    const before = asked()
    await user.click(await dialog.findByRole('button', { name: 'Pay $761.99' }))
    expect(await dialog.findByText('This is your current plan.')).toBeVisible()
    await waitFor(() => expect(asked()).toBe(before + 1))
  })

  it('[X-24] whose answer was lost promises no second charge, and asks for none once the plan is there', async () => {
    let hasChanged = false
    const advance = { ...BASIC, plan_code: 'standard_annual', price_id: 'advance_quarterly_company' }
    const { user } = open('/subscriptions', () => ownPlan({ company: [hasChanged ? advance : BASIC] }), {
      [QUOTE]: () => QUOTED,
      [CHANGE]: () => {
        if (hasChanged) throw refusal(409, 'PLAN_NOT_AVAILABLE', 'This is your current plan.')
        hasChanged = true
        throw new TypeError('the connection was lost')
      },
    })
    const card = within(await screen.findByRole('article', { name: 'Advance quarterly' }))
    await user.click(card.getByRole('button', { name: /^UPDATE/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Change to Advance' }))
    await user.click(await dialog.findByRole('button', { name: 'Pay $761.99' }))
    expect(await dialog.findByText(/never charged twice/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Pay $761.99' }))
    const settled = within(await screen.findByRole('dialog', { name: 'You’re on Advance' }))
    expect(settled.queryByRole('button', { name: /^Pay/ })).toBeNull()
    await expectNoAxeViolations()
    await user.click(settled.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('says why a plan cannot be chosen', async () => {
    const { dialog } = await openChange({
      [QUOTE]: () => {
        throw refusal(409, 'PLAN_NOT_AVAILABLE', 'Your plan was cancelled and ends with its period.')
      },
    })
    expect(await dialog.findByText('Your plan was cancelled and ends with its period.')).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Change plan' })).toBeDisabled()
  })
})
