import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { refusal } from '#testing/network.js'
import { openDashboard } from '../dashboard.testkit'

const income = async () => within(await screen.findByRole('region', { name: 'Income' }))
const entry = (number: number) => ({
  ...{ id: String(number), kind: 'qandaIncome' as const, amount: 2000, createdAt: '2026-03-05T12:00:00Z' },
})
const report = (part: object = {}) => ({
  ...{ growthArrow: 'UP' as const, growthPercentage: 25, totalIncome: 50_000, count: 2, items: [entry(1), entry(2)] },
  charData: [
    { name: 'qandaIncome', value: 10_000 },
    { name: 'consultationIncome', value: 15_000 },
    { name: 'something else', value: 25_000 },
  ],
  ...part,
})

describe('the Income widget', () => {
  it('[DASH-26, DASH-27, DASH-28] asks for 30 days at first, and again for each period', async () => {
    const asked: (string | null)[] = []
    const { user } = openDashboard({
      rest: {
        'GET /api/dashboard/expertIncome/all': ({ query }) => {
          asked.push(query.get('days'))
          return report()
        },
      },
    })
    const widget = await income()
    expect(widget.getByRole('button', { name: '30 days' })).toHaveAttribute('aria-pressed', 'true')
    await widget.findByRole('table')
    for (const name of ['7 days', '365 days', 'Overall']) {
      const before = asked.length
      await user.click(widget.getByRole('button', { name }))
      // a period that is left before it was answered may never be asked for
      await waitFor(() => expect(asked).toHaveLength(before + 1))
      await widget.findByRole('table')
    }
    expect(asked).toEqual(['30', '7', '365', 'overall'])
  })

  it('[DASH-30, DASH-31, DASH-33, BASE-44] draws up to three slices and lists them with the total', async () => {
    const { user } = openDashboard({ rest: { 'GET /api/dashboard/expertIncome/all': () => report() } })
    const widget = await income()
    const table = within(await widget.findByRole('table', { name: 'Income by source, the last 30 days' }))
    const rows = table.getAllByRole('row').slice(1)
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      ...['Insights', '1:1 Advice', 'Projects'],
    ])
    expect(table.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      ...['$100', '20%', '$150', '30%', '$250', '50%'],
    ])
    const slices = within(widget.getByRole('group', { name: 'Income by source' })).getAllByRole('img')
    expect(slices.map((slice) => slice.getAttribute('aria-label'))).toEqual([
      ...['Insights: $100, 20%', '1:1 Advice: $150, 30%', 'Projects: $250, 50%'],
    ])
    // where the circle begins, a slice would be drawn crooked
    for (const slice of slices) expect(Number(slice.getAttribute('stroke-dashoffset'))).toBeLessThan(0)
    expect(widget.getByText('in total').parentElement).toHaveTextContent('$500')
    // the keyboard spells a slice out in the middle, as the pointer does
    slices[1]?.focus()
    expect(await widget.findByText('$150', { ignore: 'td' })).toBeInTheDocument()
    await user.tab()
    expect(slices[2]).toHaveFocus()
    await expectNoAxeViolations()
  })

  it.each([
    ['UP', 25, '25% more than in the 30 days before'],
    ['DOWN', 33, '33% less than in the 30 days before'],
    ['NEUTRAL', 0, '0%, as much as in the 30 days before'],
  ] as const)('[DASH-32] shows growth %s with its percentage', async (growthArrow, growthPercentage, words) => {
    openDashboard({
      rest: { 'GET /api/dashboard/expertIncome/all': () => report({ growthArrow, growthPercentage }) },
    })
    const shown = await (await income()).findByText(words)
    const growth = shown.closest('[data-growth]')
    expect(growth).toHaveAttribute('data-growth', growthArrow)
    const arrow = { UP: 'arrow-up', DOWN: 'arrow-down', NEUTRAL: 'arrow-right' }[growthArrow]
    expect(growth?.querySelector(`.lucide-${arrow}`)).not.toBeNull()
  })

  it('[DASH-34, GD-10] loads more earnings while there are more than it has', async () => {
    const pages: (string | null)[] = []
    const { user } = openDashboard({
      rest: {
        'GET /api/dashboard/expertIncome/all': ({ query }) => {
          pages.push(query.get('page'))
          const isFirst = query.get('page') === '1'
          return report({ count: 21, items: isFirst ? Array.from({ length: 20 }, (_, n) => entry(n)) : [entry(20)] })
        },
      },
    })
    const widget = await income()
    await user.click(await widget.findByRole('button', { name: 'Show 21 earnings' }))
    expect(widget.getAllByRole('listitem')).toHaveLength(20)
    await user.click(widget.getByRole('button', { name: 'Show more' }))
    expect(await widget.findAllByRole('listitem')).toHaveLength(21)
    expect(widget.queryByRole('button', { name: 'Show more' })).toBeNull()
    expect(pages).toEqual(['1', '2'])
  })

  it('[DASH-50, GD-17] leads to the transactions, and says how to earn if there is nothing yet', async () => {
    openDashboard()
    const widget = await income()
    expect(await widget.findByText('No income in the last 30 days')).toBeVisible()
    expect(widget.getByRole('link', { name: 'Credit transactions' })).toHaveAttribute('href', '/wizling/transactions')
    expect(widget.getByRole('link', { name: 'See your matches' })).toHaveAttribute('href', '/dashboard/matches')
    expect(widget.queryByRole('table')).toBeNull()
    await expectNoAxeViolations()
  })

  it('says that it failed, and tries again', async () => {
    let isDown = true
    const { user } = openDashboard({
      rest: {
        'GET /api/dashboard/expertIncome/all': () => {
          if (isDown) throw refusal(500, 'INTERNAL', 'Something broke.')
          return report()
        },
      },
    })
    const widget = await income()
    const retry = await widget.findByRole('button', { name: 'Try again' })
    isDown = false
    await user.click(retry)
    expect(await widget.findByRole('table')).toBeVisible()
  })
})
