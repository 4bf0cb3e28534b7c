import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { application, applicationDocument, counterOffer, hired, proposed } from '#testing/application-fixtures.js'
import { openLiveSocket } from '#testing/live-socket.js'
import { openOpportunity, ownPost } from '#testing/open-opportunity.js'
import { expertUser } from '#testing/personas.js'
import { isUnread } from './application-tabs'
import { tabOf } from './use-tab-in-url'

const OPEN = ['about', 'interests', 'proposal']

describe('the tab in the address', () => {
  it.each([
    ['tab=interests', 'interests'],
    ['interests', 'interests'],
    ['proposal', 'proposal'],
    ['', 'about'],
    ['tab=hired', 'about'],
    ['tab=nonsense', 'about'],
  ])('[GO-71] ?%s opens %s', (query, tab) => {
    expect(tabOf(new URLSearchParams(query), OPEN)).toBe(tab)
  })

  it.each(['about', 'proposal', 'interests', 'hired', 'comments'])(
    '[OPP-13, GO-71] the bare key %s opens that tab',
    (tab) => {
      const all = ['about', 'interests', 'proposal', 'hired', 'comments']
      expect(tabOf(new URLSearchParams(tab), all)).toBe(tab)
      expect(tabOf(new URLSearchParams({ tab }), all)).toBe(tab)
    },
  )

  it('[GO-32, GO-33] somebody who has not applied only has About', async () => {
    openOpportunity({ who: expertUser, at: '?tab=proposal' })
    expect(await screen.findByRole('tab', { name: 'About', selected: true })).toBeVisible()
    expect(screen.getAllByRole('tab')).toHaveLength(1)
  })
})

it('[OPP-50, OPP-87] the poster has Interests, Hired, and both kinds of files under NDA & Proposal', async () => {
  const documents = [applicationDocument('nda_apply', 'signed.pdf'), applicationDocument('opportunity_apply')]
  const hire = hired({ accepted_at: '2026-11-20T09:00:00Z' })
  openOpportunity({
    at: '?proposal',
    opportunity: { poster: ownPost, status: 'in progress', company_asked_to_sign_nda: true },
    applications: [proposed({ status: 'accepted', hire, documents })],
  })
  const list = within(await screen.findByRole('list', { name: 'Proposals' }))
  for (const name of ['signed.pdf', 'proposal.pdf']) expect(list.getByText(name)).toBeVisible()
  expect(screen.getByRole('tab', { name: 'NDA & Proposal', selected: true })).toBeVisible()
  for (const name of [/^Interests/, /^Hired/]) expect(screen.getByRole('tab', { name })).toBeVisible()
})

describe('unread dots', () => {
  const news = [{ id: 1, tab: 'interestTab', created_at: '2026-11-18T09:00:00Z' }]
  const seenAt = (seen_at: string) => [{ tab: 'interestTab', seen_at }]
  it.each([
    ['never opened', [], true],
    ['opened before', seenAt('2026-11-17T09:00:00Z'), true],
    ['opened after', seenAt('2026-11-19T09:00:00Z'), false],
  ])('[GO-98] a tab that was %s: %#', (_when, views, expected) => {
    expect(isUnread('interestTab', { news, views })).toBe(expected)
  })

  it('[GO-98] activity under another tab doesn’t count', () => {
    expect(isUnread('hiredTab', { news, views: [] })).toBe(false)
  })

  it('[GO-98] the dot has a text alternative, and opening the tab is reported to the server', async () => {
    const { user, sent } = openOpportunity({
      opportunity: { poster: ownPost },
      applications: [proposed()],
      answer: { newest: 1, news },
    })
    await user.click(await screen.findByRole('tab', { name: /Interests 1 new/ }))
    await waitFor(() =>
      expect(sent.find(({ name }) => name === 'MarkTabSeen')?.input).toMatchObject({ tab: 'interestTab' }),
    )
  })
})

