import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { application, counterOffer, proposed } from '#testing/application-fixtures.js'
import { openOpportunity, ownPost } from '#testing/open-opportunity.js'
import { detailedOpportunity } from '#testing/opportunity-fixtures.js'
import { expertUser } from '#testing/personas.js'

describe('the counter offer in the address', () => {
  it.each([
    ['the expert', expertUser, {}, 'Proposal'],
    ['the poster', undefined, { poster: ownPost }, /Interests/],
  ])('[OPP-15] ?scrollToCounter=true brings %s to it', async (_who, who, opportunity, tab) => {
    const scrolled: Element[] = []
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolled.push(this)
    })
    const own = proposed({ counter_offer: counterOffer() })
    openOpportunity({ who, opportunity, applications: [own], at: '?scrollToCounter=true' })
    expect(await screen.findByRole('tab', { name: tab, selected: true })).toBeVisible()
    await waitFor(() => expect(scrolled).toContain(screen.getByRole('region', { name: /^Counter offer/ })))
  })

  it('[OPP-15] without it nothing scrolls', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
    openOpportunity({
      who: expertUser,
      applications: [proposed({ counter_offer: counterOffer() })],
      at: '?tab=proposal',
    })
    const panel = await screen.findByRole('region', { name: 'Counter offer' })
    expect(scroll.mock.contexts).not.toContain(panel)
  })
})

describe('assigned experts', () => {
  const assigned = { type: 'hire-expert-on-project', poster: ownPost }

  it('[OPP-54] the poster of work for one expert sees the applicants there', async () => {
    openOpportunity({ opportunity: assigned, applications: [proposed()], at: '?tab=assignedExperts' })
    expect(await screen.findByRole('tab', { name: 'Assigned experts', selected: true })).toBeVisible()
    expect(await within(screen.getByRole('tabpanel')).findByText('Elena Marchetti')).toBeVisible()
  })

  it('[OPP-54] nobody else has the tab, and no other type', async () => {
    const other = openOpportunity({ opportunity: { poster: ownPost }, applications: [proposed()] })
    await screen.findByRole('tab', { name: /Interests/ })
    expect(screen.queryByRole('tab', { name: 'Assigned experts' })).not.toBeInTheDocument()
    other.unmount()
    openOpportunity({
      who: expertUser,
      opportunity: { type: 'hire-expert-on-project', assigned_expert_id: expertUser.userId },
      applications: [proposed()],
    })
    await screen.findByRole('tab', { name: /Interests/ })
    expect(screen.queryByRole('tab', { name: 'Assigned experts' })).not.toBeInTheDocument()
  })
})

describe('the refresh after an interest', () => {
  it.each([
    [{ from: 'list' }, true],
    [undefined, false],
  ])('[OPP-94, OBASE-50, GO-104] with navigation state %j it waits 700 ms: %s', async (state, isWaiting) => {
    let shownAt = 0
    let askedAt = 0
    const { user } = openOpportunity({
      who: expertUser,
      state,
      applications: () => (shownAt > 0 ? [application()] : []),
      graphql: {
        ShowInterest: () => {
          shownAt = performance.now()
          return { showInterest: { status: 'interested' } }
        },
        OpportunityDetail: () => {
          if (shownAt > 0 && askedAt === 0) askedAt = performance.now()
          return { opportunities_by_pk: detailedOpportunity() }
        },
      },
    })
    const delays = vi.spyOn(globalThis, 'setTimeout')
    await user.click(await screen.findByRole('button', { name: 'Show Interest' }))
    await user.click(await screen.findByRole('button', { name: 'Confirm' }))
    expect(await screen.findByRole('tab', { name: 'Proposal', selected: true })).toBeVisible()
    expect(delays.mock.calls.some(([, ms]) => ms === 700)).toBe(isWaiting)
    // timers may fire early, by the clock's rounding
    if (isWaiting) expect(askedAt - shownAt).toBeGreaterThan(690)
    else expect(askedAt).toBeGreaterThan(shownAt)
  })
})

describe('the stepper', () => {
  it.each(['completed', 'no hires'])(
    '[OPP-68] is hidden from other experts once the opportunity is %s',
    async (status) => {
      openOpportunity({ who: expertUser, opportunity: { status } })
      await screen.findByRole('heading', { level: 1 })
      expect(screen.queryByRole('list', { name: 'Your progress' })).not.toBeInTheDocument()
    },
  )

  it('[OPP-70] is hidden for a deleted draft', async () => {
    openOpportunity({ opportunity: { status: 'draft_deleted', poster: ownPost } })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('list', { name: 'Progress of your role' })).not.toBeInTheDocument()
  })

  it('[OPP-66] renames the poster’s steps as the work progresses', async () => {
    const page = openOpportunity({ opportunity: { status: 'in progress', poster: ownPost } })
    const steps = within(await screen.findByRole('list', { name: 'Progress of your role' }))
    for (const words of ['Active', 'Hired/In progress', 'Close']) expect(steps.getByText(words)).toBeVisible()
    page.unmount()
    openOpportunity({ opportunity: { status: 'completed', poster: ownPost } })
    const ended = within(await screen.findByRole('list', { name: 'Progress of your role' }))
    expect(ended.getByText('Completed')).toBeVisible()
  })
})
