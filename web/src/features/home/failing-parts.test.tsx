import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { expertUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'

it('an expert’s home stays if a widget on it fails, and says so', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  // no widget can make sense of that
  renderRoute('/', { user: expertUser, rest: { 'GET /api/dashboard/expertIncome/all': () => Response.json({}) } })
  expect(await screen.findByText('This part of the page stopped working')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome back, Elena' })).toBeVisible()
  expect(screen.getByRole('heading', { name: /^What needs you/ })).toBeVisible()
})
