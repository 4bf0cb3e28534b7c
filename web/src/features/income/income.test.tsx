import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { type Network, refusal } from '#testing/network.js'
import { expertUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'

const balance = (kind: string, cents: number) => ({ kind, balance: cents })
const line = (id: number, amount: number, subject: string, reason: string) => ({
  ...{ transfer_id: id, amount, kind: 'earning_released', posted_at: '2026-11-01T10:00:00Z' },
  transfer: { reason, subject_type: subject },
})
const REPORT = {
  ...{ growthArrow: 'UP' as const, growthPercentage: 25, totalIncome: 50_000, count: 3, items: [] },
  charData: [
    { name: 'qandaIncome' as const, value: 10_000 },
    { name: 'projectIncome' as const, value: 40_000 },
  ],
}

interface Given {
  balances?: ReturnType<typeof balance>[]
  network?: Network
  path?: string
}

function open({
  balances = [balance('income', 151_000), balance('income_held', 26_000)],
  network = {},
  path = '/income',
}: Given = {}) {
  return renderRoute(path, {
    user: expertUser,
    graphql: {
      Income: () => ({
        ledger_balances: balances,
        held: [{ id: 1, available_at: '2099-12-01T00:00:00Z', cents: 26_000, reason: '1:1 advice on a launch' }],
        system_configurations: [
          { config: 'PAYOUT_MIN_DOLLARS', value: '50' },
          { config: 'WITHDRAWABLE_AFTER_DAYS', value: '9' },
        ],
      }),
      OwnRewards: () => ({ answer_earnings: [], response_windows: [], system_configurations: [{ value: '20' }] }),
      IncomeStatement: ({ before }) => ({
        ledger_statement_lines:
          before > 100
            ? Array.from({ length: 21 }, (_, index) => line(100 - index, 2000, 'answer', `An answer ${index}`))
            : [line(50, -45_000, 'payout', 'Requested a payout')],
      }),
      Payouts: () => ({
        payouts: [
          {
            ...{
              id: 'p1',
              cents: 45_000,
              status: 'paid',
              method: 'bank',
              destination_hint: '2051',
              receipt_no: 7,
              return_reason: null,
            },
            ...{ created_at: '2026-10-01T00:00:00Z', paid_at: '2026-10-03T00:00:00Z' },
          },
          {
            ...{
              ...{ id: 'p2', cents: 6000 },
              status: 'returned',
              method: 'bank',
              destination_hint: '',
              receipt_no: null,
              paid_at: null,
            },
            ...{ created_at: '2026-10-01T00:00:00Z', return_reason: 'The bank doesn’t know the account.' },
          },
        ],
      }),
      ...network.graphql,
    },
    rest: {
      'GET /api/dashboard/expertIncome/all': () => REPORT,
      'GET /api/payouts/stripe-account': () => ({ isOffered: false, isBegun: false, isEnabled: false }),
      ...network.rest,
    },
  })
}

describe('the income of an expert', () => {
  it('[X-25] shows what is available, on hold and paid out', async () => {
    const { container } = open()
    expect(await screen.findByText('$1,510')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Request a payout' })).toHaveAttribute('href', '/income/payout')
    const held = within(screen.getByRole('region', { name: 'On hold' }))
    expect(held.getByText('1:1 advice on a launch')).toBeVisible()
    const payouts = within(await screen.findByRole('region', { name: 'Payouts' }))
    expect(payouts.getByText('to the account ending in 2051')).toBeVisible()
    expect(payouts.getByText('Our staff: The bank doesn’t know the account.')).toBeVisible()
    await screen.findByText('25% more than in the 30 days before')
    await expectNoAxeViolations(container)
  })

  it('[X-25] has a receipt for each payout that was paid', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:receipt')
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const { user, sent } = open({
      network: { rest: { 'GET /api/payouts/receipts/:number': () => new Response('%PDF-', { status: 200 }) } },
    })
    const payouts = within(await screen.findByRole('region', { name: 'Payouts' }))
    expect(payouts.getAllByRole('button', { name: /receipt/ })).toHaveLength(1)
    await user.click(payouts.getByRole('button', { name: 'Download receipt 7' }))
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
    expect(sent.map(({ name }) => name)).toContain('GET /api/payouts/receipts/7')
  })

  it('[DASH-26, DASH-28, DASH-31] sums a period by source, 30 days at first', async () => {
    const asked: (string | null)[] = []
    const { user } = open({
      network: {
        rest: {
          'GET /api/dashboard/expertIncome/all': ({ query }) => {
            asked.push(query.get('days'))
            return query.get('days') === 'overall' ? { ...REPORT, count: 0, charData: [], totalIncome: 0 } : REPORT
          },
        },
      },
    })
    const earned = within(await screen.findByRole('region', { name: 'Earned' }))
    expect(await earned.findByText('Insights')).toBeVisible()
    expect(earned.getByText('Projects')).toBeVisible()
    expect(earned.queryByText('1:1 Advice')).toBeNull()
    for (const name of ['7 days', '365 days', 'Overall']) await user.click(earned.getByRole('tab', { name }))
    expect(await earned.findByText('You haven’t earned anything yet.')).toBeVisible()
    expect(asked).toEqual(['30', '7', '365', 'overall'])
  })

  it('[CRED-21, CRED-24, X-23] lists what answers earned, and how many more are paid until when', async () => {
    const reward = (id: string, state: string, rest: object = {}) => ({
      ...{ response_id: id, state, stars: 5, cents: 2000, credits: 5, unpaid_because: null, void_reason: null },
      ...{ booked_at: '2026-11-01T00:00:00Z', due_at: '2099-11-15T00:00:00Z', settled_at: null },
      ...{ cents_left: 2000, credits_left: 5, ...rest },
    })
    const rows = [
      reward('1', 'held'),
      reward('2', 'posted', { cents: 0, cents_left: 0, unpaid_because: 'limit', settled_at: '2026-10-01T00:00:00Z' }),
      reward('3', 'voided', { void_reason: 'Both accounts belong to one person', settled_at: '2026-10-01T00:00:00Z' }),
    ]
    const given = (limit: number, rewards = rows): Given => ({
      network: {
        graphql: {
          OwnRewards: () => ({
            answer_earnings: rewards,
            response_windows: [{ response_limit: limit, used: 1, restarts_at: '2099-12-12T00:00:00Z' }],
            system_configurations: [{ value: '20' }],
          }),
        },
      },
    })
    const first = open(given(5))
    const answers = within(await screen.findByRole('region', { name: 'Answers' }))
    expect(answers.getByText('Earn $20 for each answer rated 4 stars or above')).toBeVisible()
    expect(answers.getByText(/You’ve used 1 of 5 paid answers. The next 30 days begin/)).toBeVisible()
    const [held, posted, voided] = answers.getAllByRole('listitem')
    expect(held).toHaveTextContent(/\$20 and 5 Reward Credits.*Available.*On hold/)
    expect(posted).toHaveTextContent(/^5 Reward Credits.*your paid answers of that window were used/)
    expect(voided).toHaveTextContent(/Our staff: Both accounts belong to one person.*Taken back/)
    await expectNoAxeViolations(first.container)
    first.unmount()
    const none = open(given(0))
    expect(await screen.findByRole('region', { name: 'Answers' })).not.toHaveTextContent(/Earn \$20|paid answers\. The/)
    none.unmount()
    open(given(5, []))
    await screen.findByRole('region', { name: 'Statement' })
    expect(screen.queryByRole('region', { name: 'Answers' })).toBeNull()
  })

  it('pages the statement', async () => {
    const { user } = open()
    const statement = within(await screen.findByRole('region', { name: 'Statement' }))
    expect(statement.getAllByRole('row')).toHaveLength(21)
    await user.click(statement.getByRole('button', { name: 'Show more' }))
    expect(await statement.findByRole('row', { name: /Requested a payout.*Payout.*−\$450/ })).toBeVisible()
    expect(statement.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('offers no payout below the minimum or while something is owed', async () => {
    const little = open({ balances: [balance('income', 4999)] })
    expect(await screen.findByText('You can request a payout from $50.')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Request a payout' })).toBeNull()
    little.unmount()
    open({ balances: [balance('income', 9000), balance('income_owed', -1000)] })
    expect(await screen.findByText('You owe $10')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Request a payout' })).toBeNull()
  })
})

describe('requesting a payout', () => {
  it('[X-25] begins with everything, and sends cents and details once', async () => {
    const sent: object[] = []
    const { user, container } = open({
      path: '/income/payout',
      network: {
        graphql: {
          RequestPayout: (variables) => {
            sent.push(variables)
            return { requestPayout: { id: variables.id, status: 'requested' } }
          },
        },
      },
    })
    const amount = await screen.findByLabelText('Amount')
    expect(amount).toHaveValue('1510.00')
    await expectNoAxeViolations(container)
    await user.clear(amount)
    await user.type(amount, '120.50')
    await user.type(screen.getByLabelText('Where should the money go?'), 'Elena Marchetti, DE02 1203')
    await user.click(screen.getByRole('button', { name: 'Request $120.50' }))
    expect(await screen.findByText('Your payout is requested. We’ll tell you when it’s on its way.')).toBeVisible()
    expect(sent).toEqual([
      { id: expect.any(String), cents: 12_050, method: 'bank', details: 'Elena Marchetti, DE02 1203' },
    ])
  })

  it('[X-25] by Stripe needs an account there first, and then no bank details', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
    const sent: object[] = []
    const account = { isOffered: true, isBegun: false, isEnabled: false }
    const network: Network = {
      rest: {
        'GET /api/payouts/stripe-account': () => ({ ...account }),
        'POST /api/payouts/stripe-account': () => ({ url: 'https://connect.stripe.example/1' }),
      },
      graphql: {
        RequestPayout: (variables) => {
          sent.push(variables)
          return { requestPayout: { id: variables.id, status: 'requested' } }
        },
      },
    }
    const first = open({ path: '/income/payout', network })
    await first.user.click(await screen.findByRole('radio', { name: /Stripe/ }))
    expect(screen.queryByRole('button', { name: /^Request/ })).toBeNull()
    await expectNoAxeViolations(first.container)
    await first.user.click(screen.getByRole('button', { name: 'Set up Stripe' }))
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://connect.stripe.example/1'))
    first.unmount()
    account.isBegun = true
    const expired = open({ path: '/income/payout?stripe=again', network })
    expect(await screen.findByText(/That page of Stripe has expired/)).toBeVisible()
    expired.unmount()
    account.isEnabled = true
    const back = open({ path: '/income/payout?stripe=back', network })
    expect(await screen.findByRole('radio', { name: /Stripe/ })).toBeChecked()
    expect(screen.queryByLabelText('Where should the money go?')).toBeNull()
    await back.user.click(await screen.findByRole('button', { name: 'Request $1,510' }))
    expect(await screen.findByText('Your payout is requested. We’ll tell you when it’s on its way.')).toBeVisible()
    expect(sent).toEqual([{ id: expect.any(String), cents: 151_000, method: 'stripe', details: null }])
  })

  it('[X-25] asks again where Stripe stands, rather than begin anew, when that couldn’t be read', async () => {
    let isDown = true
    const read = () => (isDown ? Response.error() : { isOffered: true, isBegun: true, isEnabled: true })
    const network: Network = { rest: { 'GET /api/payouts/stripe-account': read } }
    const { user } = open({ path: '/income/payout?stripe=back', network })
    await screen.findByRole('button', { name: 'Try again' })
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'Request $1,510' })).toBeVisible()
  })

  it('shows each refusal where it belongs', async () => {
    let answer = refusal(400, 'VALIDATION_FAILED', 'No.', [{ field: 'amount', message: 'The smallest payout is $50.' }])
    const { user } = open({
      path: '/income/payout?stripe=back', // Stripe is offered no longer
      network: {
        graphql: {
          RequestPayout: () => {
            throw answer
          },
        },
      },
    })
    await user.type(await screen.findByLabelText('Where should the money go?'), 'Elena Marchetti, DE02 1203')
    const send = () => user.click(screen.getByRole('button', { name: /^Request/ }))
    await send()
    expect(await screen.findByText('The smallest payout is $50.')).toBeVisible()
    answer = refusal(402, 'INSUFFICIENT_INCOME', 'You don’t have that much available income.')
    await send()
    expect(await screen.findByText('You don’t have that much available income.')).toBeVisible()
    await user.clear(screen.getByLabelText('Amount'))
    await user.type(screen.getByLabelText('Amount'), '1.005')
    await send()
    expect(await screen.findByText('Enter an amount in dollars and cents, such as 120.50')).toBeVisible()
  })

  it('says why nothing can be paid out', async () => {
    open({ path: '/income/payout', balances: [balance('income', 100)] })
    expect(await screen.findByText('Payouts start at $50.')).toBeVisible()
  })
})
