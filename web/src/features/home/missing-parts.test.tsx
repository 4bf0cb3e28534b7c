import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { clientUser, expertUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'

// as if their code couldn't be loaded
const missing = vi.hoisted(() => () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})
vi.mock('#features/opportunities/own-posts/own-posts-brief.js', missing)
vi.mock('#features/dashboard/expert-dashboard.js', missing)

it.each([
  ['a company', clientUser, 'Hi Nora'],
  ['an expert', expertUser, 'Welcome back, Elena'],
])('the home of %s stays if a part of it can’t be loaded, and says so', async (_who, user, greeting) => {
  vi.spyOn(console, 'error').mockReturnValue()
  renderRoute('/', { user })
  expect(await screen.findByText('This part of the page stopped working')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: greeting })).toBeVisible()
  expect(screen.getByRole('heading', { name: /^What needs you/ })).toBeVisible()
})
