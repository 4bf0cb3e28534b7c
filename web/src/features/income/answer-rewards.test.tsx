import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { expertUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'

/** The rest of the page, empty. */
const OTHERWISE = {
  Income: () => ({ ledger_balances: [], held: [], system_configurations: [] }),
  IncomeStatement: () => ({ ledger_statement_lines: [] }),
  Payouts: () => ({ payouts: [] }),
}
const REST = {
  'GET /api/dashboard/expertIncome/all': () => ({
    ...{ growthArrow: 'NEUTRAL' as const, growthPercentage: 0, totalIncome: 0, count: 0, charData: [], items: [] },
  }),
}

it('[X-22, X-23] lists what corrections left of a reward, and what it was before', async () => {
  const reward = (id: string, left: object) => ({
    ...{
      response_id: id,
      state: 'posted',
      stars: 5,
      cents: 2000,
      credits: 5,
      unpaid_because: null,
      void_reason: null,
    },
    ...{ booked_at: '2026-03-01T12:00:00Z', due_at: '2026-03-15T12:00:00Z', settled_at: '2026-03-15T12:00:00Z' },
    ...{ cents_left: 2000, credits_left: 5, ...left },
  })
  const rewards = [reward('1', { cents_left: 1250 }), reward('2', { cents_left: 0, credits_left: 0 }), reward('3', {})]
  const OwnRewards = () => ({ answer_earnings: rewards, response_windows: [], system_configurations: [] })
  const { container } = renderRoute('/income', { user: expertUser, graphql: { ...OTHERWISE, OwnRewards }, rest: REST })
  const answers = within(await screen.findByRole('region', { name: 'Answers' }))
  const [partly, gone, whole] = answers.getAllByRole('listitem')
  expect(partly).toHaveTextContent(
    /^\$12\.50 and 5 Reward Credits.*Our staff corrected it from \$20 and 5 Reward Credits\.Available$/,
  )
  expect(gone).toHaveTextContent(
    /^\$20 and 5 Reward Credits.*Rated 1st Mar 26Our staff took it back by a correction\.Taken back$/,
  )
  expect(within(gone as HTMLElement).getByText('$20 and 5 Reward Credits')).toHaveAttribute('data-gone')
  expect(whole).toHaveTextContent(/^\$20 and 5 Reward Credits5 starsAvailable since 15th Mar 26Available$/)
  await expectNoAxeViolations(container)
})
