import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { expectNoAxeViolations } from '../../../testing/axe'
import { type Network, refusal } from '../../../testing/network'
import { detailedOpportunity, mara } from '../../../testing/opportunity-fixtures'
import { staffUser } from '../../../testing/personas'
import { renderRoute } from '../../../testing/render-route'

const FIRST = '00000000-0000-4000-8000-0000000000f1'
const SECOND = '00000000-0000-4000-8000-0000000000f2'
const APPROVED_AT = '2026-11-10T10:00:00Z'

const queued = (id: string, title: string, review_status = 'waiting') => ({
  id,
  title,
  type: 'fractional',
  status: review_status === 'waiting' ? 'draft' : 'published',
  created_at: APPROVED_AT,
  updated_at: APPROVED_AT,
  review_status,
  poster: { user: mara, company: { id: 'c1', company_name: 'Oatfield' } },
})
const count = (number: number) => ({ aggregate: { count: number } })

function reviewed(id: string, title: string, part: object = {}) {
  const detail = detailedOpportunity({ id, title })
  return {
    ...detail,
    review_status: 'waiting',
    review_reason: null,
    updated_at: APPROVED_AT,
    published_at: null,
    duration_type_id: 'month-id',
    start_date_id: null,
    country_id: null,
    no_of_days_unit_id: null,
    categories: [{ category: { id: 'demand', objective_name: 'Demand Generation' } }],
    poster: { user: { ...mara, created_at: APPROVED_AT }, company: detail.poster?.company ?? null },
    versions: [],
    ...part,
  }
}

function openQueue({ graphql }: Network = {}, address = '/admin/opportunities') {
  const waiting = [queued(FIRST, 'First post'), queued(SECOND, 'Second post')]
  return renderRoute(address, {
    user: staffUser,
    graphql: {
      ReviewQueue: () => ({ opportunities: waiting, waiting: count(2), edited: count(3), requested: count(0) }),
      ReviewDetail: ({ id }) => ({
        opportunities_by_pk: reviewed(String(id), id === FIRST ? 'First post' : 'Second post'),
        staff_audit_log: [],
      }),
      ApproveOpportunity: ({ id }) => ({ approveOpportunity: { id, status: 'published' } }),
      RequestOpportunityChanges: ({ id }) => ({ requestOpportunityChanges: { id, status: 'draft' } }),
      ...graphql,
    },
  })
}

const inputOf = (sent: { name: string; input: unknown }[], name: string) =>
  sent.find((entry) => entry.name === name)?.input

