import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AFTER_ALL } from '#lib/graphql/bounds.js'
import { expectNoAxeViolations } from '#testing/axe.js'
import { refusal } from '#testing/network.js'
import { clientUser, expertUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'

const deal = (index = 0) => ({
  ...{
    id: `00000000-0000-4000-8000-${`${index}`.padStart(12, '0')}`,
    type: 'fractional',
    title: `Fractional CMO ${index}`,
  },
  ...{ expert_name: 'Elena Marchetti', poster_name: 'Nora Lindqvist', company_name: 'Brightwater Systems' },
  ...{ agreed_value_cents: 650_000, agreed_value_unit: 'month', accepted_at: '2026-10-20T09:00:00Z' },
  opportunity: { status: 'in progress' },
  hire: { opted_out_at: null },
})
type Deal = ReturnType<typeof deal>
const deals = (rows: Deal[]) => () => ({ deal_records: rows })

it('[X-70] a poster’s deals name what, who, how much in its unit, the state and the day, and lead to the record', async () => {
  const { container } = renderRoute('/dashboard/deals', {
    user: clientUser,
    graphql: { DealsAsPoster: deals([deal()]) },
  })
  const row = within(await screen.findByRole('row', { name: /Fractional CMO 0/ }))
  for (const words of ['Elena Marchetti', '$6,500 per month', 'Under way', '20th Oct 26'])
    expect(row.getByText(words)).toBeVisible()
  expect(row.getByRole('link', { name: 'Fractional CMO 0' })).toHaveAttribute('href', `/dashboard/deals/${deal().id}`)
  expect(screen.queryByRole('group', { name: 'Your deals by side' })).not.toBeInTheDocument()
  await expectNoAxeViolations(container)
})

it('an expert reads both sides, each at its own address, and sees the company', async () => {
  const ended = { ...deal(), opportunity: { status: 'closed' } }
  const { user, address } = renderRoute('/dashboard/deals', {
    user: expertUser,
    graphql: { DealsAsExpert: deals([ended]), DealsAsPoster: deals([]) },
  })
  expect(await screen.findByText('Brightwater Systems')).toBeVisible()
  expect(screen.getByText('Ended')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'You hired' }))
  expect(await screen.findByText('You haven’t hired anybody yet.')).toBeVisible()
  expect(address()).toBe('/dashboard/deals?side=hires')
})

it('[X-13] a list that can’t be loaded says so, and can be tried again', async () => {
  let tries = 0
  const { user } = renderRoute('/dashboard/deals', {
    user: clientUser,
    graphql: {
      DealsAsPoster: () => {
        tries += 1
        if (tries === 1) throw refusal(500, 'INTERNAL', 'Something went wrong on our side. Please try again.')
        return { deal_records: [deal()] }
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: /try again/i }))
  expect(await screen.findByText('Elena Marchetti')).toBeVisible()
})

it('a long list goes on from its last row', async () => {
  const { user, sent } = renderRoute('/dashboard/deals', {
    user: clientUser,
    graphql: {
      DealsAsPoster: ({ beforeId }) => ({
        deal_records: beforeId === AFTER_ALL.id ? Array.from({ length: 26 }, (_, index) => deal(index)) : [deal(25)],
      }),
    },
  })
  await user.click(await screen.findByRole('button', { name: /more/i }))
  expect(await screen.findByText('Fractional CMO 25')).toBeVisible()
  await waitFor(() => expect(sent.filter(({ name }) => name === 'DealsAsPoster')).toHaveLength(2))
  expect(sent.findLast(({ name }) => name === 'DealsAsPoster')?.input).toMatchObject({
    before: deal(24).accepted_at,
    beforeId: deal(24).id,
  })
})
