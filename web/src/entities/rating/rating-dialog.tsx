import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { RATING_MESSAGES } from '#contract/ratings/rating.js'
import { useTrack } from '#lib/consent/track.js'
import { useSignedInUser } from '#lib/session.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { Dialog } from '#ui/overlay/dialog.js'
import { markAskedToRate, type RatableAnswer } from './closed-answer'
import { RatingForm } from './rating-form'

/** Asks whoever asked to rate an answer; unlike the mandatory one of the start page it can be closed (RATE-03, RATE-05). */
export default function RatingDialog({ answer, onClose }: { answer: RatableAnswer; onClose(): void }) {
  const { id: me } = useSignedInUser()
  const queryClient = useQueryClient()
  const alerts = useAlerts()
  const track = useTrack()
  const { responseId, question, expertName, source } = answer
  useEffect(() => markAskedToRate(responseId), [responseId])
  return (
    <Dialog isOpen onClose={onClose} title={`How helpful was the answer from ${expertName}?`} description={question}>
      <RatingForm
        me={me}
        responseId={responseId}
        source={source}
        onRated={async () => {
          track('answer rated')
          alerts.show({ tone: 'success', text: RATING_MESSAGES.thanks(expertName) })
          onClose()
          // its stars are on the page, in lists, and in what waits to be rated
          await queryClient.invalidateQueries()
        }}
      />
    </Dialog>
  )
}
