import { lazy, Suspense, useState } from 'react'
import { createPath, Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { useMedia } from '#lib/browser/use-media.js'
import { paths } from '#lib/paths.js'
import { useSession } from '#lib/session.js'
import { Skeleton } from '#ui/feedback/skeleton.js'
import { Answer } from '../detail/answer'
import type { ShownQuestion } from '../detail/use-content-detail'
import { useOwnReactions } from '../reactions/use-own-reactions'
import { PHONE } from './phone-width'

// most questions have one answer, and most screens are no phones
const AnswerPager = lazy(() => import('./answer-pager'))
const AnswerTeaser = lazy(() => import('./answer-teaser'))

interface AnswersProps {
  question: ShownQuestion
  /** the link is about this one */
  answerId: string | null
}

/**
 * All answers of a question, below one another, with ways from each to the next. On a phone they are short and open on a
 * page of their own, except the one that a link names (QNA-05, GI-48).
 */
export default function Answers({ question, answerId }: AnswersProps) {
  const { cards } = question
  const isPhone = useMedia(PHONE)
  const [moved, setMoved] = useState<string | null>(null)
  const ownOf = useOwnReactions(cards.flatMap(({ id }) => id ?? []))
  const mail = useRatingMail()
  const chosen = moved ?? answerId
  if (mail.mustLogIn) return <Navigate replace to={paths.login(mail.back)} />
  return cards.map((item, index) => {
    const isChosen = cards.length > 1 && item.id === chosen
    if (isPhone && !isChosen && cards.length > 1)
      return (
        <Suspense key={item.id} fallback={<Skeleton className="h-48" />}>
          <AnswerTeaser item={item} />
        </Suspense>
      )
    return (
      <div key={item.id} className="grid gap-3">
        {cards.length > 1 ? (
          <Suspense fallback={<div className="h-10" />}>
            <AnswerPager items={cards} place={index} onMove={(place) => setMoved(cards[place]?.id ?? null)} />
          </Suspense>
        ) : null}
        <Answer
          item={item}
          isChosen={isChosen}
          isFirst={index === 0 && moved === null}
          own={ownOf(item.id ?? '')}
          askerId={question.user_id ?? null}
          isRatingOpen={mail.responseId === item.id}
          onRatingClosed={mail.close}
        />
      </div>
    )
  })
}

/** What the mail to who asked says: rate this answer (RATE-05, GI-72). Visitors log in first. */
function useRatingMail() {
  const [query, setQuery] = useSearchParams()
  const location = useLocation()
  const { status } = useSession()
  const isAsked = query.get('show_rating_modal') === 'true'
  return {
    responseId: isAsked ? query.get('response_id') : null,
    mustLogIn: isAsked && status === 'visitor',
    back: createPath(location),
    close() {
      if (!isAsked) return
      query.delete('show_rating_modal')
      setQuery(query, { replace: true, preventScrollReset: true })
    },
  }
}
