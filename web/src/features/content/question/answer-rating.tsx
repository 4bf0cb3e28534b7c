import { lazy, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { RatingSource } from '#contract/ratings/rating.js'
import type { ContentView } from '#entities/content/content-view.js'
import { type RatableAnswer, useAskAfterClosing } from '#entities/rating/closed-answer.js'
import { GivenRating } from '#entities/rating/given-rating.js'
import { Button } from '#ui/button/button.js'
import { LateDialog } from '#ui/overlay/late-dialog.js'
import { useOwnRatingsQuery } from './own-ratings.generated'

// nobody but who asked ever sees it
const RatingDialog = lazy(() => import('#entities/rating/rating-dialog.js'))

const PERCENT = 100
/** GI-70 */
const DEFAULT_PERCENT = 30

interface AnswerRatingProps {
  content: ContentView
  questionId: string
  isAsker: boolean
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
export default function AnswerRating({ content, questionId, isAsker, viewedPart, ...mail }: AnswerRatingProps) {
  const { isOpenedByLink, onClosed } = mail
  const source = useRatingSource()
  const [isOpen, setOpen] = useState(isOpenedByLink)
  const { data } = useOwnRatingsQuery({ question: questionId })
  const [question] = data?.insights_questions ?? []
  const given = question?.insights_responses.find(({ id }) => id === content.id)?.rating ?? null
  const percent = Number(data?.system_configurations[0]?.value ?? DEFAULT_PERCENT)
  const answer: RatableAnswer = {
    ...{ responseId: content.id, question: content.heading, expertName: content.author.name, source },
  }
  useAskAfterClosing(data && isAsker && !given ? answer : null, viewedPart * PERCENT >= percent)
  if (given)
    return (
      <GivenRating
        label={isAsker ? 'Your rating' : 'Rated by the asker'}
        rating={given.rating}
        comment={given.comment}
      />
    )
  if (!data || !isAsker) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-sunken p-4 text-sm">
      <p className="text-ink">Did this answer help you? Experts are paid for answers that people rate highly.</p>
      <Button size="sm" onClick={() => setOpen(true)}>
        Rate this answer
      </Button>
      {isOpen ? (
        <LateDialog onClose={() => setOpen(false)}>
          <RatingDialog
            answer={answer}
            onClose={() => {
              setOpen(false)
              onClosed()
            }}
          />
        </LateDialog>
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
