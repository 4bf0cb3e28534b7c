import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { refusal } from '#testing/network.js'
import { clientUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'

const LIST = 'GET /api/account/exports'
const ASK = 'POST /api/account/exports'
const READY = {
  ...{ id: '00000000-0000-4000-8000-0000000000e1', state: 'ready', sizeBytes: 20_480 },
  ...{ requestedAt: '2026-11-20T10:00:00Z', expiresAt: '2026-11-27T10:00:00Z' },
}

describe('a copy of one’s data', () => {
  it('[X-60] is prepared on request, and says so until it is ready', async () => {
    let newest: object | null = null
    const { user, container } = renderRoute('/account/data', {
      user: clientUser,
      rest: {
        [LIST]: () => ({ newest }),
        [ASK]: () => {
          newest = { ...READY, state: 'waiting', expiresAt: null, sizeBytes: null }
          return { id: READY.id, state: 'waiting' }
        },
      },
    })
    const button = await screen.findByRole('button', { name: 'Prepare a copy' })
    await expectNoAxeViolations(container)
    await user.click(button)
    expect(await screen.findByText(/We’re preparing it/)).toBeVisible()
  })

  it('[X-60] can be downloaded once it is ready', async () => {
    renderRoute('/account/data', { user: clientUser, rest: { [LIST]: () => ({ newest: READY }) } })
    expect(await screen.findByText(/20 KB\. You can download it until/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled()
    expect(screen.getByRole('button', { name: 'Prepare a new copy' })).toBeEnabled()
  })

  it('says why one can’t be prepared', async () => {
    const { user } = renderRoute('/account/data', {
      user: clientUser,
      rest: {
        [LIST]: () => ({ newest: { ...READY, state: 'removed' } }),
        [ASK]: () => {
          throw refusal(429, 'TOO_MANY_ATTEMPTS', 'Too many attempts. Try again later.')
        },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Prepare a copy' }))
    expect(await screen.findByText(/Too many attempts/)).toBeVisible()
  })
})
