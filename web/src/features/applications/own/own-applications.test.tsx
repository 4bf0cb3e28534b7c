import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { refusal } from '#testing/network.js'
import { OPPORTUNITY_ID, opportunityLists } from '#testing/opportunity-fixtures.js'
import { clientUser, expertUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'
import type { OwnApplicationFragment } from './own-applications.generated'

const TITLE = 'Director in Demand Generation'
const DETAIL = `/dashboard/opportunity_detail/${OPPORTUNITY_ID}`
const HOUR_MS = 3_600_000
type Facts = NonNullable<OwnApplicationFragment['application']>

function own(application: Partial<Facts> = {}, part: Partial<OwnApplicationFragment> = {}): OwnApplicationFragment {
  return {
    opportunity_id: OPPORTUNITY_ID,
    turn: 'expert',
    since: new Date(Date.now() - 3 * HOUR_MS).toISOString(),
    has_news: false,
    opportunity: {
      id: OPPORTUNITY_ID,
      type: 'fractional',
      status: 'published',
      title: TITLE,
      company_asked_to_sign_nda: false,
      poster: { company: { company_name: 'Oatfield' }, user: { first_name: 'Mara', last_name: 'Voss' } },
    },
    application: {
      status: 'interested',
      interest_shown_at: '2025-03-05T10:00:00Z',
      is_proposal_uploaded: true,
      agreed_value_cents: 1_200_000,
      agreed_value_unit: 'month',
      counter_offer: null,
      hire: null,
      documents: [],
      ...application,
    },
    ...part,
  }
}

const counts = (expert: number, company = 0) => ({
  OwnApplicationCounts: () => ({
    expert: { aggregate: { count: expert } },
    company: { aggregate: { count: company } },
    hired: { aggregate: { count: 0 } },
    ended: { aggregate: { count: 0 } },
  }),
})
const open = (rows: OwnApplicationFragment[], address = '/opportunity-summary?tab=applications') =>
  renderRoute(address, {
    user: expertUser,
    graphql: {
      ...counts(rows.length, 100),
      OwnApplications: () => ({ own_applications: rows }),
      OwnApplicationsByWait: () => ({ own_applications: rows }),
    },
  })

describe('an expert’s applications', () => {
  it('[X-05, X-70] are rows with the company, the state, what happens next, the amount and since when', async () => {
    const counter = { status: 'pending', counter_amount_cents: 900_000, counter_amount_unit: 'month' }
    const { container } = open([own({ counter_offer: counter }, { has_news: true })])
    const row = within(await screen.findByRole('row', { name: new RegExp(TITLE) }))
    for (const words of ['Oatfield · Fractional', 'Interested', '$12,000 per month', '3 hours', 'new'])
      expect(row.getByText(words)).toBeInTheDocument()
    expect(row.getByText('Oatfield made a counter offer of $9,000 per month. Accept or reject it.')).toBeVisible()
    await expectNoAxeViolations(container)
  })

  const places: [string, Partial<Facts>, string, RegExp | null][] = [
    [
      'a counter offer',
      { counter_offer: { status: 'pending', counter_amount_cents: 1, counter_amount_unit: 'day' } },
      '?tab=proposal',
      /counter offer/,
    ],
    [
      'a proposal to send',
      { is_proposal_uploaded: false, agreed_value_cents: null, agreed_value_unit: null },
      '?tab=proposal',
      /^Next, send your proposal/,
    ],
    [
      'a hire to answer',
      { status: 'pending', hire: { agreed_value_cents: 900_000, agreed_value_unit: 'month' } },
      '?tab=interests',
      /offered you the hire/,
    ],
    [
      'a hire',
      { status: 'accepted', hire: { agreed_value_cents: 900_000, agreed_value_unit: 'month' } },
      '?tab=hired',
      /^You are hired for \$9,000 per month/,
    ],
    ['a rejection', { status: 'rejected' }, '?tab=interests', /decided against/],
  ]
  it.each(places)('[X-05] lead from %s to the right tab', async (_, application, query, words) => {
    open([own(application)])
    expect(await screen.findByRole('link', { name: TITLE })).toHaveAttribute('href', `${DETAIL}${query}`)
    if (words) expect(screen.getByText(words)).toBeVisible()
  })

  it('[X-72] ask for the NDA first, and for no offer that isn’t there', async () => {
    const row = own({ is_proposal_uploaded: false, agreed_value_cents: null, agreed_value_unit: null })
    if (row.opportunity) row.opportunity.company_asked_to_sign_nda = true
    open([row])
    expect(await screen.findByText('Oatfield asks you to sign an NDA first.')).toBeVisible()
    expect(screen.getByText('None yet')).toBeVisible()
  })

  it('are grouped by whose turn it is, with counts, and the group is in the address', async () => {
    const { user, address, sent } = open([own()])
    const groups = within(await screen.findByRole('group', { name: 'Your applications by whose turn it is' }))
    await user.click(await groups.findByRole('button', { name: 'Waiting for an answer 99+' }))
    expect(address()).toBe('/opportunity-summary?tab=applications&turn=company')
    await waitFor(() =>
      expect(sent.findLast(({ name }) => name === 'OwnApplications')?.input).toMatchObject({ turn: 'company' }),
    )
  })

  it.each([
    [
      '[X-05] that wait for the user begin with the longest wait',
      'expert',
      'OwnApplicationsByWait',
      ['after', '-infinity'],
    ],
    ['that wait for somebody else begin with the latest change', 'company', 'OwnApplications', ['before', 'infinity']],
  ] as const)('%s, and load more after the last row', async (_, turn, operation, [bound, first]) => {
    const rows = Array.from({ length: 30 }, (_, index) => {
      const day = turn === 'expert' ? index + 1 : 30 - index
      const row = own(
        {},
        { turn, opportunity_id: `${index}`, since: `2025-03-${String(day).padStart(2, '0')}T10:00:00Z` },
      )
      return { ...row, opportunity: row.opportunity && { ...row.opportunity, id: `${index}` } }
    })
    const { user, sent } = renderRoute(`/opportunity-summary?tab=applications&turn=${turn}`, {
      user: expertUser,
      graphql: {
        ...counts(30),
        [operation]: (asked: Record<string, unknown>) => ({
          own_applications: asked[bound] === first ? rows.slice(0, 26) : rows.slice(25),
        }),
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(31))
    expect(sent.findLast(({ name }) => name === operation)?.input).toMatchObject({
      [bound]: rows[24]?.since,
      [`${bound}Id`]: rows[24]?.opportunity_id,
    })
  })

  it('that are none lead to the open opportunities', async () => {
    const { container } = renderRoute('/opportunity-summary?tab=applications', {
      user: expertUser,
      graphql: { ...counts(0), OwnApplicationsByWait: () => ({ own_applications: [] }) },
    })
    expect(await screen.findByText('You haven’t applied to anything yet.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'See open opportunities' })).toHaveAttribute(
      'href',
      '/opportunity-summary?tab=active',
    )
    await expectNoAxeViolations(container)
  })

  it('that can’t be loaded say so, with a retry', async () => {
    let isBroken = true
    const { user } = renderRoute('/opportunity-summary?tab=applications', {
      user: expertUser,
      graphql: {
        ...counts(1),
        OwnApplicationsByWait: () => {
          if (isBroken) throw refusal(500, 'unexpected', 'Something went wrong on our side.')
          return { own_applications: [own()] }
        },
      },
    })
    await screen.findByRole('alert')
    isBroken = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: TITLE })).toBeVisible()
  })

  it('are no tab of a client', async () => {
    renderRoute('/opportunity-summary?tab=applications', { user: clientUser, graphql: opportunityLists() })
    expect(await screen.findByRole('tab', { name: 'Active', selected: true })).toBeVisible()
    expect(screen.queryByRole('tab', { name: 'Your applications' })).not.toBeInTheDocument()
  })
})
