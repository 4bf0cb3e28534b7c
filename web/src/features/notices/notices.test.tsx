import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { AFTER_ALL } from '#lib/graphql/bounds.js'
import { expectNoAxeViolations } from '#testing/axe.js'
import { openLiveSocket } from '#testing/live-socket.js'
import { clientUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'

const notice = (id: string, rest: object = {}) => ({
  id,
  title: `Notice ${id}`,
  body: '',
  link: null,
  created_at: new Date().toISOString(),
  seen_at: null,
  ...rest,
})
const count = (value: number) => ({ notifications_aggregate: { aggregate: { count: value } } })

/** Notices that remember being seen, as the table would. */
function noticesOf(...ids: string[]) {
  const seen = new Set<string>()
  const rows = () => ids.map((id) => notice(id, seen.has(id) ? { seen_at: new Date().toISOString() } : {}))
  return {
    UnseenNotices: () => count(ids.length - seen.size),
    Notices: () => ({ notifications: rows() }),
    MarkNoticesSeen: ({ ids: some }: Record<string, unknown>) => {
      for (const id of some as string[]) seen.add(id)
      return { update_notifications: { affected_rows: 1 } }
    },
    MarkAllNoticesSeen: () => {
      for (const id of ids) seen.add(id)
      return { update_notifications: { affected_rows: ids.length } }
    },
  }
}

function breakRows(): void {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockImplementation(() => {
    throw new Error('broken')
  })
}

describe('the bell', () => {
  it('says how many notices are new and shows them', async () => {
    const { user } = renderRoute('/notices', { user: clientUser, graphql: noticesOf('a', 'b') })
    const bell = await screen.findByRole('button', { name: 'Notices, 2 new' })
    await user.click(bell)
    const panel = screen.getByRole('region', { name: 'Notices' })
    expect(await within(panel).findByText('Notice a')).toBeVisible()
    await expectNoAxeViolations()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('region', { name: 'Notices' })).not.toBeInTheDocument()
    expect(bell).toHaveFocus()
  })

  it('stays where it is if its list stops working', async () => {
    breakRows()
    const earlier = notice('a', { created_at: new Date(Date.now() - 2 * 3_600_000).toISOString() })
    const { user } = renderRoute('/notices', {
      user: clientUser,
      graphql: { UnseenNotices: () => count(1), Notices: () => ({ notifications: [earlier] }) },
    })
    await user.click(await screen.findByRole('button', { name: 'Notices, 1 new' }))
    const panel = screen.getByRole('region', { name: 'Notices' })
    expect(await within(panel).findByRole('alert')).toHaveTextContent('This part of the page stopped working')
    expect(screen.getByRole('button', { name: 'Notices, 1 new' })).toBeVisible()
  })

  it('shows the beginning of a reason; the page shows all of it', async () => {
    const body = 'We read “Fractional Role for a Chief Marketing Officer” and ask for a change: name the market.'
    const { user } = renderRoute('/notices', {
      user: clientUser,
      graphql: { UnseenNotices: () => count(1), Notices: () => ({ notifications: [notice('a', { body })] }) },
    })
    expect(await screen.findByText(body)).not.toHaveClass('line-clamp-2')
    await user.click(screen.getByRole('button', { name: 'Notices, 1 new' }))
    const panel = screen.getByRole('region', { name: 'Notices' })
    expect(await within(panel).findByText(body)).toHaveClass('line-clamp-2')
  })

  it('counts down as notices are read', async () => {
    const { user, sent } = renderRoute('/notices', { user: clientUser, graphql: noticesOf('a', 'b') })
    await user.click(await screen.findByRole('button', { name: /Notice a/ }))
    expect(await screen.findByRole('button', { name: 'Notices, 1 new' })).toBeVisible()
    expect(sent).toContainEqual({ kind: 'graphql', name: 'MarkNoticesSeen', input: { ids: ['a'] } })
  })

  it('marks all as seen at once', async () => {
    const { user } = renderRoute('/notices', { user: clientUser, graphql: noticesOf('a', 'b') })
    await user.click(await screen.findByRole('button', { name: 'Mark all as seen' }))
    expect(await screen.findByRole('button', { name: 'Notices' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Mark all as seen' })).not.toBeInTheDocument()
  })
})

describe('while the page is open', () => {
  const three = { notifications_aggregate: { aggregate: { count: 3 } } }

  it('a new notice arrives by live query, and the list under it is refetched', async () => {
    const server = openLiveSocket()
    const { sent } = renderRoute('/notices', { user: clientUser, graphql: noticesOf('a', 'b') })
    await screen.findByRole('button', { name: 'Notices, 2 new' })
    await server.emit('UnseenNoticesSignal', three)
    expect(await screen.findByRole('button', { name: 'Notices, 3 new' })).toBeVisible()
    await vi.waitFor(() => expect(sent.filter(({ name }) => name === 'Notices')).toHaveLength(2))
  })

  it('[BASE-37, X-13] the count is polled without a socket, and no longer once there is one', async () => {
    const server = openLiveSocket()
    server.cut()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { sent } = renderRoute('/notices', { user: clientUser, graphql: noticesOf('a') })
    const asked = () => sent.filter(({ name }) => name === 'UnseenNotices').length
    await screen.findByRole('button', { name: 'Notices, 1 new' })
    const before = asked()
    await vi.advanceTimersByTimeAsync(21_000)
    expect(asked()).toBe(before + 2)
    server.restore()
    await vi.advanceTimersByTimeAsync(60_000)
    await server.emit('UnseenNoticesSignal', three)
    const then = asked()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked()).toBe(then)
    vi.useRealTimers()
  })

  it('the count is followed once, and no longer when the layout unmounts, as on signing out', async () => {
    const server = openLiveSocket()
    const { unmount } = renderRoute('/notices', { user: clientUser, graphql: noticesOf('a') })
    await server.emit('UnseenNoticesSignal', three)
    expect(server.followed().filter((name) => name === 'UnseenNoticesSignal')).toHaveLength(1)
    unmount()
    expect(server.followed()).toEqual([])
  })
})

describe('the page of notices', () => {
  it('says what belongs there while it is empty', async () => {
    renderRoute('/notices', { user: clientUser, graphql: noticesOf() })
    expect(await screen.findByText('You’re all caught up')).toBeVisible()
    await expectNoAxeViolations()
  })

  it('loads older ones from where the page ended', async () => {
    const pages: unknown[] = []
    const { user } = renderRoute('/notices', {
      user: clientUser,
      graphql: {
        Notices: ({ before, beforeId, limit }) => {
          pages.push({ at: before, id: beforeId })
          const size = pages.length === 1 ? Number(limit) : 20
          return { notifications: Array.from({ length: size }, (_, i) => notice(`${pages.length}-${i}`)) }
        },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Show more' }))
    expect(await screen.findByText('Notice 2-0')).toBeVisible()
    expect(pages).toEqual([AFTER_ALL, { at: expect.stringMatching(/^20/), id: '1-19' }])
    // the second is as long as a page, and the last
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
  })
})
