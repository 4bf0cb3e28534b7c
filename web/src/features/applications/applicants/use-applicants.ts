import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { INTERESTS_RANKS, NDA_RANKS, PROPOSAL_RANKS } from '#contract/applications/applicant-ranks.js'
import { BEFORE_ALL } from '#lib/graphql/bounds.js'
import { useHiredPeopleQuery } from '../hire/hired-people.generated'
import { type Application, toApplications } from '../page/application'
import type { Scene } from '../page/scene'
import { useApplicantQuery, useApplicantsQuery } from './applicants.generated'

/** Of every query that lists applicants: what a step makes be asked anew. */
export const APPLICANTS_KEY = useApplicantsQuery.rootKey
/** With ten files at the most of each, their links fit into one answer. */
const PAGE_ROWS = 10

export type ApplicantTab = 'interests' | 'proposal' | 'hired'

/** The people under one tab of a poster's page, page by page along an index; none is skipped or doubled when one comes in between. */
export function useApplicants({ opportunity, isPoster }: Scene, tab: ApplicantTab) {
  const { id, isNdaRequired } = opportunity
  return useInfiniteQuery({
    // what is agreed to is the version on the page, so another one asks anew
    queryKey: [APPLICANTS_KEY, id, tab, isNdaRequired, opportunity.version],
    enabled: isPoster,
    // until it is there the page stays: somebody may have a question open, or words in a counter offer
    placeholderData: keepPreviousData,
    initialPageParam: null as Application | null,
    queryFn: async ({ pageParam: last }) => {
      // one row more than is shown tells whether there is another page
      const rows = tab === 'hired' ? await askHired(id, last) : await askRanks(id, ranksUnder(tab, isNdaRequired), last)
      return { rows: toApplications(rows.slice(0, PAGE_ROWS), opportunity), hasMore: rows.length > PAGE_ROWS }
    },
    getNextPageParam: ({ rows, hasMore }) => (hasMore ? rows.at(-1) : null) ?? null,
  })
}

/** One applicant by name, wherever they stand in the lists; null asks for nobody. */
export function useApplicant({ opportunity, isPoster }: Scene, userId: string | null) {
  const isAsked = isPoster && userId !== null
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