describe('the review queue', () => {
  it('shows what waits with counts, and the post that waits longest in full', async () => {
    const { container } = openQueue()
    expect(await screen.findByRole('heading', { level: 2, name: 'First post' })).toBeVisible()
    expect(screen.getByRole('tab', { name: 'Waiting 2' })).toBeVisible()
    expect(screen.getByRole('tab', { name: 'Edited after approval 3' })).toBeVisible()
    expect(screen.getByText(/We sell batteries/)).toBeVisible()
    expect(screen.getByText('$6,200 – $9,000 per month')).toBeVisible()
    await expectNoAxeViolations(container)
  })

  it('asks in the role staff', async () => {
    const roles: (string | null)[] = []
    openQueue({
      graphql: {
        ReviewQueue: (_variables, headers) => {
          roles.push(headers.get('X-Hasura-Role'))
          return { opportunities: [], waiting: count(0), edited: count(0), requested: count(0) }
        },
      },
    })
    expect(await screen.findByText('Posts that wait for a decision stand here.')).toBeVisible()
    expect(roles).toEqual(['staff'])
  })

  it('[GO-08] approving tells it and goes on to the next post', async () => {
    const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    const { user, sent } = openQueue()
    await user.click(await screen.findByRole('button', { name: 'Approve' }))
    expect(await screen.findByText('“First post” is approved.')).toBeVisible()
    expect(inputOf(sent, 'ApproveOpportunity')).toEqual({ id: FIRST, reason: null })
    expect(await screen.findByRole('heading', { level: 2, name: 'Second post' })).toBeVisible()
    expect(scroll).toHaveBeenLastCalledWith(0, 0)
    scroll.mockRestore()
  })

  it('changes are only requested with a reason', async () => {
    const { user, sent } = openQueue()
    await user.click(await screen.findByRole('button', { name: 'Request changes' }))
    expect(await screen.findByText('required field')).toBeVisible()
    expect(inputOf(sent, 'RequestOpportunityChanges')).toBeUndefined()
    await user.type(screen.getByLabelText('Reason'), 'Say what success looks like.')
    await user.click(screen.getByRole('button', { name: 'Request changes' }))
    expect(await screen.findByText('Changes requested for “First post”.')).toBeVisible()
    expect(inputOf(sent, 'RequestOpportunityChanges')).toEqual({ id: FIRST, reason: 'Say what success looks like.' })
  })

  it('a post that somebody else has answered meanwhile is said to have moved on', async () => {
    const { user } = openQueue({
      graphql: {
        ApproveOpportunity: () => {
          throw refusal(409, 'INVALID_STATUS_TRANSITION', 'The opportunity has moved on. Load it again.')
        },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Approve' }))
    expect(await screen.findByText('The opportunity has moved on. Load it again.')).toBeVisible()
  })

  it('J and K walk the queue, and R goes to the reason', async () => {
    const { user, address } = openQueue()
    await screen.findByRole('heading', { level: 2, name: 'First post' })
    await user.keyboard('j')
    await waitFor(() => expect(address()).toContain(SECOND))
    await user.keyboard('k')
    await waitFor(() => expect(address()).toContain(FIRST))
    await screen.findByRole('heading', { level: 2, name: 'First post' })
    await user.keyboard('r')
    expect(screen.getByLabelText('Reason')).toHaveFocus()
    await user.keyboard('jkr')
    expect(screen.getByLabelText('Reason')).toHaveValue('jkr')
  })

  it('[X-31] an edited post shows what changed since it was approved', async () => {
    const snapshot = {
      title: 'First post',
      brief: 'We sell batteries to warehouses and need anybody who has built a demand team before.',
      categoryIds: ['demand'],
      topicIds: ['t1'],
      skillIds: ['s1'],
      domainIds: ['d1'],
      roleIds: ['r1'],
      availabilityIds: ['a1'],
      countryId: 'sweden',
      durationMonths: 6,
      durationType: 'month-id',
      minBudgetAmount: 5000,
      maxBudgetAmount: 9000,
      startDateId: 'soon',
      noOfDays: 2,
      noOfDaysUnit: 'week-id',
      companyAskedToSignNda: false,
    }
    const versions = [{ version_no: 1, created_at: '2026-11-12T10:00:00Z', snapshot }]
    openQueue({
      graphql: {
        ReviewDetail: () => ({
          opportunities_by_pk: reviewed(FIRST, 'First post', {
            review_status: 'edited after approval',
            published_at: APPROVED_AT,
            versions,
          }),
          staff_audit_log: [],
        }),
        ReviewNames: () => NAMES,
      },
    })
    const changes = within(await screen.findByRole('region', { name: 'Changed since approval' }))
    expect(changes.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Budget'])
    expect(changes.getByText('$5,000 – $9,000 per month')).toBeVisible()
    expect(changes.getByText('anybody')).toBeVisible()
    expect(changes.getByText('somebody')).toBeVisible()
  })
})

const NAMES = {
  master_objectives: [{ id: 'demand', objective_name: 'Demand Generation' }],
  master_topics: [{ id: 't1', topic_name: 'Lifecycle email' }],
  master_expertise: [{ id: 's1', expertise_name: 'Media mix modelling' }],
  master_domains: [{ id: 'd1', domain_name: 'Clean energy' }],
  master_countries: [{ id: 'sweden', country_name: 'Sweden' }],
  master_roles: [{ id: 'r1', role_name: 'Director' }],
  opportunity_duration_types: [
    { id: 'month-id', code: 'month' },
    { id: 'week-id', code: 'week' },
  ],
  opportunity_start_dates: [{ id: 'soon', start_date: 'Within 2 weeks' }],
  opportunity_availability_types: [{ id: 'a1', availability_type: 'Remote' }],
}

describe('what is approved', () => {
  const approved = (status: string) => ({
    ReviewQueue: () => ({
      opportunities: [{ ...queued(FIRST, 'First post', 'approved'), status }],
      waiting: count(0),
      edited: count(0),
      requested: count(0),
    }),
    ReviewDetail: () => ({
      opportunities_by_pk: reviewed(FIRST, 'First post', { review_status: 'approved', status }),
      staff_audit_log: [],
    }),
  })

  it.each(['published', 'in progress', 'completed', 'closed', 'no hires'])(
    '[GO-14, X-06] can be deleted with a reason while it is %s',
    async (status) => {
      const { user, sent } = openQueue(
        {
          graphql: {
            ...approved(status),
            DeleteOpportunity: ({ id }) => ({ deleteOpportunity: { id, status: 'deleted' } }),
          },
        },
        '/admin/opportunities?tab=approved',
      )
      await user.click(await screen.findByRole('button', { name: 'Delete' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Delete the opportunity' }))
      await user.type(dialog.getByLabelText(/Reason/), 'Against the terms.')
      await user.click(dialog.getByRole('button', { name: 'Delete' }))
      expect(await screen.findByText('“First post” is deleted.')).toBeVisible()
      expect(inputOf(sent, 'DeleteOpportunity')).toEqual({ id: FIRST, comments: 'Against the terms.' })
    },
  )

  it('[GO-14] a refusal is told, and the words stay', async () => {
    const { user } = openQueue(
      {
        graphql: {
          ...approved('published'),
          DeleteOpportunity: () => {
            throw refusal(409, 'INVALID_STATUS_TRANSITION', 'This action is no longer available.')
          },
        },
      },
      '/admin/opportunities?tab=approved',
    )
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete the opportunity' }))
    await user.type(dialog.getByLabelText(/Reason/), 'Against the terms.')
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('This action is no longer available.')).toBeVisible()
    expect(dialog.getByLabelText(/Reason/)).toHaveValue('Against the terms.')
  })
})
