import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { INTERESTS_RANKS, NDA_RANKS, PROPOSAL_RANKS } from '#contract/applications/applicant-ranks.js'
import { useHiredPeopleQuery } from '../hire/hired-people.generated'
import { type Application, toApplications } from '../page/application'
import type { Scene } from '../page/scene'
import { type ApplicantsQueryVariables, useApplicantsQuery } from './applicants.generated'

/** Of every query that lists applicants: what a step makes be asked anew. */
export const APPLICANTS_KEY = useApplicantsQuery.rootKey
/** With ten files at the most of each, their links fit into one answer. */
const PAGE_ROWS = 10

export type ApplicantTab = 'interests' | 'proposal' | 'hired'
type Condition = ApplicantsQueryVariables['where']
type HiredCondition = Parameters<typeof useHiredPeopleQuery.fetcher>[0]['where']

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
  const answer = useApplicantsQuery(
    { where: { opportunity_id: { _eq: opportunity.id }, user_id: { _eq: userId ?? '' } }, limit: 1 },
    { enabled: isAsked },
  )
  const [applicant = null] = toApplications(answer.data?.opportunity_trackings ?? [], opportunity)
  return { applicant, isPending: isAsked && answer.isPending, error: answer.error, ask: () => void answer.refetch() }
}

function ranksUnder(tab: 'interests' | 'proposal', isNdaRequired: boolean): readonly number[] {
  if (tab === 'interests') return INTERESTS_RANKS
  return isNdaRequired ? NDA_RANKS : PROPOSAL_RANKS
}

async function askRanks(id: string, ranks: readonly number[], last: Application | null) {
  const listed: Condition = { opportunity_id: { _eq: id }, applicant_rank: { _in: [...ranks] } }
  const where: Condition = last ? { _and: [listed, ...afterApplicant(last)] } : listed
  return (await useApplicantsQuery.fetcher({ where, limit: PAGE_ROWS + 1 })()).opportunity_trackings
}

/** The first line lets the index be walked from there; the second cuts off the row itself and those of its rank before it. */
function afterApplicant({ applicant_rank: rank, interest_shown_at: at, user_id: userId }: Application): Condition[] {
  return [
    { applicant_rank: { _gte: rank } },
    {
      _or: [
        { applicant_rank: { _gt: rank } },
        { interest_shown_at: { _gt: at } },
        { interest_shown_at: { _eq: at }, user_id: { _gt: userId } },
      ],
    },
  ]
}

/** A hire that still waits for an answer stands under Interests (OPP-49, GO-56). */
async function askHired(id: string, last: Application | null) {
  const listed: HiredCondition = {
    opportunity_id: { _eq: id },
    _or: [{ accepted_at: { _is_null: false } }, { opted_out_at: { _is_null: false } }],
  }
  const after: HiredCondition[] = last?.hire
    ? [
        { hired_at: { _gte: last.hire.hired_at } },
        { _or: [{ hired_at: { _gt: last.hire.hired_at } }, { id: { _gt: last.hire.id } }] },
      ]
    : []
  const { hires } = await useHiredPeopleQuery.fetcher({ where: { _and: [listed, ...after] }, limit: PAGE_ROWS + 1 })()
  return hires.flatMap(({ application }) => application ?? [])
}
