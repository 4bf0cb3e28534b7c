import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { RatingSource } from '#contract/ratings/rating.js'
import type { ContentView } from '#entities/content/content-view.js'
import { type RatableAnswer, useAskAfterClosing } from '#entities/rating/closed-answer.js'
import { GivenRating } from '#entities/rating/given-rating.js'
import { Button } from '#ui/button/button.js'
import type { OwnRating } from './use-own-ratings'

// nobody but who asked ever sees it
const RatingDialog = lazy(() => import('#entities/rating/rating-dialog.js'))

interface AnswerRatingProps {
  content: ContentView
  own: OwnRating
  /** how much of the answer was viewed; all of a text that was opened */
  viewedPart: number
  /** as the mail to who asked does */
  isOpenedByLink: boolean
  onClosed(): void
}

/**
 * The rating of an answer: what was given, for those who asked and who answered (RATE-02); else the button for who asked,
 * who is also asked once they have left the answer (RATE-03, RATE-05).
 */
export function AnswerRating({ content, own, viewedPart, isOpenedByLink, onClosed }: AnswerRatingProps) {
  const source = useRatingSource()
  const [isOpen, setOpen] = useState(isOpenedByLink)
  const { isAsker, given, askedFrom } = own
  const answer: RatableAnswer = {
    ...{ responseId: content.id, question: content.heading, expertName: content.author.name, source },
  }
  useAskAfterClosing(isAsker && !given ? answer : null, viewedPart >= askedFrom)
  if (given)
    return (
      <GivenRating
        label={isAsker ? 'Your rating' : 'Rated by who asked'}
        rating={given.rating}
        comment={given.comment}
      />
    )
  if (!isAsker) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-sunken p-4 text-sm">
      <p className="text-ink">Did this answer help you? Good answers are paid by what you say about them.</p>
      <Button size="sm" onClick={() => setOpen(true)}>
        Rate this answer
      </Button>
      {isOpen ? (
        <Suspense>
          <RatingDialog
            answer={answer}
            onClose={() => {
              setOpen(false)
              onClosed()
            }}
          />
        </Suspense>
      ) : null}
    </div>
  )
}

/** Where they came from (RATE-06, GI-73). */
function useRatingSource(): RatingSource {
  const { state } = useLocation()
  const isFromList =
    typeof state === 'object' && state !== null && (state as Record<string, unknown>).cameFromQandASummery === true
  return isFromList ? 'qandaSummary' : 'qandaDetail'
}
