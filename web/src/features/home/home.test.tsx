import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { writeDraft } from '#lib/draft-storage.js'
import { expectNoAxeViolations } from '#testing/axe.js'
import { refusal } from '#testing/network.js'
import { opportunityCard, opportunityLists } from '#testing/opportunity-fixtures.js'
import { clientUser, expertUser, staffUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'

const tab = async (name: string) =>
  within(await screen.findByRole('tablist', { name: 'Your home' })).getByRole('tab', { name })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('whose home is which', () => {
  it('[DASH-01, GD-02] an expert gets the expert’s, and nowhere to ask the AI', async () => {
    renderRoute('/', { user: expertUser })
    expect(await heading('Welcome back, Elena')).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'Newest opportunities' })).toBeVisible()
    expect(screen.queryByRole('textbox', { name: 'Your question' })).not.toBeInTheDocument()
    await expectNoAxeViolations()
  })

  it('[DASH-01, GD-02] the stored flag decides, whatever else is said of somebody', async () => {
    const { userData } = clientUser
    renderRoute('/', { user: { ...clientUser, roles: ['expert'], userData: { ...userData, is_expert: false } } })
    expect(await heading('Hi Nora')).toBeVisible()
  })

  it('[DASH-03, GD-03] staff who aren’t experts get the AI home, and experts among them the expert’s', async () => {
    const page = renderRoute('/', { user: staffUser })
    expect(await heading('Hi Ada')).toBeVisible()
    expect(await screen.findByRole('textbox', { name: 'Your question' })).toBeVisible()
    page.unmount()
    renderRoute('/', { user: { ...staffUser, userData: { ...staffUser.userData, is_expert: true } } })
    expect(await heading('Welcome back, Ada')).toBeVisible()
  })

  it('[BASE-18, GD-01] the dashboard’s address shows the same page, and sends visitors to the login page', async () => {
    const shown = async (address: string) => {
      const page = renderRoute(address, { user: expertUser })
      await screen.findByText('Opportunities from companies appear here')
      await screen.findByText('Nothing waits for you.')
      // rendered after what one reads first
      await screen.findByText('No income in the last 30 days')
      const text = screen.getByRole('main').textContent
      page.unmount()
      return text
    }
    expect(await shown('/dashboard')).toBe(await shown('/'))
    const visit = renderRoute('/dashboard')
    await screen.findByRole('heading', { name: 'Log in' })
    expect(visit.address()).toBe('/login?next=%2Fdashboard')
  })

  it('[DASH-52] a company doesn’t see what others post, but its own posts and the way to a new one', async () => {
    const post = {
      ...{ opportunity_id: 'o1', is_team: false, created_at: '2026-01-05T09:00:00Z', status: 'published' },
      ...{ review_status: 'approved', is_poster_next: true, to_answer: 2, applicants: 7, new_applicants: 1 },
      ...{ asked: 0, countered: 0, hired: 0, awaited: 0, poster_next_since: null },
      opportunity: { id: 'o1', type: 'fractional', title: 'Fractional CMO', assigned_expert_id: null, declined: [] },
    }
    renderRoute('/', {
      user: clientUser,
      graphql: {
        OwnPosts: () => ({ own_posts: [post] }),
        NewestOpportunities: () => ({ find_opportunities: [{ opportunity: opportunityCard() }] }),
      },
    })
    const posts = within(await screen.findByRole('region', { name: 'Your posts' }))
    expect(posts.getByRole('link', { name: 'Fractional CMO' })).toBeVisible()
    expect(posts.getByRole('link', { name: '2 offers to answer' })).toHaveAttribute(
      'href',
      '/dashboard/opportunity_detail/o1?tab=interests',
    )
    expect(screen.queryByText('Newest opportunities')).not.toBeInTheDocument()
    expect(screen.queryByRole('article')).not.toBeInTheDocument()
    const ways = await screen.findAllByRole('link', { name: 'Post an opportunity' })
    expect(ways[0]).toHaveAttribute('href', '/opportunities-creator')
    await expectNoAxeViolations()
  })

  it('[OPP-57] an opportunity’s card is the same here and in the tabs Active and All', async () => {
    const rows = () => ({ find_opportunities: [{ opportunity: opportunityCard() }] })
    const seen: (string | null)[] = []
    for (const address of ['/dashboard', '/opportunity-summary?tab=active', '/opportunity-summary?tab=all']) {
      const graphql = { NewestOpportunities: rows, ...opportunityLists(opportunityCard()) }
      const page = renderRoute(address, { user: expertUser, graphql })
      seen.push((await screen.findByRole('article')).textContent)
      page.unmount()
    }
    expect(seen[0]).toContain('Fractional Role for a Director')
    expect(new Set(seen).size).toBe(1)
  })
})

