import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { type Network, refusal } from '#testing/network.js'
import { OPPORTUNITY_ID } from '#testing/opportunity-fixtures.js'
import { clientUser, expertUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'
import type { ComparisonQuery } from './comparison.generated'
import type { Compared } from './use-comparison'

const person = (id: string, first_name: string, part: Partial<Compared> = {}): Compared => ({
  user_id: id,
  status: 'interested',
  interest_shown_at: '2026-11-18T09:00:00Z',
  agreed_value_cents: 1_200_000,
  agreed_value_unit: 'month',
  user: {
    ...{ id, first_name, last_name: 'Berg', slug: first_name, profile_pic: null, designation: 'Adviser' },
    expert_detail: { years_of_experience: 12, experience: 'Built two teams.', country: { country_name: 'Germany' } },
  },
  match: null,
  counter_offer: { counter_amount_cents: 900_000, counter_amount_unit: 'month', status: 'pending' },
  calls: [{ booked_at: '2026-11-20T09:00:00Z', scheduled_at: '2026-12-03T14:00:00Z' }],
  shortlisted: null,
  notes: [],
  ...part,
})

type Opportunity = NonNullable<ComparisonQuery['opportunities_by_pk']>

function openComparison(part: Partial<Opportunity> = {}, graphql: Network['graphql'] = {}) {
  return renderRoute(`/dashboard/opportunity_detail/${OPPORTUNITY_ID}/compare`, {
    user: clientUser,
    graphql: {
      Comparison: () => ({
        opportunities_by_pk: {
          id: OPPORTUNITY_ID,
          title: 'Chief Marketing Officer',
          type: 'fractional',
          poster: { user_id: clientUser.userId },
          team_members: [],
          shortlist: [],
          trackings: [person('a', 'Ana'), person('b', 'Bo')],
          ...part,
        },
      }),
      ...graphql,
    },
  })
}
const columns = async () =>
  within(await screen.findByRole('region', { name: 'Applicants side by side' })).getAllByRole('heading', { level: 2 })

describe('comparing applicants', () => {
  it('shows their experience, offers, calls and notes, those on the shortlist first', async () => {
    const listed = person('b', 'Bo', {
      shortlisted: { listed_at: '2026-11-20T09:00:00Z' },
      notes: [
        {
          id: 'n1',
          author_id: 'jonas',
          note: 'Asks good questions.',
          created_at: '2026-11-20T09:00:00Z',
          author: { first_name: 'Jonas', last_name: 'Bakker' },
        },
      ],
    })
    openComparison({ shortlist: [{ application: listed }], trackings: [person('a', 'Ana'), listed] })
    expect((await columns()).map(({ textContent }) => textContent)).toEqual(['Bo Berg', 'Ana Berg'])
    expect(screen.getAllByText('$12,000 per month')).toHaveLength(2)
    expect(screen.getAllByText(/Counter offer \$9,000 per month/)).toHaveLength(2)
    expect(screen.getAllByText('12 years · Germany')).toHaveLength(2)
    expect(screen.getByText('Asks good questions.')).toBeVisible()
    expect(screen.getByText(/Jonas Bakker/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Shortlist Bo Berg', pressed: true })).toBeVisible()
    await expectNoAxeViolations()
  })

  it('[X-05] leads to where one decides, and the team to the application', async () => {
    const applied = (id: string) => `/dashboard/opportunity_detail/${OPPORTUNITY_ID}?tab=interests&applicant=${id}`
    const trackings = [person('a', 'Ana'), person('b', 'Bo', { status: 'pending' })]
    const { unmount } = openComparison({ trackings })
    expect(await screen.findByRole('link', { name: 'Decide on Ana Berg' })).toHaveAttribute('href', applied('a'))
    expect(screen.getByRole('link', { name: 'See Bo Berg’s application' })).toHaveAttribute('href', applied('b'))
    unmount()
    openComparison({ trackings, poster: { user_id: 'mara' }, team_members: [{ user_id: clientUser.userId }] })
    expect(await screen.findByRole('link', { name: 'See Ana Berg’s application' })).toBeVisible()
  })

  it('counts one year as one', async () => {
    const user = person('a', 'Ana').user
    const expert_detail = { years_of_experience: 1, experience: null, country: null }
    openComparison({ trackings: [person('a', 'Ana', { user: user && { ...user, expert_detail } })] })
    expect(await screen.findByText('1 year')).toBeVisible()
  })

  it('takes a note, and keeps it if that fails', async () => {
    let isDown = true
    const { user, sent } = openComparison(
      {},
      {
        AddApplicantNote: () => {
          if (isDown) throw refusal(500, 'unexpected', 'Something went wrong on our side.')
          return { insert_applicant_notes_one: { id: 'n' } }
        },
      },
    )
    const field = await screen.findByRole('textbox', { name: 'Note on Ana Berg' })
    await user.type(field, 'Very clear.')
    await user.click(screen.getByRole('button', { name: 'Add note on Ana Berg' }))
    expect(await screen.findByText(/Something went wrong/)).toBeVisible()
    expect(field).toHaveValue('Very clear.')
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Add note on Ana Berg' }))
    await expect.poll(() => (field as HTMLTextAreaElement).value).toBe('')
    expect(sent.findLast(({ name }) => name === 'AddApplicantNote')?.input).toEqual({
      ...{ opportunityId: OPPORTUNITY_ID, userId: 'a', note: 'Very clear.' },
    })
  })

  it('[GO-05] an invited member writes notes, but the shortlist is the poster’s', async () => {
    openComparison({ poster: { user_id: 'mara' }, team_members: [{ user_id: clientUser.userId }] })
    await columns()
    expect(screen.queryByRole('button', { name: /Shortlist/ })).toBeNull()
    expect(screen.getByRole('button', { name: 'Add note on Ana Berg' })).toBeVisible()
  })

  it('[GO-04] is nobody else’s, and says so when nobody applied', async () => {
    openComparison({ poster: { user_id: expertUser.userId } })
    expect(await screen.findByText(/Only those who posted an opportunity/)).toBeVisible()
  })

  it('says when there is nobody to compare', async () => {
    openComparison({ trackings: [] })
    expect(await screen.findByText('Nobody is waiting for a decision right now.')).toBeVisible()
  })
})
