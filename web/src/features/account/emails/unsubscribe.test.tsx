import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { refusal } from '#testing/network.js'
import { renderRoute } from '#testing/render-route.js'

const TOKEN = '5f0c0b6e-0f5d-4b0e-9c52-0e3a2f1c7d11.match_digest.proof'
const POST = 'POST /api/unsubscribe/:token'

describe('switching off emails from a link in one', () => {
  it('[X-05] asks, and needs no login', async () => {
    const { user, sent, container } = renderRoute(`/account/unsubscribe?token=${TOKEN}`, {
      rest: { [POST]: () => ({ kind: 'match_digest' }) },
    })
    expect(await screen.findByRole('heading', { name: 'Switch off these emails?' })).toBeVisible()
    expect(screen.getByText(/New opportunities that match your profile, once a day/)).toBeVisible()
    expect(sent.some(({ name }) => name === POST)).toBe(false)
    await expectNoAxeViolations(container)
    await user.click(screen.getByRole('button', { name: 'Switch them off' }))
    expect(await screen.findByRole('heading', { name: 'Done' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Open your email settings' })).toHaveAttribute(
      'href',
      '/account/notifications#match_digest',
    )
  })

  it('says why a link was refused', async () => {
    const { user } = renderRoute(`/account/unsubscribe?token=${TOKEN}`, {
      rest: {
        [POST]: () => {
          throw refusal(404, 'UNSUBSCRIBE_LINK_INVALID', 'This link is incomplete.')
        },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Switch them off' }))
    expect(await screen.findByText('This link is incomplete.')).toBeVisible()
  })

  it('says that emails about money stay on', async () => {
    const { sent } = renderRoute(`/account/unsubscribe?token=${TOKEN.replace('match_digest', 'payment')}`, {})
    expect(await screen.findByRole('heading', { name: 'These emails stay on' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Switch them off' })).not.toBeInTheDocument()
    expect(sent.some(({ name }) => name === POST)).toBe(false)
  })

  it('leads to the settings if the link lost its end', async () => {
    renderRoute('/account/unsubscribe?token=abc', {})
    expect(await screen.findByRole('heading', { name: 'This link is incomplete' })).toBeVisible()
  })
})