describe('the greeting of experts', () => {
  it('[DASH-04, DASH-51, GD-04] says “Welcome” on the first visit, marks it, and keeps it until the page is left', async () => {
    const marked: unknown[] = []
    const visits = {
      'GET /api/user/first-time': () => ({ data: marked.length > 0 ? { seenAt: '2026-01-05T09:00:00Z' } : null }),
      'POST /api/user/first-time': ({ body }: { body: unknown }) => {
        marked.push(body)
        return { scope: 'dashboard' }
      },
      'GET /user/consultation/bookings': () => ({ count: 0, items: [] }),
    }
    const page = renderRoute('/dashboard', { user: expertUser, rest: visits })
    expect(await heading('Welcome, Elena')).toBeVisible()
    await waitFor(() => expect(marked).toEqual([{ scope: 'dashboard' }]))
    await page.user.click(await tab('My Meetings'))
    expect(await heading('Welcome, Elena')).toBeVisible()
    page.unmount()
    renderRoute('/dashboard', { user: expertUser, rest: visits })
    expect(await heading('Welcome back, Elena')).toBeVisible()
    expect(marked).toHaveLength(1)
  })

  it('[DASH-05, GD-04] says “Welcome back” on every later one, and marks nothing', async () => {
    const { sent } = renderRoute('/dashboard', { user: expertUser })
    expect(await heading('Welcome back, Elena')).toBeVisible()
    expect(sent.map(({ name }) => name)).not.toContain('POST /api/user/first-time')
  })

  it('[DASH-05, X-13] says so too when that can’t be asked', async () => {
    renderRoute('/dashboard', {
      user: expertUser,
      rest: {
        'GET /api/user/first-time': () => {
          throw refusal(500, 'INTERNAL', 'Something went wrong.')
        },
      },
    })
    expect(await heading('Welcome back, Elena')).toBeVisible()
  })
})

describe('the tabs of a home', () => {
  const meetings = { 'GET /user/consultation/bookings': () => ({ count: 0, items: [] }) }

  it.each([
    ['an expert', expertUser],
    ['a company', clientUser],
  ])('[DASH-11, DASH-12, GD-06] of %s are two, at first Recommended', async (_who, user) => {
    renderRoute('/dashboard', { user })
    expect(await tab('Recommended')).toHaveAttribute('aria-selected', 'true')
    expect((await tab('Recommended')).id).toMatch(/-recommended$/)
    expect((await tab('My Meetings')).id).toMatch(/-my-meetings$/)
    expect(await screen.findByText('Nothing waits for you.')).toBeVisible()
  })

  it.each([
    ['/?tab=my-meetings', 'My Meetings'],
    ['/dashboard?tab=my-meetings', 'My Meetings'],
    ['/dashboard?tab=recommended', 'Recommended'],
    ['/dashboard?tab=anything', 'Recommended'],
  ])('[DASH-13, GD-01] at %s it is %s', async (address, name) => {
    renderRoute(address, { user: clientUser, rest: meetings })
    expect(await tab(name)).toHaveAttribute('aria-selected', 'true')
  })

  it('[DASH-13] the address follows, so that a reload stays', async () => {
    const { user, address } = renderRoute('/dashboard', { user: clientUser, rest: meetings })
    await user.click(await tab('My Meetings'))
    expect(await screen.findByText('You haven’t booked a call yet.')).toBeVisible()
    expect(address()).toBe('/dashboard?tab=my-meetings')
    expect(screen.queryByRole('textbox', { name: 'Your question' })).not.toBeInTheDocument()
  })
})