describe('the dot of a counter offer', () => {
  const told = [{ id: 3, tab: 'interestTab', created_at: '2026-11-20T09:00:00Z' }]

  it('[GO-98] is on Proposal, where it is answered and cleared', async () => {
    const { user, sent } = openOpportunity({
      who: expertUser,
      applications: [proposed({ counter_offer: counterOffer() })],
      answer: { newest: 3, news: told },
    })
    const proposal = await screen.findByRole('tab', { name: /^Proposal new$/ })
    expect(screen.getByRole('tab', { name: 'Interests' })).toBeVisible()
    await user.click(proposal)
    await waitFor(() =>
      expect(sent.find(({ name }) => name === 'MarkTabSeen')?.input).toMatchObject({ tab: 'interestTab' }),
    )
    expect(await screen.findByRole('button', { name: 'Accept' })).toBeVisible()
  })

  it('[GO-98] is on Interests once there is nothing to answer', async () => {
    openOpportunity({
      who: expertUser,
      applications: [proposed({ status: 'rejected', counter_offer: counterOffer() })],
      answer: { newest: 3, news: told },
    })
    expect(await screen.findByRole('tab', { name: /^Interests new$/ })).toBeVisible()
    expect(screen.getByRole('tab', { name: 'Proposal' })).toBeVisible()
  })
})

describe('while the page is open', () => {
  it('[X-05] an expert’s step shows on the poster’s page as soon as the live query reports it', async () => {
    const server = openLiveSocket()
    let applicant = application()
    let newest = 1
    const { sent } = openOpportunity({
      at: '?tab=interests',
      opportunity: { poster: ownPost },
      applications: () => [applicant],
      answer: {
        get newest() {
          return newest
        },
      },
    })
    const tell = (id: number) => server.emit('PosterSignal', { posted: [{ opportunity: { newest: [{ id }] } }] })
    expect(await screen.findByText('No offer yet')).toBeVisible()
    const asked = () => sent.filter(({ name }) => name === 'OpportunityApplications').length
    await waitFor(() => expect(sent.some(({ name }) => name === 'MarkTabSeen')).toBe(true))
    await waitFor(() => expect(asked()).toBe(2))
    await tell(1)
    expect(asked()).toBe(2)

    applicant = proposed()
    newest = 2
    await tell(2)
    expect(await screen.findByText('$12,000 per month')).toBeVisible()
  })

  it('[X-05] a company’s step shows on the expert’s page as soon as the live query reports it', async () => {
    const server = openLiveSocket()
    let own = proposed()
    openOpportunity({ at: '?tab=interests', who: expertUser, applications: () => [own] })
    expect(await screen.findByText('Not seen by Oatfield yet')).toBeVisible()
    own = proposed({ seen_by_poster_at: new Date().toISOString() })
    await server.emit('ApplicantSignal', { own: [{ status: 'interested', seen_by_poster_at: own.seen_by_poster_at }] })
    expect(await screen.findByText('Seen by Oatfield just now')).toBeVisible()
  })
})

describe('steppers', () => {
  it.each([
    ['interested without a proposal', application(), 'Proposal/Offer'],
    ['interested with a proposal', proposed(), 'Get Hired'],
    ['accepted', proposed({ status: 'accepted' }), 'Hired'],
  ])('[OPP-67, OPP-72, OPP-73, OPP-74] an expert who is %s has %s', async (_standing, own, current) => {
    openOpportunity({ who: expertUser, applications: [own] })
    const steps = within(await screen.findByRole('list', { name: 'Your progress' }))
    expect(steps.getByText(current).closest('li')).toHaveAttribute('aria-current', 'step')
  })

  it.each([
    ['an interest', application(), 'Proposal/Offer'],
    ['a proposal', proposed(), 'Hire'],
  ])('[OPP-65, OPP-78, OPP-79] the poster with %s', async (_what, applicant, current) => {
    openOpportunity({ opportunity: { poster: ownPost }, applications: [applicant] })
    const steps = within(await screen.findByRole('list', { name: 'Progress of your role' }))
    expect(steps.getByText(current).closest('li')).toHaveAttribute('aria-current', 'step')
  })

  it('[OPP-69] there is none if the work is assigned to somebody else', async () => {
    openOpportunity({
      who: expertUser,
      opportunity: { type: 'hire-expert-on-project', assigned_expert_id: 'somebody-else' },
    })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('list', { name: 'Your progress' })).not.toBeInTheDocument()
  })
})
