import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { writeStored } from '#lib/browser/storage.js'
import { expectNoAxeViolations } from '#testing/axe.js'
import { refusal } from '#testing/network.js'
import { openClient, renderRoute } from '#testing/render-route.js'

describe('links in emails', () => {
  it('says when a sign-in link no longer works, and offers another', async () => {
    const { user } = renderRoute('/login/link?token=old', {
      rest: {
        'POST /api/session/magic-link': () => {
          throw refusal(400, 'LINK_INVALID', 'This link no longer works.')
        },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Log in' }))
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/login')
  })

  it('asks for the second factor after the link as well', async () => {
    const { user } = renderRoute('/login/link?token=t0ken', {
      rest: { 'POST /api/session/magic-link': () => ({ twoFactorRedirect: true }) },
    })
    await user.click(await screen.findByRole('button', { name: 'Log in' }))
    expect(await screen.findByRole('heading', { name: 'Enter your code' })).toBeVisible()
  })

  it('saves a new password and leads to the login page', async () => {
    const { user, sent, address } = renderRoute('/reset-password?token=t0ken&next=%2Fnotices', {
      rest: { 'POST /api/auth/reset-password': () => ({ status: true }) },
    })
    await user.type(await screen.findByLabelText('New password'), 'short')
    await user.click(screen.getByRole('button', { name: 'Save the password' }))
    expect(await screen.findByText('Use at least 10 characters')).toBeVisible()
    await user.type(screen.getByLabelText('New password'), ' but now longer')
    await user.click(screen.getByRole('button', { name: 'Save the password' }))
    expect(await screen.findByText('Your password is changed. Log in with the new one.')).toBeVisible()
    expect(sent.at(-1)?.input).toEqual({ newPassword: 'short but now longer', token: 't0ken' })
    expect(address()).toBe('/login?reset=done&next=%2Fnotices')
  })

  it('says that the password is changed, rather than that it ended the session', async () => {
    writeStored('was-signed-in', true)
    const { known, show } = openClient()
    await known
    show('/login?reset=done')
    expect(await screen.findByText('Your password is changed. Log in with the new one.')).toBeVisible()
    expect(screen.queryByText(/^Your session has ended/)).not.toBeInTheDocument()
  })

  it('remembers the destination while a new password is chosen', async () => {
    const { user, sent } = renderRoute('/login?next=%2Fnotices', {
      rest: { 'POST /api/auth/request-password-reset': () => ({ isSent: true, secondsToNext: 300 }) },
    })
    await user.click(await screen.findByRole('link', { name: 'Forgot it?' }))
    await screen.findByRole('heading', { name: 'Forgot your password?' })
    await user.type(await screen.findByLabelText('Email'), 'nora@example.com')
    expect(screen.getByRole('link', { name: 'Back to log in' })).toHaveAttribute('href', '/login?next=%2Fnotices')
    await user.click(screen.getByRole('button', { name: 'Send the link' }))
    expect(await screen.findByRole('heading', { name: 'Check your mail' })).toBeVisible()
    expect(sent.at(-1)?.input).toEqual({ email: 'nora@example.com', next: '/notices' })
  })

  it('sends the reset email without revealing whether the address is known', async () => {
    const { user } = renderRoute('/forgot-password', {
      rest: { 'POST /api/auth/request-password-reset': () => ({ isSent: true, secondsToNext: 300 }) },
    })
    await user.type(await screen.findByLabelText('Email'), 'nobody@example.com')
    await expectNoAxeViolations()
    await user.click(screen.getByRole('button', { name: 'Send the link' }))
    expect(await screen.findByRole('heading', { name: 'Check your mail' })).toBeVisible()
  })
})
