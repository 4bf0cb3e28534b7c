import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { mayPost } from '#testing/fractional-form-screen.js'
import { openLiveSocket } from '#testing/live-socket.js'
import { refusal } from '#testing/network.js'
import { clientUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'

const credits = (source: string, balance: number, next_due_at: string | null = null) => ({
  ...{ kind: 'credits', source, balance, next_due_at },
})
const owned = (kind: string, balance: number) => ({ kind, source: null, balance, next_due_at: null })
const walletWith = (...rows: ReturnType<typeof credits | typeof owned>[]) => ({
  Wallet: () => ({ ledger_balances: rows, system_configurations: [{ value: '80' }] }),
  CreditBalance: () => ({ ledger_balances: rows }),
  CreditPrices: () => ({ credit_prices: [PRICE] }),
})
const PRICE = {
  ...{ action: 'ask_question', context: 'questions', credits: 200, accepts_amount: false, label: 'Ask a question' },
}

const REST = { 'GET /api/opportunities/postingEligibility': () => mayPost() }

describe('the balance in the header', () => {
  it('says what can be spent, with its worth in dollars, and leads to the Credits', async () => {
    renderRoute('/notices', {
      user: clientUser,
      graphql: { ...walletWith(credits('bought', 1200), credits('plan', 40)), Notices: () => ({ notifications: [] }) },
    })
    const link = await screen.findByRole('link', { name: '1,240 Credits, worth $62' })
    expect(link).toHaveAttribute('href', '/wizling')
  })

  it('follows what happens elsewhere', async () => {
    const server = openLiveSocket()
    renderRoute('/wizling', { rest: REST, user: clientUser, graphql: walletWith(credits('bought', 20)) })
    await screen.findByRole('link', { name: '20 Credits, worth $1' })
    await server.emit('CreditBalanceSignal', { ledger_balances: [{ kind: 'credits', balance: 10 }] })
    expect(await screen.findByRole('link', { name: '10 Credits, worth $0.50' })).toBeVisible()
  })

  it('is in the menu too, beside the plans', async () => {
    const { user } = renderRoute('/wizling', {
      rest: REST,
      user: clientUser,
      graphql: walletWith(credits('bought', 20)),
    })
    await user.click(await screen.findByRole('button', { name: /Account of/ }))
    const menu = screen.getByRole('region', { name: 'Your account' })
    expect(await within(menu).findByRole('link', { name: 'Credits , you have 20' })).toHaveAttribute('href', '/wizling')
    expect(within(menu).getByRole('link', { name: 'Plans' })).toHaveAttribute('href', '/pricing')
  })
})

describe('the page of Credits', () => {
  it('[CRED-01, CRED-02, CRED-07, CRED-08] lists them by where they came from, and says when the plan’s reset', async () => {
    renderRoute('/wizling', {
      rest: REST,
      user: clientUser,
      graphql: walletWith(
        credits('plan', 400, '2030-05-05T12:00:00Z'),
        credits('welcome', 200),
        owned('credits_held', 10),
      ),
    })
    expect(await screen.findByText('600 Credits')).toBeVisible()
    expect(screen.getByText('worth $30')).toBeVisible()
    expect(screen.getByText(/20 Credits are \$1/)).toBeVisible()
    expect(screen.getByText(/reset on 5th May 30; what is left then doesn’t roll over/)).toBeVisible()
    expect(screen.getByText(/The free plan’s one-time Credits/)).toBeVisible()
    expect(screen.getByText('On hold')).toBeVisible()
    expect(screen.queryByText('Reward Credits')).not.toBeInTheDocument()
    await expectNoAxeViolations()
  })

  it('[OPP-09, OBASE-44, X-24] tells what things cost this person, posting on their plan too, and the ways to get more', async () => {
    renderRoute('/wizling', { rest: REST, user: clientUser, graphql: walletWith(credits('bought', 20)) })
    const prices = within(await screen.findByRole('region', { name: 'What things cost' }))
    await prices.findByText('Ask a question')
    await prices.findByText('Post an opportunity')
    expect(prices.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Post an opportunity, on your plan200 Credits ($10)',
      'Ask a question200 Credits ($10)',
    ])
    const wayTo = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')
    expect([wayTo(/Buy Credits/), wayTo(/Ask our staff/), wayTo(/Refer somebody/)]).toEqual([
      '/wizling/get-wizlings',
      '/wizling/request',
      '/dashboard/refer',
    ])
    expect(wayTo(/Transactions/)).toBe('/wizling/transactions')
  })

  it('[BASE-42, GD-15] tells the worth of reward Credits, which can’t be spent', async () => {
    renderRoute('/wizling', { rest: REST, user: clientUser, graphql: walletWith(owned('reward_credits', 15)) })
    expect(await screen.findByText('100 Credits = $80 USD')).toBeVisible()
    expect(screen.getByText('0 Credits')).toBeVisible()
  })

  it('explains what a refund left owing', async () => {
    renderRoute('/wizling', { rest: REST, user: clientUser, graphql: walletWith(owned('credits_owed', -50)) })
    expect(await screen.findByText('You owe 50 Credits')).toBeVisible()
  })

  it('offers another try when it can’t be loaded', async () => {
    const load = vi.fn()
    const { user } = renderRoute('/wizling', {
      rest: REST,
      user: clientUser,
      graphql: {
        Wallet: () => {
          load()
          if (load.mock.calls.length === 1) throw refusal(500, 'INTERNAL', 'Something went wrong.')
          return { ledger_balances: [], system_configurations: [] }
        },
        CreditPrices: () => ({ credit_prices: [] }),
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('0 Credits')).toBeVisible()
  })
})
