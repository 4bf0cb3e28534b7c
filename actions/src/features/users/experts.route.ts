import { number, object, string } from 'yup'
import { FIELD_MESSAGES } from '#contract/messages.js'
import { COUNTED_ROWS_MAX } from '#contract/search/search-groups.js'
import { defineRoute } from '#platform/define-route.js'
import { type ExpertsForRestQuery, getSdk, type ListedExpertFragment, type Sdk } from './experts.generated.js'

/** 0 and everything above count as this (GD-11). */
const LIMIT_MAX = 200
/** What one query may bring. */
const ROWS_MAX = 100

/** The experts of `/dashboard/wizards`, of a topic or of all, in their order: `{ count, items }` (DASH-36, GD-84). */
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
    const filter = { topics: query.topicId ? [query.topicId] : [] }
    const [counted, rows] = await Promise.all([
      sdk.ExpertCountForRest({ filter, countMax: COUNTED_ROWS_MAX }),
      readRows(sdk, filter, limit),
    ])
    return {
      count: counted.find_leading_experts_aggregate.aggregate?.count ?? 0,
      items: rows.flatMap(({ expert }) => (expert ? itemOf(expert) : [])),
    }
  },
})

type Row = ExpertsForRestQuery['find_leading_experts'][number]

/** The first rows, in as many queries as their number takes. */
async function readRows(sdk: Sdk, filter: object, limit: number, after?: Row): Promise<Row[]> {
  const page = Math.min(ROWS_MAX, limit)
  const { find_leading_experts: rows } = await sdk.ExpertsForRest({
    filter,
    limit: page,
    // before every place, time and id
    ...{ afterPlace: after?.place ?? -2_147_483_647, afterAt: after?.created_at ?? 'infinity' },
    afterId: after?.user_id ?? 'ffffffff-ffff-ffff-ffff-ffffffffffff',
  })
  const last = rows.at(-1)
  if (!last || rows.length < page || limit === page) return rows
  return [...rows, ...(await readRows(sdk, filter, limit - page, last))]
}

function itemOf({ id, company, expert_detail, ...card }: ListedExpertFragment) {
  return {
    _id: id,
    ...card,
    company_name: company?.company_name ?? null,
    topics_name: (expert_detail?.topics ?? []).flatMap(({ topic }) => topic?.topic_name ?? []),
  }
}
