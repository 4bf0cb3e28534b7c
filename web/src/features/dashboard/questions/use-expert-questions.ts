import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ASKED_FIRST_MS } from '#lib/lazy-part.js'
import { useSignedInUser } from '#lib/session.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { type ExpertQuestionsQuery, useExpertQuestionsQuery } from './expert-questions.expert.generated'

/** How many of a list the dashboard shows (BASE-44). */
export const SHOWN = 3
/** What is for a reader is looked for among so many: their own answers, and what another list shows, are left out. */
const FOUND_AMONG = 20

export type OpenQuestion = NonNullable<ExpertQuestionsQuery['toAnswer'][number]['insights_question']>
export type AnsweredQuestion = ExpertQuestionsQuery['answered'][number]
export type FoundAnswer = NonNullable<ExpertQuestionsQuery['forYou'][number]['card']>

export interface ExpertQuestions {
  toAnswer: OpenQuestion[]
  answered: AnsweredQuestion[]
  forYou: FoundAnswer[]
  hasOpportunityItems: boolean
}

/** The questions of the expert's dashboard, in one request. */
export function expertQuestionsOf(me: string) {
  const asked = { me, shown: SHOWN, foundAmong: FOUND_AMONG }
  return queryOptions({
    queryKey: useExpertQuestionsQuery.getKey(asked),
    queryFn: useExpertQuestionsQuery.fetcher(asked),
    staleTime: ASKED_FIRST_MS,
  })
}

/** The same for widgets, several of which may call it. */
export function useExpertQuestions() {
  const { id: me } = useSignedInUser()
  return useQuery({ ...expertQuestionsOf(me), select: toLists })
}

/** DASH-43; what failed is also said in its place. Called once per page. */
export function useAlertOnFailure(failures: number): void {
  const { show } = useAlerts()
  useEffect(() => {
    if (failures === 0) return undefined
    return show({ tone: 'error', text: 'Something went wrong in fetching qanda data' })
  }, [failures, show])
}

function toLists({ toAnswer, answered, forYou, ...rest }: ExpertQuestionsQuery): ExpertQuestions {
  const open = toAnswer.flatMap(({ insights_question: question }) => question ?? [])
  const shown = new Set<string | null>(open.map(({ id }) => id))
  const hasTopics = (rest.expert_details_by_pk?.topics.length ?? 0) > 0
  const found = forYou.flatMap(({ card }) => {
    if (!hasTopics || !card || shown.has(card.question_id)) return []
    shown.add(card.question_id)
    return card
  })
  return {
    ...{ toAnswer: open, answered, forYou: found.slice(0, SHOWN) },
    hasOpportunityItems: rest.own_applications.length > 0,
  }
}
