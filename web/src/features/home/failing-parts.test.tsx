import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { refusal } from '#testing/network.js'
import { opportunityCard } from '#testing/opportunity-fixtures.js'
import { expertUser } from '#testing/personas.js'
import { openClient, renderRoute } from '#testing/render-route.js'

it('an expert’s home stays if a widget on it fails, and says so', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  // no widget can make sense of that
  renderRoute('/', { user: expertUser, rest: { 'GET /api/dashboard/expertIncome/all': () => Response.json({}) } })
  expect(await screen.findByText('This part of the page stopped working')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome back, Elena' })).toBeVisible()
  expect(screen.getByRole('heading', { name: /^What needs you/ })).toBeVisible()
})

it('what companies look for stays if it can’t be read again', async () => {
  let isFailing = false
  const { askAgain, show } = openClient({
    user: expertUser,
    graphql: {
      NewestOpportunities: () => {
        if (isFailing) throw refusal(500, 'INTERNAL', 'Something went wrong.')
        return { find_opportunities: [{ opportunity: opportunityCard() }] }
      },
    },
  })
  show('/')
  await screen.findByRole('article')
  isFailing = true
  await askAgain('NewestOpportunities')
  expect(screen.getByRole('article')).toBeVisible()
  expect(screen.queryByText('Something went wrong.')).not.toBeInTheDocument()
})
