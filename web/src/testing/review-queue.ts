import type { ReviewNamesQuery } from '#features/admin/opportunities/changes/review-names.generated.js'
import type { ReviewDetailQuery } from '#features/admin/opportunities/review-detail.generated.js'
import type { Network } from './network'
import { detailedOpportunity, mara } from './opportunity-fixtures'
import { staffUser } from './personas'
import { renderRoute } from './render-route'

export const FIRST = '00000000-0000-4000-8000-0000000000f1'
export const SECOND = '00000000-0000-4000-8000-0000000000f2'
export const APPROVED_AT = '2026-11-10T10:00:00Z'
export const READ_AT = '2026-11-10T10:00:00.123456+00:00'
export const COUNTS = { waiting: count(2), edited: count(3), requested: count(0) }

export function count(number: number) {
  return { aggregate: { count: number } }
}

export const queued = (id: string, title: string, review_status = 'waiting') => ({
  id,
  title,
  type: 'fractional',
  status: review_status === 'waiting' ? 'draft' : 'published',
  review_status,
  review_status_since: APPROVED_AT,
  poster: { user: mara, company: { id: 'c1', company_name: 'Oatfield' } },
})

/** The lists of a post; none of their entries is hidden from staff. */
const REVIEWED_LISTS = {
  topics: [{ topic_id: 't1', topic: { id: 't1', topic_name: 'Lifecycle email' } }],
  domains: [{ domain_id: 'd1', domain: { id: 'd1', domain_name: 'Clean energy' } }],
  skills: [{ expertise_id: 's1', expertise: { id: 's1', expertise_name: 'Media mix modelling' } }],
  roles: [{ role_id: 'r1', role: { id: 'r1', role_name: 'Director' } }],
  availabilities: [{ availability_type_id: 'a1', availability_type: { id: 'a1', availability_type: 'Remote' } }],
  package_experts: [],
}

type Reviewed = NonNullable<ReviewDetailQuery['opportunities_by_pk']>
export type Decision = ReviewDetailQuery['staff_audit_log'][number]

export function reviewed(id: string, title: string, part: Partial<Reviewed> = {}): Reviewed {
  // staff don't read how soon the poster answers
  const { answer_time: _, closed_by_staff: __, ...detail } = detailedOpportunity({ id, title })
  return {
    ...detail,
    review_status: 'waiting',
    review_reason: null,
    status: 'draft',
    review_status_since: APPROVED_AT,
    version_no: 1,
    updated_at: READ_AT,
    published_at: null,
    start_date_id: null,
    country_id: null,
    ...REVIEWED_LISTS,
    categories: [{ category_id: 'demand', category: { id: 'demand', objective_name: 'Demand Generation' } }],
    poster: { user: { ...mara, created_at: APPROVED_AT }, company: detail.poster?.company ?? null },
    versions: [],
    ...part,
  }
}

export function openQueue(
  { graphql, rest }: Network = {},
  address = '/admin/opportunities',
  user: NonNullable<Parameters<typeof renderRoute>[1]>['user'] = staffUser,
) {
  const waiting = [queued(FIRST, 'First post'), queued(SECOND, 'Second post')]
  return renderRoute(address, {
    user,
    graphql: {
      ReviewQueue: () => ({ opportunities: waiting }),
      StaffCounts: () => COUNTS,
      ReviewDetail: ({ id }) => ({
        opportunities_by_pk: reviewed(String(id), id === FIRST ? 'First post' : 'Second post'),
        deal_records: [],
        staff_audit_log: [],
      }),
      ApproveOpportunity: ({ id }) => ({ approveOpportunity: { id, status: 'published' } }),
      RequestOpportunityChanges: ({ id }) => ({ requestOpportunityChanges: { id, status: 'draft' } }),
      ...graphql,
    },
    rest: { 'GET /api/opportunities/:id/assets': () => ({ items: [] }), ...rest },
  })
}

export const inputOf = (sent: { name: string; input: unknown }[], name: string) =>
  sent.find((entry) => entry.name === name)?.input

export const NAMES: ReviewNamesQuery = {
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
