import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { RATING_MESSAGES } from '#contract/ratings/rating.js'
import { useTrack } from '#lib/consent/track.js'
import { useSignedInUser } from '#lib/session.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { markAskedToRate, type RatableAnswer } from './closed-answer'
import { RatingFormDialog } from './rating-form-dialog'

/** Asks whoever asked to rate an answer; unlike the mandatory one of the start page it can be closed (RATE-03, RATE-05). */
export default function RatingDialog({ answer, onClose }: { answer: RatableAnswer; onClose(): void }) {
  const { id: me } = useSignedInUser()
  const queryClient = useQueryClient()
  const alerts = useAlerts()
  const track = useTrack()
  const { responseId, question, expertName, source } = answer
  useEffect(() => markAskedToRate(responseId), [responseId])
  return (
    <RatingFormDialog
      {...{ me, responseId, question, expertName, source, onClose }}
      onRated={async () => {
        track('answer rated')
        alerts.show({ tone: 'success', text: RATING_MESSAGES.thanks(expertName) })
        onClose()
        // its stars are on the page, in lists, and in what waits to be rated
        await queryClient.invalidateQueries()
      }}
    />
  )
}
