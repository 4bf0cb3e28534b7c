import type { UseQueryResult } from '@tanstack/react-query'
import { useSession } from '#lib/session.js'
import { isUuid } from '#lib/stored/uuid.js'
import type { ContentItemFragment } from '../content-item.generated'
import { type QuestionQuery, useInsightQuery, useQuestionQuery } from './content-detail.generated'
import { usePublicInsightQuery, usePublicQuestionQuery } from './content-detail.public.generated'

/** How many answers of a question are shown; nobody answers twice. */
const ANSWERS_MAX = 50

type PublicQuestion = Omit<QuestionQuery['insights_questions'][number], 'user' | 'user_id'>
/** Visitors don't learn who asked. */
export type ShownQuestion = PublicQuestion &
  Partial<Pick<QuestionQuery['insights_questions'][number], 'user' | 'user_id'>>

export type Found<Data> = Pick<UseQueryResult, 'error' | 'refetch' | 'isPending' | 'isRefetching'> & {
  data: Data | null
}

/** The insight with this id; null if there is none that the reader may see. */
export function useInsight(id: string): Found<ContentItemFragment> {
  const isMember = useSession().user !== null
  const isId = isUuid(id)
  const own = useInsightQuery({ id }, { enabled: isMember && isId })
  const open = usePublicInsightQuery({ id }, { enabled: !isMember && isId })
  const query = isMember ? own : open
  return found(query, query.data?.content_cards[0] ?? null, isId)
}

/** The question with this id, with its answers; null if there is none that the reader may see. */
export function useQuestion(id: string): Found<ShownQuestion> {
  const isMember = useSession().user !== null
  const isId = isUuid(id)
  const variables = { id, answers: ANSWERS_MAX }
  const own = useQuestionQuery(variables, { enabled: isMember && isId })
  const open = usePublicQuestionQuery(variables, { enabled: !isMember && isId })
  const query = isMember ? own : open
  return found<ShownQuestion>(query, query.data?.insights_questions[0] ?? null, isId)
}

function found<Data>(query: Omit<Found<unknown>, 'data'>, data: Data | null, isId: boolean): Found<Data> {
  const { error, refetch, isPending, isRefetching } = query
  return { data, error, refetch, isPending: isId && isPending, isRefetching }
}
