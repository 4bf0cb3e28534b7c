import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { OwnPlanQuery } from '#entities/plan/own-plan.generated.js'
import { expectNoAxeViolations } from '#testing/axe.js'
import { refusal } from '#testing/network.js'
import { clientUser, expertUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'
import { BASIC, CATALOGUE, NO_CARD, ownPlan } from './plans.testkit'

const CHECKOUT = 'POST /api/payment/checkout-session'
const company = clientUser
const single = { ...expertUser, email: 'elena@gmail.com' }

function open(path = '/pricing', user = company, plan: OwnPlanQuery = ownPlan(), email = 'nora@brightwater.example') {
  return renderRoute(path, {
    user: { ...user, email },
    graphql: {
      PlanCatalogue: () => CATALOGUE,
      PlanCard: () => NO_CARD,
      OwnPlan: () => plan,
      Purchases: () => ({ purchases: [] }),
    },
    rest: {
      [CHECKOUT]: () => ({ url: '#checkout' }),
      'GET /api/payment/subscription/renewal': () => ({ renewal: null }),
    },
  })
}
const card = async (name: string | RegExp) => within(await screen.findByRole('article', { name }))

describe('the plans', () => {
  it('[PLAN-08, PLAN-37, BASE-14] are at /pricing, with what they cost per month and what is billed', async () => {
    const { container } = open()
    const basic = await card(/^Basic/)
    expect(basic.getByText('$79')).toBeVisible()
    expect(basic.getByText('per month')).toBeVisible()
    expect(basic.getByText('$99')).toBeVisible()
    expect(basic.getByText('Billed $237 quarterly')).toBeVisible()
    const advance = await card('Advance quarterly')
    expect(advance.getByText('Save $300')).toBeVisible()
    expect((await card('7-day trial')).getByText('for 7 days')).toBeVisible()
    await expectNoAxeViolations(container)
  })

  it('[PLAN-47, GK-038] cite the number of experts', async () => {
    open()
    expect(await screen.findByText(/Every plan reaches 1,000\+ vetted growth experts/)).toBeVisible()
  })

  it('[PLAN-13, GK-032] ask visitors to sign up or log in, and return here afterwards', async () => {
    const { user, address, container } = renderRoute('/pricing', { graphql: { PlanCatalogue: () => CATALOGUE } })
    const links = await screen.findAllByRole('link', { name: 'Sign Up or Log In to get started' })
    expect(links).toHaveLength(5)
    expect(links[0]).toHaveAttribute('href', '/login?redirectTo=/pricing')
    await expectNoAxeViolations(container)
    await user.click(links[0] as HTMLElement)
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
    expect(address()).toBe('/login?next=%2Fpricing')
  })

  it('say why they could not be loaded, and try again', async () => {
    let isDown = true
    const { user } = renderRoute('/pricing', {
      graphql: {
        PlanCatalogue: () => {
          if (isDown) throw refusal(500, 'INTERNAL', 'Something went wrong.')
          return CATALOGUE
        },
      },
    })
    const again = await screen.findByRole('button', { name: 'Try again' })
    isDown = false
    await user.click(again)
    expect(await card(/^Basic/)).toBeTruthy()
  })
})

describe('buying a plan', () => {
  it('[PLAN-01, PLAN-03, PLAN-25, KBASE-65] sends a company’s member to the checkout of the company’s price', async () => {
    const { user, sent } = open('/pricing?redirectTo=/opportunity-summary')
    await user.click((await card(/^Basic/)).getByRole('button', { name: /^BUY NOW/ }))
    expect(sent.find(({ name }) => name === CHECKOUT)?.input).toEqual({
      purchaseType: 'saas',
      saasType: 'company',
      priceId: 'basic_quarterly_company',
      redirectTo: '/opportunity-summary',
    })
    expect(globalThis.location.hash).toBe('#checkout')
  })

  it('[PLAN-02] sends a single user to the checkout of the user’s price, whatever their address', async () => {
    const { user, sent } = open('/pricing', single, ownPlan(), 'elena@gmail.com')
    await user.click((await card(/^Basic/)).getByRole('button', { name: /^BUY NOW/ }))
    expect(sent.find(({ name }) => name === CHECKOUT)?.input).toMatchObject({
      ...{ saasType: 'user', priceId: 'basic_quarterly_user' },
    })
  })

  it('[PLAN-04, PLAN-05, GK-027] tells a company’s member that a company email is required', async () => {
    const { user, sent } = open('/pricing', company, ownPlan(), 'nora@gmail.com')
    await user.click((await card(/^Basic/)).getByRole('button', { name: /^BUY NOW/ }))
    const notice = within(await screen.findByRole('dialog', { name: 'Company email required' }))
    expect(notice.getByText('A company email is required to subscribe to this plan.')).toBeVisible()
    await expectNoAxeViolations()
    await user.click(notice.getByRole('button', { name: 'OK' }))
    expect(sent.some(({ name }) => name === CHECKOUT)).toBe(false)
  })

  it('[PLAN-22, PLAN-23, PLAN-24, PLAN-26] on Basic shows ACTIVE there, UPDATE above and nothing on the free card', async () => {
    open('/pricing', company, ownPlan({ company: [BASIC] }))
    expect((await card(/^Basic/)).getByRole('button', { name: /^ACTIVE/ })).toBeDisabled()
    expect((await card(/^Free/)).queryByRole('button')).toBeNull()
    expect((await card('Advance quarterly')).getByRole('button', { name: /^UPDATE/ })).toBeEnabled()
    expect((await card('7-day trial')).getByRole('button', { name: /^BUY NOW/ })).toBeDisabled()
  })

  it('[PLAN-19, PLAN-20] shows PREVIOUSLY BOUGHT on the trial once it was used', async () => {
    open('/pricing', company, ownPlan({ trials: [{ id: BASIC.id }] }))
    expect((await card('7-day trial')).getByRole('button', { name: /^PREVIOUSLY BOUGHT/ })).toBeDisabled()
    expect((await card(/^Free/)).getByRole('button', { name: /^ACTIVE/ })).toBeDisabled()
  })

  it('[PLAN-17] is offered again when a subscription has ended', async () => {
    open('/pricing', company, ownPlan({ company: [{ ...BASIC, expires_at: '2026-02-01T00:00:00Z' }] }))
    expect((await card(/^Basic/)).getByRole('button', { name: /^BUY NOW/ })).toBeEnabled()
  })
})

describe('upgrading for full access', () => {
  it('[PLAN-09, PLAN-10, PLAN-11, PLAN-12] has two periods with badges, a free and a paid card, and a toggle', async () => {
    const { user, sent } = open()
    await user.click(await screen.findByRole('button', { name: 'Compare single and team access' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Upgrade for full access' }))
    expect(dialog.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Quarterly33% off',
      'Yearly46% off',
    ])
    expect(dialog.getByRole('article', { name: /^Team access/ })).toHaveTextContent('$133')
    expect(dialog.getByRole('article', { name: /^Free/ })).toHaveTextContent('700+ growth experts')
    await expectNoAxeViolations()
    await user.click(dialog.getByRole('radio', { name: /^Single access/ }))
    expect(dialog.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Quarterly33% off',
      'Yearly42% off',
    ])
    expect(dialog.getByRole('article', { name: /^Single access/ })).toHaveTextContent('Billed $159 quarterly')
    expect(dialog.getByRole('button', { name: /^BUY NOW/ })).toBeDisabled()
    await user.click(dialog.getByRole('radio', { name: /^Team access/ }))
    await user.click(dialog.getByRole('tab', { name: /^Yearly/ }))
    expect(dialog.getByRole('article', { name: /^Team access/ })).toHaveTextContent('Billed $1,289 yearly')
    await user.click(dialog.getByRole('button', { name: /^BUY NOW/ }))
    expect(sent.find(({ name }) => name === CHECKOUT)?.input).toMatchObject({ priceId: 'company_yearly' })
  })
})

describe('plan details', () => {
  it('[PLAN-06, PLAN-07] show the tile of the current plan or of a chosen one, and lead to all plans', async () => {
    const { user, address } = open('/subscriptions', company, ownPlan({ company: [BASIC] }))
    await user.click(await screen.findByRole('link', { name: 'Plan details' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Plan details' }))
    expect(dialog.getByRole('article', { name: /^Basic/ })).toHaveTextContent('Billed $237 quarterly')
    await expectNoAxeViolations()
    await user.click(dialog.getByRole('link', { name: 'View all plans' }))
    expect(address()).toBe('/pricing')
  })

  it('[PLAN-06] of a chosen plan', async () => {
    open('/pricing?details=growth_yearly_company')
    const dialog = within(await screen.findByRole('dialog', { name: 'Plan details' }))
    expect(dialog.getByRole('article', { name: /^Growth/ })).toBeVisible()
  })
})

describe('the addresses of the upgrades', () => {
  it.each([
    ['/subscriptions?plan=pro&redirectTo=/dashboard', 'Advance quarterly'],
    ['/subscriptions/plans?plan=pro', 'Advance quarterly'],
    ['/subscriptions?redirectTo=/dashboard', null],
    ['/subscriptions', null],
  ])('[PLAN-49, PLAN-50, PLAN-51, PLAN-52] %s lists the plans', async (path, preselected) => {
    open(path)
    expect(await screen.findByRole('heading', { level: 1, name: 'Your plan' })).toBeVisible()
    expect(await screen.findByRole('article', { name: /^Growth/ })).toBeVisible()
    if (preselected) expect(screen.getByRole('article', { name: preselected })).toHaveAttribute('data-preselected')
  })

  it('are for the signed-in', async () => {
    const { address } = renderRoute('/subscriptions?plan=pro')
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
    expect(address()).toBe('/login?next=%2Fsubscriptions%3Fplan%3Dpro')
  })
})
