import { number, object, string } from 'yup'
import { FIELD_MESSAGES } from '#contract/messages.js'
import { defineRoute } from '#platform/define-route.js'
import { getSdk, type ListedExpertFragment, type Sdk } from './experts.generated.js'

/** 0 and everything above count as this (GD-11). */
const LIMIT_MAX = 200
/** What one query may bring. */
const ROWS_MAX = 100
const COUNT_MAX = 1001

/** Experts with a complete profile, of a topic or of all, the newest first: `{ count, items }` (DASH-36, GD-84). */
export const expertsRoute = defineRoute({
  method: 'get',
  path: '/api/user/experts',
  auth: 'session',
  query: object({
    limit: number().integer().min(0).default(0),
    sortBy: string().lowercase().oneOf(['recommended'], FIELD_MESSAGES.unknownChoice),
    fromDashboard: string(),
    topicId: string()
      .transform((value: string | undefined) => value || undefined)
      .uuid(FIELD_MESSAGES.unknownChoice),
  }),
  async handle({ caller, query }, { graphql }) {
    const limit = query.limit === 0 ? LIMIT_MAX : Math.min(query.limit, LIMIT_MAX)
    const sdk = getSdk(graphql.asUser(caller))
    const starts = Array.from({ length: Math.ceil(limit / ROWS_MAX) }, (_, page) => page * ROWS_MAX)
    const pages = await Promise.all(
      starts.map((skip) => readPage(sdk, { skip, limit: Math.min(ROWS_MAX, limit - skip) }, query.topicId)),
    )
    return {
      count: pages[0]?.users_aggregate.aggregate?.count ?? 0,
      items: pages.flatMap(({ users }) => users.map(itemOf)),
    }
  },
})

function readPage(sdk: Sdk, slice: { skip: number; limit: number }, topic: string | undefined) {
  const asked = { ...slice, countMax: COUNT_MAX }
  return topic ? sdk.ExpertsOfTopicForRest({ ...asked, topic }) : sdk.ExpertsForRest(asked)
}

function itemOf({ id, company, expert_detail, ...card }: ListedExpertFragment) {
  return {
    _id: id,
    ...card,
    company_name: company?.company_name ?? null,
    topics_name: (expert_detail?.topics ?? []).flatMap(({ topic }) => topic?.topic_name ?? []),
  }
}
