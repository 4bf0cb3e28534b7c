import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { AFTER_ALL } from '#lib/graphql/bounds.js'
import { expectNoAxeViolations } from '#testing/axe.js'
import { refusal, type Sent } from '#testing/network.js'
import { listing, opportunityCard, opportunityLists } from '#testing/opportunity-fixtures.js'
import { clientUser, expertUser } from '#testing/personas.js'
import { operationsOfPage, renderRoute } from '#testing/render-route.js'

const DAY_MS = 24 * 60 * 60 * 1000
const listOf = opportunityLists
const noOptions = () => ({ master_topics: [], master_domains: [], master_expertise: [], master_countries: [] })
const listsOf = (sent: readonly Sent[]) => sent.filter(({ name }) => name === 'OpportunityList')
const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    opportunityCard({
      id: `${index}`.padStart(8, '0'),
      title: `Role ${index}`,
      created_at: `2026-11-${10 + (index % 10)}T10:00:00Z`,
    }),
  )

describe('the opportunity list', () => {
  it('[OPP-56] a card shows poster, type, title, brief, tags, duration, budget and status', async () => {
    const { container } = renderRoute('/opportunity-summary', { user: clientUser, graphql: listOf(opportunityCard()) })
    const card = within(await screen.findByRole('article'))
    for (const words of [
      'Mara Voss',
      'Fractional',
      'Fractional Role for a Director in Demand Generation',
      /We sell batteries/,
      'Lifecycle email · Clean energy · Media mix modelling',
      '6 months',
      '2 days per week',
      'per month',
      'Active',
    ]) {
      expect(card.getByText(words)).toBeVisible()
    }
    expect(card.getByText(/\$6,200 – \$9,000/)).toBeVisible()
    await expectNoAxeViolations(container)
  })

  it('[OPP-58, GO-85] a card is New for 7 days, and then no more', async () => {
    const sixDays = new Date(Date.now() - 6 * DAY_MS).toISOString()
    const eightDays = new Date(Date.now() - 8 * DAY_MS).toISOString()
    renderRoute('/opportunity-summary', {
      user: clientUser,
      graphql: listOf(
        opportunityCard({ id: '1', created_at: sixDays }),
        opportunityCard({ id: '2', created_at: eightDays }),
      ),
    })
    const [fresh, old] = await screen.findAllByRole('article')
    expect(within(fresh as HTMLElement).getByText('New')).toBeVisible()
    expect(within(old as HTMLElement).queryByText('New')).not.toBeInTheDocument()
  })

  it('[GO-72] an expert who applied sees their own status', async () => {
    renderRoute('/opportunity-summary', {
      user: expertUser,
      graphql: listOf(opportunityCard({ trackings: [{ status: 'pending' }] })),
    })
    expect(await screen.findByText('Awaiting Acceptance')).toBeVisible()
  })

  it('[OPP-91] a hidden poster is labelled as hidden', async () => {
    renderRoute('/opportunity-summary', { user: expertUser, graphql: listOf(opportunityCard({ poster: null })) })
    expect(await screen.findByText('Poster shown after you show interest')).toBeVisible()
    expect(screen.queryByText('Oatfield')).not.toBeInTheDocument()
  })

  it.each([
    ['/opportunity-summary', 'Active'],
    ['/opportunity-summary?tab=active', 'Active'],
    ['/opportunity-summary?tab=all', 'All'],
  ])('[BASE-13] %s is the list, open at %s', async (address, name) => {
    const { sent } = renderRoute(address, { user: clientUser, graphql: listOf(opportunityCard()) })
    expect(await screen.findByRole('article')).toBeVisible()
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(name)
    const isActive = name === 'Active'
    expect(listsOf(sent).at(-1)?.input).toMatchObject({
      filter: { statuses: isActive ? expect.not.arrayContaining(['closed']) : expect.arrayContaining(['closed']) },
    })
  })

  it('[OPP-11] the tab in the address is open, and choosing another changes the address', async () => {
    const { user, address } = renderRoute('/opportunity-summary?tab=all', { user: clientUser, graphql: listOf() })
    expect(await screen.findByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true')
    await user.click(screen.getByRole('tab', { name: 'Active' }))
    expect(address()).toBe('/opportunity-summary?tab=active')
  })

  it('the list takes one request, and its number another that it doesn’t wait for', async () => {
    const { sent } = renderRoute('/opportunity-summary', { user: clientUser, graphql: listOf(opportunityCard()) })
    await screen.findByRole('article')
    const asked = operationsOfPage(sent)
    expect(asked.map(({ name }) => name).sort()).toEqual(['OpportunityCount', 'OpportunityList'])
  })

  it('a chosen filter is in the address and in the next request', async () => {
    const { user, address, sent } = renderRoute('/opportunity-summary', {
      user: clientUser,
      graphql: listOf(opportunityCard()),
    })
    await user.click(await screen.findByRole('button', { name: 'Type' }))
    await user.click(await screen.findByRole('option', { name: 'Fractional' }))
    expect(address()).toBe('/opportunity-summary?tab=active&type=fractional')
    await waitFor(() => expect(listsOf(sent).at(-1)?.input).toMatchObject({ filter: { types: ['fractional'] } }))
  })

  const SUBJECT = '5f0c2c9e-8a43-4a43-9c3a-1f2d3c4b5a69'
  const addresses: [string, Record<string, unknown>][] = [
    [`topic=${SUBJECT}&skill=${SUBJECT}`, { topics: [SUBJECT], skills: [SUBJECT] }],
    [`domain=${SUBJECT}&country=${SUBJECT}`, { domains: [SUBJECT], countries: [SUBJECT] }],
    ['type=project&type=advice&per=day', { types: ['project', 'advice'], units: ['day'] }],
    ['tab=all&status=closed', { statuses: ['closed'] }],
    ['budget=over-30000', { budgets: [{ unit: 'month', minCents: 3_000_000, maxCents: null }] }],
    ['q=battery', { words: 'battery' }],
  ]
  it.each(addresses)('the address %s is what the list requests', async (query, filter) => {
    const { sent } = renderRoute(`/opportunity-summary?${query}`, {
      user: clientUser,
      graphql: { ...listOf(opportunityCard()), OpportunityFilterOptions: noOptions },
    })
    await screen.findByRole('article')
    expect(listsOf(sent).map((one) => one.input)).toEqual([
      expect.objectContaining({ filter: expect.objectContaining(filter) }),
    ])
  })

  const sorts: [string, string, Record<string, unknown>][] = [
    ['Highest budget', 'OpportunityListByHighestBudget', { afterCents: 900_000 }],
    ['Lowest budget', 'OpportunityListByLowestBudget', { afterCents: 620_000 }],
  ]
  it.each(sorts)('sorted by %s, the next page follows in that order', async (label, name, next) => {
    const rows = many(25).map(listing)
    const answer = ({ afterId }: { afterId: string }) => ({
      find_opportunities: afterId === rows[19]?.opportunity_id ? rows.slice(20) : rows.slice(0, 21),
    })
    const { user, address, sent } = renderRoute('/opportunity-summary', {
      user: clientUser,
      graphql: { ...listOf(), [name]: answer },
    })
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), label)
    expect(address()).toContain(`sort=${label.toLowerCase().replace(' ', '-')}`)
    await user.click(await screen.findByRole('button', { name: 'Load more' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(25))
    expect(sent.filter((one) => one.name === name).at(-1)?.input).toMatchObject({
      ...next,
      afterId: rows[19]?.opportunity_id,
    })
  })

  it('says that a search for words which nearly every post has leaves nothing out', async () => {
    const graphql = { ...listOf(opportunityCard()), OpportunityFilterOptions: noOptions }
    const { unmount } = renderRoute('/opportunity-summary?q=the', { user: clientUser, graphql })
    expect(await screen.findByText('“the” is too common to search for, so it leaves nothing out.')).toBeVisible()
    unmount()
    renderRoute('/opportunity-summary?q=theory', { user: clientUser, graphql })
    await screen.findByRole('article')
    expect(screen.queryByText(/too common/)).not.toBeInTheDocument()
  })

  it('searching goes to the address with Enter, and shows as a chip that can be removed', async () => {
    const { user, address, sent, container } = renderRoute('/opportunity-summary?type=project', {
      user: clientUser,
      graphql: listOf(opportunityCard()),
    })
    await user.type(await screen.findByRole('searchbox', { name: 'Search opportunities' }), 'cold batteries{Enter}')
    expect(address()).toBe('/opportunity-summary?tab=active&q=cold+batteries&type=project')
    await waitFor(() => expect(listsOf(sent).at(-1)?.input).toMatchObject({ filter: { words: 'cold batteries' } }))
    const chips = within(screen.getByRole('list', { name: 'Filters that are set' }))
    expect(chips.getByText('Project')).toBeVisible()
    await expectNoAxeViolations(container)
    await user.click(chips.getByRole('button', { name: 'Remove “cold batteries”' }))
    expect(address()).toBe('/opportunity-summary?tab=active&type=project')
    expect(screen.getByRole('searchbox')).toHaveValue('')
    expect(screen.getByRole('searchbox')).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Clear all' }))
    expect(address()).toBe('/opportunity-summary?tab=active')
    expect(screen.queryByRole('list', { name: 'Filters that are set' })).not.toBeInTheDocument()
  })

  it('searching begins when typing pauses, and nothing typed meanwhile is lost', async () => {
    const { user, address } = renderRoute('/opportunity-summary', { user: clientUser, graphql: listOf() })
    const box = await screen.findByRole('searchbox')
    await user.type(box, 'cold')
    await waitFor(() => expect(address()).toContain('q=cold'))
    await user.type(box, ' call')
    expect(box).toHaveValue('cold call')
    await waitFor(() => expect(address()).toContain('q=cold+call'))
  })

  it.each([
    [1, '1 opportunity'],
    [37, '37 opportunities'],
    [1001, '1,000+ opportunities'],
  ])('counts %i as "%s"', async (count, words) => {
    const aggregate = { aggregate: { count } }
    renderRoute('/opportunity-summary', {
      user: clientUser,
      graphql: { ...listOf(opportunityCard()), OpportunityCount: () => ({ find_opportunities_aggregate: aggregate }) },
    })
    expect(await screen.findByText(words)).toBeVisible()
  })

  it('[OPP-92, GO-81] a client is not offered collaboration, an expert is', async () => {
    const offered = async (who: typeof clientUser) => {
      const { user, unmount } = renderRoute('/opportunity-summary', { user: who, graphql: listOf() })
      await user.click(await screen.findByRole('button', { name: 'Type' }))
      await screen.findByRole('option', { name: 'Fractional' })
      const found = screen.queryByRole('option', { name: 'Collaboration' }) !== null
      unmount()
      return found
    }
    expect(await offered(clientUser)).toBe(false)
    expect(await offered(expertUser)).toBe(true)
  })

  it('more rows load after the last one until there are none', async () => {
    const rows = many(25)
    const { user, sent } = renderRoute('/opportunity-summary', {
      user: clientUser,
      graphql: {
        ...listOf(),
        OpportunityList: ({ afterId }) => ({
          find_opportunities: (afterId === AFTER_ALL.id ? rows.slice(0, 21) : rows.slice(20)).map(listing),
        }),
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Load more' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(25))
    expect(listsOf(sent).at(-1)?.input).toMatchObject({ afterAt: rows[19]?.created_at, afterId: rows[19]?.id })
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument()
  })

  it('an empty list says what belongs there and offers a next step', async () => {
    const { container, user } = renderRoute('/opportunity-summary?tab=all', { user: clientUser, graphql: listOf() })
    expect(await screen.findByText('No opportunities yet.')).toBeVisible()
    await expectNoAxeViolations(container)
    await user.click(screen.getByRole('tab', { name: 'Active' }))
    expect(await screen.findByText('No open opportunities right now.')).toBeVisible()
  })

  it('filters that find nothing can be cleared', async () => {
    const { user, address } = renderRoute('/opportunity-summary?type=project', { user: clientUser, graphql: listOf() })
    await screen.findByText('No opportunities match these filters.')
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(address()).toBe('/opportunity-summary?tab=active')
  })

  it('a failure is reported, with a retry', async () => {
    let isBroken = true
    const { user } = renderRoute('/opportunity-summary', {
      user: clientUser,
      graphql: {
        ...listOf(),
        OpportunityList: () => {
          if (isBroken) throw refusal(500, 'unexpected', 'Something went wrong on our side.')
          return { find_opportunities: [listing(opportunityCard())] }
        },
      },
    })
    await screen.findByRole('alert')
    isBroken = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('article')).toBeVisible()
  })
})