describe('what stands before and after all that waits', () => {
  const needs = () => screen.findByRole('region', { name: /^What needs you/ })

  it('[INT-17] an expert who can’t show interest yet is shown what is missing', async () => {
    const userData = { ...expertUser.userData, profile_complete_percent: 60 }
    renderRoute('/', { user: { ...expertUser, userData } })
    const steps = within(await needs())
    expect(steps.getByText('Your profile is 60% complete')).toBeVisible()
    expect(steps.getByRole('link', { name: 'Complete your profile' })).toHaveAttribute('href', '/account/expertise')
    expect(screen.queryByText('Nothing waits for you.')).not.toBeInTheDocument()
  })

  it('an unsent draft is linked here and above the list', async () => {
    writeDraft(clientUser.userId, 'fractional:new', { typed: { brief: 'We sell batteries' }, over: { brief: '' } })
    const graphql = opportunityLists()
    for (const address of ['/', '/dashboard', '/opportunity-summary']) {
      const page = renderRoute(address, { user: clientUser, graphql })
      const link = await screen.findByRole('link', { name: 'Continue your draft' })
      expect(link).toHaveAttribute('href', '/fractional-creator')
      page.unmount()
    }
    renderRoute('/', { user: expertUser, graphql })
    await screen.findByRole('heading', { name: 'Newest opportunities' })
    expect(screen.queryByRole('link', { name: 'Continue your draft' })).not.toBeInTheDocument()
  })

  it('unsent drafts are told apart by what was typed, or else by their type', async () => {
    const draft = (typed: object) => ({ typed, over: {} })
    writeDraft(clientUser.userId, 'advice:new', draft({ title: ' Which market first? ' }))
    writeDraft(clientUser.userId, 'coaching:new', draft({ brief: 'I lead a team' }))
    renderRoute('/', { user: clientUser })
    expect(await screen.findByText('You haven’t sent “Which market first?”')).toBeVisible()
    expect(screen.getByText(/^Advice, last edited just now\. Your draft is kept/)).toBeVisible()
    expect(screen.getByText('You started an opportunity and haven’t sent it')).toBeVisible()
    expect(screen.getByText(/^Coaching, last edited just now\./)).toBeVisible()
  })

  it('[GO-28, GD-54] drafts for one expert are listed with whom they ask, each by itself', async () => {
    const experts = ['00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0000000000e2'] as const
    const draft = (typed: object) => ({ typed, over: {} })
    writeDraft(clientUser.userId, `fractional:for:${experts[0]}`, draft({ brief: 'We sell batteries' }))
    writeDraft(clientUser.userId, `fractional:for:${experts[0]}:name`, 'Elena Marchetti')
    writeDraft(clientUser.userId, `hire-expert-on-project:for:${experts[0]}`, draft({ title: 'Our launch' }))
    writeDraft(clientUser.userId, `hire-expert-on-project:for:${experts[0]}:name`, 'Elena Marchetti')
    writeDraft(clientUser.userId, `fractional:for:${experts[1]}`, draft({ brief: 'We sell pumps' }))
    renderRoute('/', { user: clientUser })
    expect(await screen.findByText('You started a role for Elena Marchetti and haven’t sent it')).toBeVisible()
    expect(screen.getByText('You started a role for one expert and haven’t sent it')).toBeVisible()
    expect(screen.getByText('You haven’t sent “Our launch”')).toBeVisible()
    expect(screen.getByText(/^Hire expert on project for Elena Marchetti, last edited just now\./)).toBeVisible()
    const links = screen.getAllByRole('link', { name: 'Continue your draft' }).map((link) => link.getAttribute('href'))
    expect(links).toEqual([
      `/fractional-creator?expert=${experts[0]}`,
      `/fractional-creator?expert=${experts[1]}`,
      `/opportunities-creator?type=hire-expert-on-project&expert=${experts[0]}`,
    ])
  })

  it('[X-03] sends the email that confirms an address', async () => {
    const { user, sent } = renderRoute('/', {
      user: { ...expertUser, isEmailVerified: false },
      rest: { 'POST /api/email-verification/request': () => ({ status: 'check-mail' }) },
    })
    await user.click(await screen.findByRole('button', { name: 'Send the confirming email' }))
    expect(await screen.findByText(/We’ve sent an email to elena@example.com/)).toBeVisible()
    expect(sent.map(({ name }) => name)).toContain('POST /api/email-verification/request')
  })

  it('[X-16] tells staff without a second factor what to do, and asks nothing as staff', async () => {
    const user = { ...staffUser, roles: ['user' as const], isStaffSecondFactorMissing: true, isSecondFactorOn: false }
    const { sent } = renderRoute('/', { user })
    expect(await screen.findByText('Set up your second factor')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Open security settings' })).toHaveAttribute('href', '/account/security')
    expect(sent.map(({ name }) => name)).not.toContain('GET /api/admin/work')
  })
})
