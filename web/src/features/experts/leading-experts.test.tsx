import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { clientUser, expertUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const TOPIC = idOf(901)
const OFFER = idOf(950)

function expertRow(number: number, { withCall = false, id = idOf(number + 100) } = {}) {
  return {
    ...{ user_id: id, place: -number, name: '', created_at: '2026-01-01T00:00:00Z' },
    calls: withCall ? [{ id: OFFER, price: 2500, duration: 30 }] : [],
    expert: {
      ...{ id, first_name: 'Ada', last_name: `Number ${number}`, slug: `ada-${number}`, profile_pic: null },
      ...{ designation: 'Pricing lead', is_expert: true, company: { company_name: 'Halden' } },
      expert_detail: {
        ...{ years_of_experience: 12, is_available_for_hire_as_cxo: true, country: { country_name: 'Italy' } },
        topics: [{ topic: { id: TOPIC, topic_name: 'Price research' } }],
        rate_card: { category: { id: idOf(902) }, roles: [{ role: { id: idOf(903) } }] },
      },
    },
  }
}
const counted = (count: number) => ({ find_leading_experts_aggregate: { aggregate: { count } } })
const OPTIONS = {
  master_topics: [{ id: TOPIC, topic_name: 'Price research' }],
  master_domains: [],
  master_expertise: [],
  master_countries: [],
}
const START = -2_147_483_647
type Asked = { filter: Record<string, unknown>; sort: string; afterPlace: number }

/** The list as one page of these rows, and nothing after it. */
function open(address = '/dashboard/wizards', rows = [expertRow(1, { withCall: true })], user = clientUser) {
  return renderRoute(address, {
    user,
    graphql: {
      LeadingExpertList: ({ afterPlace }: { afterPlace: number }) => ({
        find_leading_experts: afterPlace === START ? rows : [],
      }),
      LeadingExpertCount: () => counted(rows.length),
      ExpertFilterOptions: () => OPTIONS,
    },
  })
}
const askedOf = (sent: readonly { name: string; input: unknown }[]) =>
  sent.filter(({ name }) => name === 'LeadingExpertList').map(({ input }) => input as Asked)

describe('the leading experts', () => {
  it('[BASE-16, DASH-52] companies see who they are, hire them and book a call', async () => {
    const { container } = open()
    const card = within(await screen.findByRole('article'))
    expect(card.getByRole('link', { name: 'Ada Number 1' })).toHaveAttribute('href', '/ada-1')
    expect(card.getByText('Pricing lead · Halden')).toBeVisible()
    expect(card.getByText('Open to fractional roles')).toBeVisible()
    expect(card.getByText('2,500 Credits')).toBeVisible()
    expect(card.getByRole('button', { name: 'Hire Ada' })).toBeVisible()
    expect(card.getByRole('link', { name: 'Book a call' })).toHaveAttribute('href', `/advice-offering/details/${OFFER}`)
    expect(await screen.findByText('1 expert')).toBeVisible()
    await expectNoAxeViolations(container)
  })

  it('experts see their peers, and themselves without an offer to hire', async () => {
    open('/dashboard/wizards', [expertRow(1, { id: expertUser.userId, withCall: true })], expertUser)
    const card = within(await screen.findByRole('article'))
    expect(card.getByText('This is how others see you here.')).toBeVisible()
    expect(card.queryByRole('link', { name: 'Book a call' })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Find experts to work with' })).toHaveAttribute(
      'href',
      '/dashboard/all-packages',
    )
  })

  it('narrows by several filters at once, which are in the address and survive a reload', async () => {
    const { user, sent, address } = open()
    await screen.findByRole('article')
    await user.click(screen.getByRole('button', { name: 'Topic' }))
    await user.click(await screen.findByRole('option', { name: 'Price research' }))
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'Price of a call' }))
    await user.click(await screen.findByRole('option', { name: 'Free' }))
    await user.click(await screen.findByRole('option', { name: 'Under 2,000 Credits' }))
    await user.keyboard('{Escape}')
    expect(address()).toBe(`/dashboard/wizards?topic=${TOPIC}&price=free&price=under-100`)
    expect(askedOf(sent).at(-1)?.filter).toMatchObject({
      topics: [TOPIC],
      prices: [
        { minCents: 0, maxCents: 0 },
        { minCents: 1, maxCents: 9_999 },
      ],
    })
    await user.click(screen.getByRole('button', { name: 'Remove Free' }))
    expect(address()).toBe(`/dashboard/wizards?topic=${TOPIC}&price=under-100`)
    await user.click(screen.getByRole('button', { name: 'Clear all' }))
    expect(address()).toBe('/dashboard/wizards')
  })

  it('searches and sorts by the address; what it doesn’t know is ignored', async () => {
    const { sent } = open('/dashboard/wizards?q=pricing&sort=name&offers=fractional&offers=gold&topic=none&price=9')
    await screen.findByRole('article')
    expect(askedOf(sent)[0]).toMatchObject({
      sort: 'name',
      filter: { words: 'pricing', isForHire: true, hasAdvice: false, topics: [], prices: [] },
    })
    expect(screen.getByRole('searchbox', { name: 'Search experts' })).toHaveValue('pricing')
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('name')
  })

  it('loads the next page after the last expert', async () => {
    const rows = Array.from({ length: 25 }, (_, index) => expertRow(index + 1))
    const { user, sent } = open('/dashboard/wizards', rows)
    expect(await screen.findAllByRole('article')).toHaveLength(24)
    await user.click(screen.getByRole('button', { name: /more/i }))
    expect(askedOf(sent).map(({ afterPlace }) => afterPlace)).toEqual([START, -24])
  })

  it('says what to do if nobody matches, and if it can’t be loaded', async () => {
    const { user, address, unmount } = open('/dashboard/wizards?q=nobody', [])
    expect(await screen.findByText('No experts match these filters.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(address()).toBe('/dashboard/wizards')
    unmount()
    renderRoute('/dashboard/wizards', {
      user: clientUser,
      graphql: {
        LeadingExpertList: () => {
          throw new TypeError()
        },
        LeadingExpertCount: () => counted(0),
      },
    })
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  })

  it('visitors log in first and come back with their filters', async () => {
    const { address } = renderRoute('/dashboard/wizards?sort=name', {})
    await screen.findByRole('heading', { level: 1 })
    expect(address()).toBe('/login?next=%2Fdashboard%2Fwizards%3Fsort%3Dname')
  })
})
