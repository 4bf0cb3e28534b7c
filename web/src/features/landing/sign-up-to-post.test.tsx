import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { renderRoute } from '#testing/render-route.js'

describe('a visitor at the form for a role', () => {
  it('[X-03] sees what is needed before being asked for a password, and returns after signing up or logging in', async () => {
    const { address } = renderRoute('/fractional-creator')
    expect(await screen.findByRole('heading', { name: 'Post a fractional role' })).toBeVisible()
    expect(screen.getByText(/^You need an account to post\./)).toBeVisible()
    expect(address()).toBe('/fractional-creator')
    const next = 'next=%2Ffractional-creator'
    expect(screen.getByRole('link', { name: 'Sign up to post' })).toHaveAttribute('href', `/signup?${next}`)
    expect(screen.getByRole('link', { name: 'I have an account' })).toHaveAttribute('href', `/login?${next}`)
    await expectNoAxeViolations()
  })

  it('is asked to log in to edit a role, and returns', async () => {
    const { address } = renderRoute('/fractional-creator/00000000-0000-4000-8000-000000000001')
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible()
    expect(address()).toBe('/login?next=%2Ffractional-creator%2F00000000-0000-4000-8000-000000000001')
  })
})
