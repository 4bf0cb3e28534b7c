import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { OwnPlanQuery } from '#entities/plan/own-plan.generated.js'
import { expectNoAxeViolations } from '#testing/axe.js'
import { type Network, refusal } from '#testing/network.js'
import { clientUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'
import { BASIC, CATALOGUE, ownPlan } from '../plans.testkit'

const VISA = { brand: 'visa', last4: '4242', expMonth: 6, expYear: 2061 }
const PAGE = 'https://pay.example/cs_1'
const RENEWAL = { amountCents: 23_700, at: '2999-04-10T15:00:00Z', isRenewed: true, canManage: true }
const PAST_DUE = { ...BASIC, status: 'past_due', expires_at: '2026-04-10T15:00:00Z' }

const leave = vi.fn()
beforeEach(() => {
  leave.mockClear()
  vi.spyOn(window.location, 'assign').mockImplementation(leave)
})

function open(
  graphql: Network['graphql'] = {},
  {
    at = '',
    plan = ownPlan({ company: [BASIC] }),
    rest = {},
  }: { at?: string; plan?: OwnPlanQuery; rest?: Network['rest'] } = {},
) {
  return renderRoute(`/subscriptions${at}`, {
    user: { ...clientUser, email: 'nora@brightwater.example' },
    graphql: {
      PlanCatalogue: () => CATALOGUE,
      OwnPlan: () => plan,
      Purchases: () => ({ purchases: [] }),
      PlanCard: () => ({ planCard: { canManage: true, isPastDue: false, card: VISA } }),
      StartCardChange: () => ({ startCardChange: { url: PAGE } }),
      ...graphql,
    },
    rest: { 'GET /api/payment/subscription/renewal': () => ({ renewal: RENEWAL }), ...rest },
  })
}
const started = (sent: readonly { name: string }[]) => sent.filter(({ name }) => name === 'StartCardChange')

describe('the card of a plan', () => {
  it('[X-45] names the card on file, and leads to the page on which another is saved, once', async () => {
    const { user, sent } = open()
    expect(await screen.findByText(/Paid with Visa ending in 4242,/)).toHaveTextContent('expires 06/61')
    await expectNoAxeViolations()
    await user.dblClick(screen.getByRole('button', { name: 'Change card' }))
    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith(PAGE))
    expect(started(sent)).toHaveLength(1)
  })

  it('says that it has expired', async () => {
    open({ PlanCard: () => ({ planCard: { canManage: true, isPastDue: false, card: { ...VISA, expYear: 2020 } } }) })
    expect(await screen.findByText('expired 06/20')).toBeVisible()
  })

  it('shows nothing to other members of the company', async () => {
    const { sent } = open({ PlanCard: () => ({ planCard: { canManage: false, isPastDue: false, card: null } }) })
    await waitFor(() => expect(sent.map(({ name }) => name)).toContain('PlanCard'))
    expect(await screen.findByText(/^Next payment:/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Change card' })).toBeNull()
  })

  it('[GK-030] a declined renewal says which card it was, and how to pay now', async () => {
    const { user } = open(
      { PlanCard: () => ({ planCard: { canManage: true, isPastDue: true, card: VISA } }) },
      { plan: ownPlan({ company: [PAST_DUE] }) },
    )
    expect(await screen.findByText('Your Basic plan couldn’t be renewed')).toBeVisible()
    expect(await screen.findByText(/Visa ending in 4242 was declined\./)).toHaveTextContent('paid with it at once')
    await expectNoAxeViolations()
    await user.click(screen.getByRole('button', { name: 'Pay with another card' }))
    await waitFor(() => expect(leave).toHaveBeenCalledWith(PAGE))
  })

  it('[X-45] a declined renewal can be cancelled, which promises no further period', async () => {
    const { user, sent } = open(
      { PlanCard: () => ({ planCard: { canManage: true, isPastDue: true, card: VISA } }) },
      { plan: ownPlan({ company: [PAST_DUE] }), rest: { 'POST /api/payment/subscription/cancel': () => ({}) } },
    )
    expect(await screen.findByText('You’re on the free plan until Basic is paid.')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Cancel plan' }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('It ends now')
    await expectNoAxeViolations()
    await user.click(within(dialog).getByRole('button', { name: 'Cancel plan' }))
    expect(await screen.findByText('Your Basic plan is cancelled. Nothing more is charged.')).toBeVisible()
    expect(sent.filter(({ name }) => name === 'POST /api/payment/subscription/cancel')).toHaveLength(1)
  })

  it('is not cancelled for its end while a renewal is declined: what is paid is over', async () => {
    open(
      { PlanCard: () => ({ planCard: { canManage: true, isPastDue: true, card: VISA } }) },
      { plan: ownPlan({ company: [{ ...PAST_DUE, expires_at: '2999-04-10T15:00:00Z' }] }) },
    )
    await screen.findByRole('button', { name: 'Pay with another card' })
    expect(screen.getAllByRole('button', { name: 'Cancel plan' })).toHaveLength(1)
  })

  it('says why another can’t be saved', async () => {
    const { user } = open({
      StartCardChange: () => {
        throw refusal(409, 'PAYMENTS_UNAVAILABLE', 'Payments are not available right now.')
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Change card' }))
    expect(await screen.findByText('Payments are not available right now.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Change card' })).not.toHaveAttribute('aria-busy')
  })
})

describe('back from saving a card', () => {
  it('[X-45] has it taken once, says which it is, and leaves the address clean', async () => {
    const { sent, address } = open(
      { ConfirmCard: () => ({ confirmCard: { card: VISA } }) },
      { at: '?plan=pro&card_session=cs_9' },
    )
    expect(await screen.findByText('Your plan is paid with Visa ending in 4242 from now on.')).toBeVisible()
    await waitFor(() => expect(address()).toBe('/subscriptions?plan=pro'))
    expect(sent.filter(({ name }) => name === 'ConfirmCard').map(({ input }) => input)).toEqual([{ sessionId: 'cs_9' }])
  })

  it('shows the new card at once, even if the old one was read first', async () => {
    let current = { ...VISA, last4: '0341' }
    open(
      {
        PlanCard: () => ({ planCard: { canManage: true, isPastDue: false, card: current } }),
        ConfirmCard: async () => {
          await screen.findByText(/ending in 0341,/)
          current = VISA
          return { confirmCard: { card: VISA } }
        },
      },
      { at: '?card_session=cs_9' },
    )
    expect(await screen.findByText(/Paid with Visa ending in 4242,/)).toBeVisible()
  })

  it.each([
    [402, 'PAYMENT_DECLINED', 'Your card was declined.'],
    [404, 'NOT_FOUND', 'This doesn’t exist.'],
  ] as const)('says what the server says: %s %s', async (status, code, message) => {
    const { address } = open(
      {
        ConfirmCard: () => {
          throw refusal(status, code, message)
        },
      },
      { at: '?card_session=cs_9' },
    )
    const alert = await screen.findByText(message)
    expect(alert).toBeVisible()
    expect(screen.queryByText(/is paid with/)).toBeNull()
    await waitFor(() => expect(address()).toBe('/subscriptions'))
    expect(within(document.body).queryByText(/from now on/)).toBeNull()
  })
})
