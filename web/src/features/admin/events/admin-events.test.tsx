import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { refusal } from '#testing/network.js'
import { staffUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'
import type { FailedEvent } from './use-failed-events'

const event = {
  id: '11111111-1111-4111-8111-111111111111',
  trigger: 'opportunity_status_changed',
  table: 'opportunities',
  tries: 21,
  createdAt: '2026-11-20T10:00:00Z',
  lastStatus: 502,
  lastTriedAt: '2026-11-20T10:20:00Z',
}
const page = (events: FailedEvent[]) => ({ events, nextCursor: null })

describe('failed events', () => {
  it('are listed with their attempts and the last response', async () => {
    const { container } = renderRoute('/admin/events', {
      user: staffUser,
      rest: { 'GET /api/admin/events': () => page([event]) },
    })
    expect(await screen.findByRole('row', { name: /Opportunity status changed.*21.*Status 502/ })).toBeVisible()
    await expectNoAxeViolations(container)
  })

  it('are redelivered and leave the list', async () => {
    let events = [event]
    const { user } = renderRoute('/admin/events', {
      user: staffUser,
      rest: {
        'GET /api/admin/events': () => page(events),
        'POST /api/admin/events/:id/redeliver': () => {
          events = []
          return { status: 'waiting' }
        },
      },
    })
    await user.click(await screen.findByRole('button', { name: /Deliver again: Opportunity status changed/ }))
    expect(await screen.findByText('The event is being delivered again.')).toBeVisible()
    expect(await screen.findByText('No failed events.')).toBeVisible()
  })

  it('say why one could not be redelivered', async () => {
    const { user } = renderRoute('/admin/events', {
      user: staffUser,
      rest: {
        'GET /api/admin/events': () => page([event]),
        'POST /api/admin/events/:id/redeliver': () => {
          throw refusal(409, 'ALREADY_DONE', 'This has already been done.')
        },
      },
    })
    await user.click(await screen.findByRole('button', { name: /Deliver again/ }))
    expect(await screen.findByText('This has already been done.')).toBeVisible()
  })

  it('offer a retry when the list fails to load', async () => {
    renderRoute('/admin/events', {
      user: staffUser,
      rest: {
        'GET /api/admin/events': () => {
          throw refusal(500, 'UNEXPECTED', 'Something went wrong on our side.')
        },
      },
    })
    expect(await screen.findByRole('button', { name: /try again|retry/i })).toBeVisible()
  })
})
