import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { AFTER_ALL, BEFORE_ALL } from '#lib/graphql/bounds.js'
import { expectNoAxeViolations } from '#testing/axe.js'
import { refusal } from '#testing/network.js'
import { OPPORTUNITY_ID, opportunityCard } from '#testing/opportunity-fixtures.js'
import { clientUser, expertUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'

const REASONS = [
  { criterion: 'topic', id: 't1', name: 'Pricing' },
  { criterion: 'country', id: 'c1', name: 'Germany' },
]
const AT = '2026-11-01T09:00:00Z'
const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`

describe('an expert’s matches', () => {
  const match = (index: number) => ({
    opportunity_id: idOf(index),
    published_at: `2026-11-0${index}T09:00:00Z`,
    reasons: REASONS,
    opportunity: { ...opportunityCard(), id: idOf(index), title: `Role ${index}` },
  })

  it('[GO-27] say why each matches', async () => {
    const { sent, container } = renderRoute('/dashboard/matches', {
      user: expertUser,
      graphql: { OwnMatches: () => ({ own_opportunity_matches: [match(2), match(1)] }) },
    })
    const [first] = await screen.findAllByRole('article')
    expect(within(first as HTMLElement).getByRole('link', { name: 'Role 2' })).toBeVisible()
    expect(within(first as HTMLElement).getByText('Your topic Pricing and your country Germany match.')).toBeVisible()
    expect(sent.find(({ name }) => name === 'OwnMatches')?.input).toMatchObject({
      before: AFTER_ALL.at,
      beforeId: AFTER_ALL.id,
    })
    await expectNoAxeViolations(container)
  })

  it('are paged from the last one', async () => {
    const pages = [Array.from({ length: 21 }, (_, index) => ({ ...match(1), opportunity_id: idOf(index) })), [match(2)]]
    const { user, sent } = renderRoute('/dashboard/matches', {
      user: expertUser,
      graphql: { OwnMatches: () => ({ own_opportunity_matches: pages.shift() ?? [] }) },
    })
    await user.click(await screen.findByRole('button', { name: 'Show more' }))
    expect(await screen.findByRole('link', { name: 'Role 2' })).toBeVisible()
    expect(sent.filter(({ name }) => name === 'OwnMatches')[1]?.input).toMatchObject({ beforeId: idOf(19) })
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
  })

  it.each([
    [100, 'See all opportunities', '/opportunity-summary'],
    [40, 'Complete your profile', '/account/expertise?next=%2Fdashboard%2Fmatches'],
  ])('without any, with a profile of %i%%, lead to "%s"', async (percent, name, href) => {
    const userData = { ...expertUser.userData, profile_complete_percent: percent }
    renderRoute('/dashboard/matches', {
      user: { ...expertUser, userData },
      graphql: { OwnMatches: () => ({ own_opportunity_matches: [] }) },
    })
    expect(await screen.findByText('No open opportunity matches your profile right now.')).toBeVisible()
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
  })

  it('can be asked for again after a failure', async () => {
    let isDown = true
    const { user } = renderRoute('/dashboard/matches', {
      user: expertUser,
      graphql: {
        OwnMatches: () => {
          if (isDown) throw refusal(500, 'INTERNAL', 'Something went wrong on our side.')
          return { own_opportunity_matches: [match(1)] }
        },
      },
    })
    const again = await screen.findByRole('button', { name: 'Try again' })
    isDown = false
    await user.click(again)
    expect(await screen.findByRole('link', { name: 'Role 1' })).toBeVisible()
  })
})

describe('the experts who match a post', () => {
  const address = `/dashboard/matching-experts/${OPPORTUNITY_ID}`
  const expert = (index: number, status: string | null = null) => ({
    expert_id: idOf(index),
    strength: 2,
    reasons: REASONS,
    expert: {
      id: idOf(index),
      first_name: 'Expert',
      last_name: String(index),
      slug: `expert-${index}`,
      profile_pic: null,
      designation: 'Pricing lead',
      is_expert: true,
      expert_detail: { is_available_for_hire_as_cxo: false, rate_card: null },
    },
    application: status === null ? null : { status, interest_shown_at: status === 'interested' ? AT : null },
  })
  const post = (userId: string | null, team: string[] = [], status = 'published') => ({
    opportunities_by_pk: {
      id: OPPORTUNITY_ID,
      title: 'Fractional CMO',
      type: 'fractional',
      status,
      poster: userId === null ? null : { user_id: userId },
      team_members: team.map((user_id) => ({ user_id })),
    },
  })

  it('[GO-27] are listed for the poster with why they match and who has applied, linked to their profiles', async () => {
    const { sent, container } = renderRoute(address, {
      user: clientUser,
      graphql: {
        MatchedOpportunity: () => post(clientUser.userId),
        MatchingExperts: () => ({ opportunity_matches: [expert(1, 'interested'), expert(2), expert(3, 'opted out')] }),
      },
    })
    const list = within(await screen.findByRole('list', { name: 'Matching experts' }))
    const [first, second, third] = list.getAllByRole('listitem')
    expect(within(third as HTMLElement).getByText('Declined')).toBeVisible()
    expect(within(first as HTMLElement).getByRole('link', { name: 'Expert 1' })).toHaveAttribute('href', '/expert-1')
    expect(within(first as HTMLElement).getByText('Applied')).toBeVisible()
    expect(within(first as HTMLElement).queryByRole('link', { name: 'Hire Expert' })).not.toBeInTheDocument()
    expect(within(second as HTMLElement).queryByText('Applied')).not.toBeInTheDocument()
    expect(within(second as HTMLElement).getByRole('link', { name: 'Hire Expert' })).toHaveAttribute(
      'href',
      `/opportunities-creator?type=hire-expert-on-project&expert=${idOf(2)}`,
    )
    expect(
      within(second as HTMLElement).getByText('Matches your topic Pricing and your country Germany.'),
    ).toBeVisible()
    expect(sent.find(({ name }) => name === 'MatchingExperts')?.input).toMatchObject({ afterId: BEFORE_ALL.id })
    await expectNoAxeViolations(container)
  })

  it.each([
    ['draft', /They’re told about it when it’s published, and decide/],
    ['published', /They’re told about it, at once or in their email of the day, and decide/],
    ['closed', /with your role\.$/],
  ])('[X-05] says of a %s post when they hear of it', async (status, words) => {
    renderRoute(address, {
      user: clientUser,
      graphql: {
        MatchedOpportunity: () => post(clientUser.userId, [], status),
        MatchingExperts: () => ({ opportunity_matches: [] }),
      },
    })
    expect(await screen.findByText(words)).toBeVisible()
  })

  it('are paged from the last one', async () => {
    const pages = [Array.from({ length: 21 }, (_, index) => expert(index)), [expert(30)]]
    const { user, sent } = renderRoute(address, {
      user: clientUser,
      graphql: {
        MatchedOpportunity: () => post(null, [clientUser.userId]),
        MatchingExperts: () => ({ opportunity_matches: pages.shift() ?? [] }),
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Show more' }))
    expect(await screen.findByRole('link', { name: 'Expert 30' })).toBeVisible()
    expect(sent.filter(({ name }) => name === 'MatchingExperts')[1]?.input).toMatchObject({
      strength: 2,
      afterId: idOf(19),
    })
  })

  it.each([
    ['an outsider', () => post('00000000-0000-4000-8000-00000000ffff')],
    ['whoever may not see the post', () => ({ opportunities_by_pk: null })],
  ])('are not shown to %s', async (_, opportunity) => {
    const { sent } = renderRoute(address, { user: clientUser, graphql: { MatchedOpportunity: opportunity } })
    expect(await screen.findByText('Only those who posted an opportunity can see who matches it.')).toBeVisible()
    expect(sent.some(({ name }) => name === 'MatchingExperts')).toBe(false)
  })

  it('say so if there are none', async () => {
    renderRoute(address, {
      user: clientUser,
      graphql: {
        MatchedOpportunity: () => post(clientUser.userId),
        MatchingExperts: () => ({ opportunity_matches: [] }),
      },
    })
    expect(await screen.findByText('No expert’s profile matches yet.')).toBeVisible()
  })
})
