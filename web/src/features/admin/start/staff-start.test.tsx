import { act, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { openEventStreams } from '#testing/event-streams.js'
import { type Network, refusal } from '#testing/network.js'
import { clientUser, staffUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'
import type { FailedEvent } from '../events/use-failed-events'
import type { Unsent } from '../outbox/use-outbox-news'

const count = (number: number) => ({ aggregate: { count: number } })
const failed = {
  id: 'e1',
  trigger: 'opportunity_status_changed',
  table: 'opportunities',
  tries: 21,
  createdAt: '2026-11-20T10:00:00Z',
  lastStatus: 502,
  lastTriedAt: '2026-11-20T10:20:00Z',
}
const none: Unsent = { count: 0, oldestAt: null }
const open = (counts: readonly number[], events: FailedEvent[], unsent: Unsent, rest: Network['rest'] = {}) =>
  renderRoute('/admin', {
    user: staffUser,
    graphql: {
      StaffCounts: () => ({ waiting: count(counts[0] ?? 0), edited: count(counts[1] ?? 0), requested: count(0) }),
      StaffMoneyCounts: () => ({ requests: count(counts[2] ?? 0), proposals: count(counts[3] ?? 0) }),
      ContentCounts: () => ({
        ...{ questions: count(counts[0] ?? 0), answers: count(counts[1] ?? 0), insights: count(counts[0] ?? 0) },
        topics: count(counts[1] ?? 0),
      }),
      StaffRefundCounts: () => ({ proposed: count(counts[0] ?? 0), failed: count(counts[1] ?? 0) }),
      PayoutCounts: () => ({ payouts: count(counts[0] ?? 0), redemptions: count(counts[1] ?? 0) }),
      RewardCounts: () => ({ held: count(counts[0] ?? 0) }),
    },
    rest: {
      'GET /api/admin/events': () => ({ events, nextCursor: null }),
      'GET /api/admin/outbox/unsent': () => unsent,
      ...rest,
    },
  })

describe('the start page of staff', () => {
  it('[X-06] lists what is waiting, with links', async () => {
    const oldestAt = new Date(Date.now() - 5 * 60_000).toISOString()
    const { container } = open([2, 1, 4], [failed], { count: 3, oldestAt })
    const places = [
      ['Waiting for approval 2 posts', '/admin/opportunities?tab=waiting'],
      ['Edited after approval 1 post', '/admin/opportunities?tab=edited'],
      ['Questions to approve 2 questions', '/admin/questions'],
      ['Answers to approve 1 answer', '/admin/questions?tab=answers'],
      ['Insights to approve 2 insights', '/admin/questions?tab=insights'],
      ['Topics to approve 1 topic', '/admin/questions?tab=topics'],
      ['Credit requests 4 requests', '/admin/credit-requests'],
      ['Redemptions to decide 1 request', '/admin/payouts?tab=redemptions'],
      ['Payouts to send 2 payouts', '/admin/payouts'],
      ['Rewards on hold 2 rewards', '/admin/rewards'],
      ['Undelivered events 1 event', '/admin/events'],
      ['Unsent emails 3 emails, the oldest for 5 minutes', '/admin/outbox'],
    ] as const
    for (const [name, href] of places) {
      expect(await screen.findByRole('link', { name: new RegExp(name.replaceAll(' ', '\\s*')) })).toHaveAttribute(
        'href',
        href,
      )
    }
    expect(document.title).toMatch(/^Staff/)
    await expectNoAxeViolations(container)
  })

  it('[X-06] follows the unsent emails live, and polls without a stream', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const streams = openEventStreams()
    let asked = 0
    open([0, 0], [], none, {
      'GET /api/admin/outbox/unsent': () => {
        asked += 1
        return { count: asked, oldestAt: null }
      },
    })
    expect(await screen.findByRole('link', { name: /Unsent emails\s*1 email/ })).toBeVisible()
    await streams.emit('/api/admin/outbox/events', { newestId: 'm1', unsent: { count: 7, oldestAt: null } })
    expect(await screen.findByRole('link', { name: /Unsent emails\s*7 emails/ })).toBeVisible()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(asked).toBe(1)
    act(() => streams.lose())
    await vi.advanceTimersByTimeAsync(40_000)
    expect(await screen.findByRole('link', { name: /Unsent emails\s*2 emails/ })).toBeVisible()
    vi.useRealTimers()
  })

  it('[X-06] says when nothing is waiting, and which area could not be loaded', async () => {
    const quiet = open([0, 0], [], { count: 0, oldestAt: null })
    expect(await screen.findByText('You’re all caught up.')).toBeVisible()
    quiet.unmount()
    open([0, 0], [], none, {
      'GET /api/admin/outbox/unsent': () => {
        throw refusal(500, 'INTERNAL', 'Something went wrong.')
      },
    })
    expect(await screen.findByText('Could not be loaded')).toBeVisible()
  })

  it('[X-14] is for staff only', async () => {
    renderRoute('/admin', { user: clientUser })
    expect(await screen.findByText('This page is for staff')).toBeVisible()
  })
})
