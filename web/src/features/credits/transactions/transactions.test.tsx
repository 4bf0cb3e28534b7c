import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { STATEMENT_START } from '#contract/credits/statement-filters.js'
import { expectNoAxeViolations } from '#testing/axe.js'
import { refusal } from '#testing/network.js'
import { clientUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'

const line = (transfer_id: number, rest: object = {}) => ({
  ...{ transfer_id, currency: 'credit', amount: 100, balance_after: 300, kind: 'credits_bought' },
  posted_at: '2026-03-05T12:00:00Z',
  transfer: { reason: `Reason ${transfer_id}`, subject_type: null, subject_id: null },
  ...rest,
})
const statement = (...lines: ReturnType<typeof line>[]) => ({ Statement: () => ({ ledger_statement_lines: lines }) })

describe('the transactions', () => {
  it('[BASE-07] say what each was for, link there, and what was left', async () => {
    const subject = { reason: 'Posting “CMO”', subject_type: 'opportunity', subject_id: 'abc' }
    renderRoute('/wizling/transactions', {
      user: clientUser,
      graphql: statement(
        line(3, { amount: -200, balance_after: 100, kind: 'hold_posted', transfer: subject }),
        line(2, { currency: 'reward', amount: 5, balance_after: 5, kind: 'earning_released' }),
        line(1, { currency: 'usd', amount: 2050, balance_after: 2050, kind: 'earning_released' }),
      ),
    })
    const link = await screen.findByRole('link', { name: 'Posting “CMO”' })
    expect(link).toHaveAttribute('href', '/dashboard/opportunity_detail/abc')
    const [, ...rows] = screen.getAllByRole('row')
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      ),
    ).toEqual([
      ['KindSpent', 'When5th Mar 26', 'Amount−200 Credits', 'Balance100 Credits'],
      ['KindEarned', 'When5th Mar 26', 'Amount+5 Reward Credits', 'Balance5 Reward Credits'],
      ['KindEarned', 'When5th Mar 26', 'Amount+$20.50', 'Balance$20.50'],
    ])
    await expectNoAxeViolations()
  })

  it.each([
    ['purchase', '/wizling/get-wizlings'],
    ['redemption', '/wizling/redeem'],
    ['payout', '/income'],
  ])('link a %s to where it is shown', async (subject_type, path) => {
    const transfer = { reason: 'What it was for', subject_type, subject_id: 'abc' }
    renderRoute('/wizling/transactions', { user: clientUser, graphql: statement(line(1, { transfer })) })
    expect(await screen.findByRole('link', { name: 'What it was for' })).toHaveAttribute('href', path)
  })

  it('are filtered by what the address says, with several values each', async () => {
    const { user, sent, address } = renderRoute(
      '/wizling/transactions?kind=spent&direction=out&from=2026-03-01&kind=no',
      {
        user: clientUser,
        graphql: statement(),
      },
    )
    expect(await screen.findByText('No transactions match these filters')).toBeVisible()
    const asked = () => sent.filter(({ name }) => name === 'Statement').at(-1)?.input
    expect(asked()).toMatchObject({
      ...{ isByKind: true, kinds: expect.arrayContaining(['hold_posted']), minAmount: -1e12, maxAmount: -1 },
      ...{ from: new Date('2026-03-01T00:00:00').toISOString(), until: 'infinity', limit: 21 },
    })
    await user.click(screen.getByRole('button', { name: 'Currency' }))
    await user.click(await screen.findByRole('option', { name: 'Dollars' }))
    await waitFor(() => expect(asked()).toMatchObject({ currencies: ['usd'] }))
    expect(address()).toBe('/wizling/transactions?currency=usd&direction=out&kind=spent&from=2026-03-01')
    await user.keyboard('{Escape}')
    await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement)
    expect(await screen.findByText('No transactions yet')).toBeVisible()
    expect(address()).toBe('/wizling/transactions')
  })

  it('load older ones from where the page ended', async () => {
    const bounds: unknown[] = []
    const { user } = renderRoute('/wizling/transactions', {
      user: clientUser,
      graphql: {
        Statement: ({ before, beforeCurrency, limit }) => {
          bounds.push({ transferId: before, currency: beforeCurrency })
          const size = bounds.length === 1 ? Number(limit) : 1
          return { ledger_statement_lines: Array.from({ length: size }, (_, i) => line(100 - bounds.length * 30 - i)) }
        },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Show more' }))
    expect(await screen.findByText('Reason 40')).toBeVisible()
    expect(bounds).toEqual([STATEMENT_START, { transferId: 51, currency: 'credit' }])
  })

  it('are downloaded with the same filters, or say why not', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    let isDown = false
    const { user, sent } = renderRoute('/wizling/transactions?currency=credit', {
      user: clientUser,
      graphql: statement(line(1)),
      rest: {
        'GET /api/wizlings/transactions.csv': () => {
          if (isDown) throw refusal(500, 'INTERNAL', 'Something went wrong.')
          return new Response('a,b\r\n')
        },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Download as CSV' }))
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
    expect(sent.map(({ name }) => name)).toContainEqual(expect.stringMatching(/transactions\.csv/))
    isDown = true
    await user.click(screen.getByRole('button', { name: 'Download as CSV' }))
    expect(await screen.findByText('Something went wrong.')).toBeVisible()
  })

  it('offer another try when they can’t be loaded', async () => {
    let tries = 0
    const { user } = renderRoute('/wizling/transactions', {
      user: clientUser,
      graphql: {
        Statement: () => {
          tries += 1
          if (tries === 1) throw refusal(500, 'INTERNAL', 'Something went wrong.')
          return { ledger_statement_lines: [line(1)] }
        },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Reason 1')).toBeVisible()
  })
})
