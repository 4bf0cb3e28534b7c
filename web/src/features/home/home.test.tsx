import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { writeDraft } from '#lib/draft-storage.js'
import { expectNoAxeViolations } from '#testing/axe.js'
import { opportunityCard, opportunityLists } from '#testing/opportunity-fixtures.js'
import { clientUser, expertUser, staffUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'
import { greeting } from './greeting'

const nothing = {
  AiHome: () => ({ content_suggestion_structures: [], ai_conversations: [], system_configurations: [] }),
  OwnAiPreferences: () => ({ user_ai_preferences: [] }),
  HomeTasks: () => ({
    changesRequested: [],
    waiting: [],
    offersToAnswer: { aggregate: null },
    turns: { aggregate: null },
  }),
  NewestOpportunities: () => ({ opportunities: [] }),
}

describe('the home page', () => {
  it('[X-02] signed-in users see it at the root address', async () => {
    renderRoute('/', { user: clientUser, graphql: nothing })
    expect(await screen.findByRole('heading', { level: 1, name: /Nora$/ })).toBeVisible()
    expect(await screen.findByText('Opportunities from companies appear here')).toBeVisible()
    expect(screen.queryByText('What needs your attention')).not.toBeInTheDocument()
    await expectNoAxeViolations()
  })

  it('[X-02] the dashboard address shows the same page, and sends visitors to the login page', async () => {
    const visit = renderRoute('/dashboard')
    await screen.findByRole('heading', { name: 'Log in' })
    expect(visit.address()).toBe('/login?next=%2Fdashboard')
  })

  it('[OPP-57] an opportunity’s card is the same here and in the tabs Active and All', async () => {
    const rows = () => ({ opportunities: [opportunityCard()] })
    const seen: (string | null)[] = []
    for (const address of ['/dashboard', '/opportunity-summary?tab=active', '/opportunity-summary?tab=all']) {
      const graphql = { ...nothing, NewestOpportunities: rows, ...opportunityLists(opportunityCard()) }
      const page = renderRoute(address, { user: clientUser, graphql })
      seen.push((await screen.findByRole('article')).textContent)
      page.unmount()
    }
    expect(seen[0]).toContain('Fractional Role for a Director')
    expect(new Set(seen).size).toBe(1)
  })

  it('[INT-17] an expert who can’t show interest yet is shown what is missing', async () => {
    const userData = { ...expertUser.userData, profile_complete_percent: 60 }
    renderRoute('/', { user: { ...expertUser, userData }, graphql: nothing })
    const steps = within(await screen.findByRole('region', { name: 'What needs your attention' }))
    expect(steps.getByText('Your profile is 60% complete')).toBeVisible()
    expect(steps.getByRole('link', { name: 'Complete your profile' })).toHaveAttribute('href', '/account/expertise')
  })

  it('an unsent draft is linked here and above the list', async () => {
    writeDraft(clientUser.userId, 'fractional:new', { typed: { brief: 'We sell batteries' }, over: { brief: '' } })
    const graphql = { ...nothing, ...opportunityLists() }
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
    renderRoute('/', { user: clientUser, graphql: nothing })
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
    renderRoute('/', { user: clientUser, graphql: nothing })
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

  it('lists the poster’s open tasks, with the reason that staff gave', async () => {
    const tasks = {
      changesRequested: [
        { id: 'o1', type: 'fractional', title: 'Role A', review: { review_reason: 'Say how many people.' } },
      ],
      waiting: [{ id: 'o2', title: 'Role B', created_at: new Date().toISOString() }],
      offersToAnswer: { aggregate: null },
      turns: { aggregate: null },
    }
    renderRoute('/', { user: clientUser, graphql: { ...nothing, HomeTasks: () => tasks } })
    const steps = await screen.findByRole('region', { name: 'What needs your attention' })
    expect(within(steps).getByText('Our staff asked for a change: Say how many people.')).toBeVisible()
    expect(within(steps).getByRole('link', { name: 'Edit the post' })).toHaveAttribute('href', '/fractional-creator/o1')
    expect(within(steps).getByText(/Waiting for approval for/)).toBeVisible()
  })

  it('[X-05] leads to what waits for the user’s answer, in posts and in applications', async () => {
    const tasks = (posts: number, applications: number) => ({
      changesRequested: [],
      waiting: [],
      offersToAnswer: { aggregate: { count: posts } },
      turns: { aggregate: { count: applications } },
    })
    const page = renderRoute('/', { user: expertUser, graphql: { ...nothing, HomeTasks: () => tasks(1, 100) } })
    const steps = within(await screen.findByRole('region', { name: 'What needs your attention' }))
    expect(steps.getByText('One of your posts has offers to answer')).toBeVisible()
    expect(steps.getByText('It’s your turn in 99+ applications')).toBeVisible()
    expect(steps.getByRole('link', { name: 'See the posts' })).toHaveAttribute(
      'href',
      '/opportunity-summary?tab=mine&group=next',
    )
    expect(steps.getByRole('link', { name: 'See your applications' })).toHaveAttribute(
      'href',
      '/opportunity-summary?tab=applications&turn=expert',
    )
    page.unmount()
    renderRoute('/', { user: expertUser, graphql: { ...nothing, HomeTasks: () => tasks(0, 0) } })
    await screen.findByRole('heading', { name: 'Newest opportunities' })
    expect(screen.queryByText('What needs your attention')).not.toBeInTheDocument()
  })

  it('[X-03] sends the email that confirms an address', async () => {
    const { user, sent } = renderRoute('/', {
      user: { ...expertUser, isEmailVerified: false },
      graphql: nothing,
      rest: { 'POST /api/email-verification/request': () => ({ status: 'check-mail' }) },
    })
    await user.click(await screen.findByRole('button', { name: 'Send the confirming email' }))
    expect(await screen.findByText(/We’ve sent an email to elena@example.com/)).toBeVisible()
    expect(sent.map(({ name }) => name)).toContain('POST /api/email-verification/request')
  })

  it('[X-16] tells staff without a second factor what to do', async () => {
    const user = { ...staffUser, roles: ['user' as const], isStaffSecondFactorMissing: true, isSecondFactorOn: false }
    renderRoute('/', { user, graphql: nothing })
    expect(await screen.findByText('Set up your second factor')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Open security settings' })).toHaveAttribute('href', '/account/security')
  })

  it.each([
    [8, 'Good morning'],
    [12, 'Good afternoon'],
    [18, 'Good evening'],
  ])('at %i o’clock it says %s', (hour, words) => {
    expect(greeting(new Date(2026, 0, 5, hour))).toBe(words)
  })
})
