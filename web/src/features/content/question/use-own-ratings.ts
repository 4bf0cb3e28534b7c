import { useSession } from '#lib/session.js'
import type { ContentItemFragment } from '../content-item.generated'
import type { ShownQuestion } from '../detail/use-content-detail'
import { useOwnRatingsQuery } from './own-ratings.generated'

const PERCENT = 100
const DEFAULT_PERCENT = 30

/** What the reader, who asked the question or gave the answer, knows of its rating. */
export interface OwnRating {
  isAsker: boolean
  /** null if there is none yet */
  given: { rating: number; comment: string | null } | null
  /** from this part of the answer on, its asker is asked to rate it (GI-70) */
  askedFrom: number
}

/** For each answer what its reader knows of its rating; null for those who neither asked nor answered, and until it is known. */
export function useOwnRatings(question: ShownQuestion): (item: ContentItemFragment) => OwnRating | null {
  const me = useSession().user?.id ?? null
  const isAsker = me !== null && question.user_id === me
  const isConcerned = isAsker || (me !== null && question.cards.some(({ author_id }) => author_id === me))
  const { data } = useOwnRatingsQuery({ question: question.id }, { enabled: isConcerned })
  return (item) => {
    if (!data || !(isAsker || item.author_id === me)) return null
    const [found] = data.insights_questions
    const given = found?.insights_responses.find(({ id }) => id === item.id)?.rating ?? null
    const percent = Number(data.system_configurations[0]?.value ?? DEFAULT_PERCENT)
    return { isAsker, given, askedFrom: percent / PERCENT }
  }
}
