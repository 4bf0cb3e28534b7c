import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { reportSizesAtOnce } from '#testing/doubles/sizes.js'
import { onTestEnd } from '#testing/environment.js'
import { refusal } from '#testing/network.js'
import { clientUser, expertUser, staffUser } from '#testing/personas.js'
import { appConfig, renderRoute } from '#testing/render-route.js'

const notices = { Notices: () => ({ notifications: [] }) }
const homeData = {
  AiHome: () => ({ content_suggestion_structures: [], ai_conversations: [], system_configurations: [] }),
  OwnAiPreferences: () => ({ user_ai_preferences: [] }),
}

const landing = {
  LeadingExperts: () => ({ users: [] }),
  LatestContent: () => ({ insights: [], answers: [] }),
  PlanFees: () => ({ plan_packages: [] }),
}

describe('the page layout', () => {
  it('shows a page for unknown addresses', async () => {
    renderRoute('/no/such/page')
    expect(await screen.findByText('There is no page at this address')).toBeVisible()
    await vi.waitFor(() => expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex'))
    await expectNoAxeViolations()
  })

  it('starts with a link that skips to the content', async () => {
    const { user } = renderRoute('/notices', { user: clientUser, graphql: notices })
    await screen.findByRole('heading', { name: 'Notices' })
    await user.tab()
    expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveFocus()
  })

  it('moves the focus to the new page’s heading', async () => {
    const { user } = renderRoute('/notices', { user: clientUser, graphql: { ...notices, ...homeData } })
    await screen.findByRole('heading', { name: 'Notices' })
    const rail = screen.getByRole('navigation', { name: 'Main' })
    await user.click(within(rail).getByRole('link', { name: 'Home' }))
    const heading = await screen.findByRole('heading', { name: /Nora$/ })
    await waitFor(() => expect(heading).toHaveFocus())
  })

  it('leads to experts, calls, insights and Q&A where there is no room for the rail, too', async () => {
    const { user } = renderRoute('/notices', { user: clientUser, graphql: notices })
    const bar = within(await screen.findByRole('navigation', { name: 'Main, bottom bar' }))
    await user.click(bar.getByRole('button', { name: 'Explore' }))
    const places = within(bar.getByRole('region', { name: 'Explore' })).getAllByRole<HTMLAnchorElement>('link')
    expect(places.map(({ textContent, pathname }) => [textContent, pathname])).toEqual([
      ['Experts', '/dashboard/wizards'],
      ['1:1 calls', '/advice-offering'],
      ['Insights', '/insights'],
      ['Q&A', '/question-summary'],
    ])
    await expectNoAxeViolations()
    await user.keyboard('{Escape}')
    expect(bar.queryByRole('link', { name: 'Insights' })).not.toBeInTheDocument()
    expect(bar.getByRole('button', { name: 'Explore' })).toHaveFocus()
  })

  it('[X-16] keeps everybody but staff out of staff pages', async () => {
    const visit = renderRoute('/admin/opportunities', { user: clientUser })
    expect(await screen.findByText('This page is for staff')).toBeVisible()
    const asked = () => visit.sent.filter(({ kind }) => kind === 'graphql').map(({ name }) => name)
    await waitFor(() => expect(asked().sort()).toEqual(['CreditBalance', 'CreditChanges', 'OwnPlan', 'UnseenNotices']))
  })

  it('[X-16] leads staff without a second factor to its setup', async () => {
    const user = { ...staffUser, roles: ['user' as const], isStaffSecondFactorMissing: true }
    renderRoute('/admin/opportunities', { user })
    expect(await screen.findByText('Staff pages need a second factor')).toBeVisible()
  })

  it('[X-06] links staff pages to one another where there is no room for the rail', async () => {
    const rest = { 'GET /api/admin/events': () => ({ events: [], nextCursor: null }) }
    renderRoute('/admin/events', { user: staffUser, rest })
    const bar = within(await screen.findByRole('navigation', { name: 'Staff pages' }))
    const pages = [
      'Overview',
      'Review',
      'Questions',
      'Credits',
      'Ledger',
      'Purchases',
      'Payouts',
      'Rewards',
      'Audit',
      'Outbox',
      'Events',
    ]
    expect(bar.getAllByRole('link').map((link) => link.textContent)).toEqual(pages)
    expect(bar.getByRole('link', { name: 'Events' })).toHaveAttribute('aria-current', 'page')
  })

  it('[X-06] shows which staff page is open where the bar is wider than the phone', async () => {
    const measure = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    measure.mockImplementation(function (this: HTMLElement) {
      return (this.textContent === 'Events' ? { left: 900, right: 980 } : { left: 0, right: 390 }) as DOMRect
    })
    onTestEnd(() => measure.mockRestore())
    const rest = { 'GET /api/admin/events': () => ({ events: [], nextCursor: null }) }
    reportSizesAtOnce()
    renderRoute('/admin/events', { user: staffUser, rest })
    expect((await screen.findByRole('navigation', { name: 'Staff pages' })).scrollLeft).toBe(630)
  })

  it('remembers the chosen theme', async () => {
    const { user } = renderRoute('/notices', { user: clientUser, graphql: notices })
    await user.click(await screen.findByRole('button', { name: /Account of Nora/ }))
    await user.click(await screen.findByRole('radio', { name: 'Dark' }))
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
    expect(localStorage.getItem('theme')).toBe('dark')
    await user.click(screen.getByRole('radio', { name: 'Match device' }))
    expect(document.documentElement).not.toHaveAttribute('data-theme')
    expect(localStorage.getItem('theme')).toBeNull()
  })

  it.each([
    [expertUser, ['Transactions', 'Redeem', 'Income', 'Refer']],
    [clientUser, ['Transactions', 'Refer']],
  ])(
    '[DASH-50] links to the transactions and to refer, and experts to redeeming and income (%#)',
    async (one, links) => {
      const { user } = renderRoute('/notices', { user: one, graphql: notices })
      await user.click(await screen.findByRole('button', { name: /Account of/ }))
      const known = ['Transactions', 'Redeem', 'Income', 'Refer']
      await screen.findByRole('link', { name: 'Transactions' })
      const shown = screen.getAllByRole('link').map((link) => link.textContent ?? '')
      expect(shown.filter((label) => known.includes(label))).toEqual(links)
      await expectNoAxeViolations()
    },
  )

  it('signs out', async () => {
    const { user, address } = renderRoute('/notices', {
      user: clientUser,
      graphql: { ...notices, ...landing },
      rest: { 'POST /api/auth/sign-out': () => ({ success: true }) },
    })
    await user.click(await screen.findByRole('button', { name: /Account of Nora/ }))
    const signOut = await screen.findByRole('button', { name: 'Sign out' })
    await expectNoAxeViolations()
    await user.click(signOut)
    expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible()
    expect(address()).not.toContain('notices')
  })

  it.each([
    ['/notices', clientUser],
    ['/pricing', undefined],
    ['/login', undefined],
  ])('[X-13] %s says that the user is offline, visible at any scroll position', async (path, user) => {
    renderRoute(path, {
      user,
      graphql: { ...notices, PlanCatalogue: () => ({ plan_prices: [], system_configurations: [] }) },
    })
    await screen.findByRole('heading', { level: 1 })
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(screen.getByText(/You’re offline/)).toBeVisible()
    expect(screen.getByText(/You’re offline/).closest('.sticky')).toHaveClass('top-0')
    await expectNoAxeViolations()
    online.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(screen.queryByText(/You’re offline/)).not.toBeInTheDocument()
  })

  it.each([
    [expertUser, ''],
    [staffUser, 'There is no such event.'],
  ])('never shows the previous user’s alerts (%#)', async (next, left) => {
    const rest = {
      'GET /api/admin/events': () => ({
        events: [
          {
            id: 'e1',
            trigger: 'opportunity_submitted',
            table: 'opportunities',
            createdAt: new Date().toISOString(),
            tries: 21,
            lastStatus: null,
            lastTriedAt: null,
          },
        ],
        nextCursor: null,
      }),
      'POST /api/admin/events/:id/redeliver': () => {
        throw refusal(404, 'EVENT_NOT_FOUND', 'There is no such event.')
      },
    }
    const { user } = renderRoute('/admin/events', { user: staffUser, rest })
    await user.click(await screen.findByRole('button', { name: /^Deliver again/ }))
    expect(await screen.findByText('There is no such event.')).toBeVisible()
    const otherTab = new BroadcastChannel('session-token')
    onTestEnd(() => otherTab.close())
    const expiresAt = new Date(Date.now() + 300_000).toISOString()
    otherTab.postMessage(null)
    await screen.findByText(/^Your session has ended/)
    otherTab.postMessage({ accessToken: 't', expiresAt, user: next })
    await screen.findByRole('button', { name: new RegExp(`Account of ${next.fname}`) })
    expect(screen.getByRole('region', { name: 'Messages' }).textContent).toBe(left)
  })

  it('[X-54] says on every page that it is the demo', async () => {
    renderRoute('/login', { rest: { 'GET /api/config': () => appConfig({ mode: 'demo' }) } })
    expect(await screen.findByText(/the people and companies here are fictional/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'See the emails it sends' })).toHaveAttribute('href', '/admin/outbox')
  })

  it.each(['/', '/login', '/notices'])('[X-54] says at %s that payments are for trial', async (path) => {
    renderRoute(path, {
      user: path === '/notices' ? clientUser : undefined,
      graphql: { ...notices, ...landing },
      rest: { 'GET /api/config': () => appConfig({ isPaymentTrial: true }) },
    })
    expect(await screen.findByText('Payments here are for trial; nobody is charged.')).toBeVisible()
  })

  it('[X-11] goes to the login page when the session ends, and says that typed text is kept', async () => {
    let isHere = true
    const whileHere =
      <Answer,>(answer: Answer) =>
      (): Answer => {
        if (isHere) return answer
        throw refusal(200, 'invalid-jwt', 'Could not verify JWT: JWTExpired')
      }
    const { user, address } = renderRoute('/notices', {
      user: () => (isHere ? clientUser : null),
      graphql: {
        Notices: whileHere({ notifications: [] }),
        UnseenNotices: whileHere({ notifications_aggregate: { aggregate: { count: 1 } } }),
        OwnPlan: whileHere({ own: [], company: [], trials: [] }),
        CreditChanges: whileHere({ credit_changes: [] }),
        MarkAllNoticesSeen: () => {
          isHere = false
          throw refusal(200, 'invalid-jwt', 'Could not verify JWT: JWTExpired')
        },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Mark all as seen' }))
    expect(await screen.findByText(/Your session has ended/)).toBeVisible()
    await waitFor(() => expect(address()).toBe('/login?next=%2Fnotices'))
  })
})
