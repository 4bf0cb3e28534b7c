import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { INTERESTS_RANKS, NDA_RANKS, PROPOSAL_RANKS } from '#contract/applications/applicant-ranks.js'
import { BEFORE_ALL } from '#lib/graphql/bounds.js'
import { pageOf } from '#lib/graphql/pages.js'
import { useHiredPeopleQuery } from '../hire/hired-people.generated'
import { type Application, toApplications } from '../page/application'
import type { ApplicationView } from '../page/application-view'
import { useApplicantQuery, useApplicantsQuery } from './applicants.generated'

/** The root key of every query that lists applicants; refetched after each step. */
export const APPLICANTS_KEY = useApplicantsQuery.rootKey
/** With at most ten files per applicant, one request fetches the links of a whole page. */
const PAGE_ROWS = 10

export type ApplicantTab = 'interests' | 'proposal' | 'hired'

/** The applicants in one tab of the poster's page. Keyset paging, so newcomers don't make it skip or repeat anybody. */
export function useApplicants({ opportunity, readsAll }: ApplicationView, tab: ApplicantTab) {
  const { id, isNdaRequired } = opportunity
  return useInfiniteQuery({
    // the poster agrees to the version on the page, so a new version is a new query
    queryKey: [APPLICANTS_KEY, id, tab, isNdaRequired, opportunity.version],
    enabled: readsAll,
    // keep the old page meanwhile: a dialog may be open, or a counter offer half-written
    placeholderData: keepPreviousData,
    initialPageParam: null as Application | null,
    queryFn: async ({ pageParam: last }) => {
      const rows = tab === 'hired' ? await askHired(id, last) : await askRanks(id, ranksUnder(tab, isNdaRequired), last)
      const page = pageOf(rows, PAGE_ROWS)
      return { ...page, rows: toApplications(page.rows, opportunity) }
    },
    getNextPageParam: ({ rows, hasMore }) => (hasMore ? rows.at(-1) : null) ?? null,
  })
}

/** One applicant, whichever list they are in; null skips the request. */
export function useApplicant({ opportunity, readsAll }: ApplicationView, userId: string | null) {
  const isAsked = readsAll && userId !== null
  const answer = useApplicantQuery(
    { opportunityId: opportunity.id, userId: userId ?? '' },
    { queryKey: [APPLICANTS_KEY, opportunity.id, 'one', userId], enabled: isAsked },
  )
  const [applicant = null] = toApplications(answer.data?.opportunity_trackings ?? [], opportunity)
  return { applicant, isPending: isAsked && answer.isPending, error: answer.error, ask: () => void answer.refetch() }
}

function ranksUnder(tab: 'interests' | 'proposal', isNdaRequired: boolean): readonly number[] {
  if (tab === 'interests') return INTERESTS_RANKS
  return isNdaRequired ? NDA_RANKS : PROPOSAL_RANKS
}

async function askRanks(opportunityId: string, ranks: readonly number[], last: Application | null) {
  const place = last
    ? { fromRank: last.applicant_rank ?? 0, after: last.interest_shown_at ?? BEFORE_ALL.at, afterId: last.user_id }
    : { fromRank: 0, after: BEFORE_ALL.at, afterId: BEFORE_ALL.id }
  const variables = { opportunityId, ranks: [...ranks], ...place, limit: PAGE_ROWS + 1 }
  return (await useApplicantsQuery.fetcher(variables)()).opportunity_trackings
}

async function askHired(opportunityId: string, last: Application | null) {
  const { hired_at: after, id: afterId } = last?.hire ?? { hired_at: BEFORE_ALL.at, id: BEFORE_ALL.id }
  const { hires } = await useHiredPeopleQuery.fetcher({ opportunityId, after, afterId, limit: PAGE_ROWS + 1 })()
  return hires.flatMap(({ application }) => application ?? [])
}
