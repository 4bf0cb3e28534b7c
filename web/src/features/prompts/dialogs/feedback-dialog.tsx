import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fullName } from '#contract/format/full-name.js'
import { RATING_MESSAGES } from '#contract/ratings/rating.js'
import { RatingForm } from '#entities/rating/rating-form.js'
import { Button } from '#ui/button/button.js'
import { Dialog } from '#ui/overlay/dialog.js'
import type { PromptDialogProps } from '../entry-prompt-list'
import { useViewedResponsesQuery } from '../viewed-responses.generated'

/**
 * Asks people to rate the answers that they viewed, one after the other (PROMPT-36 to PROMPT-39). It can only be closed
 * once sending failed (GD-42).
 */
export default function FeedbackDialog({ facts: { me }, onClose }: PromptDialogProps) {
  const queryClient = useQueryClient()
  const { data } = useViewedResponsesQuery({}, { staleTime: Number.POSITIVE_INFINITY })
  const [thanked, setThanked] = useState<string | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const [next] = data?.viewed_responses ?? []
  if (thanked !== null) return <Thanks expertName={thanked} onClose={() => (next ? setThanked(null) : onClose())} />
  if (!next?.response_id) return null
  const expertName = fullName({ first_name: next.expert_first_name, last_name: next.expert_last_name })
  return (
    <Dialog
      isOpen
      isKeptOpen={!hasFailed}
      onClose={onClose}
      title={`How helpful was the answer from ${expertName}?`}
      description={next.question ?? undefined}
    >
      <RatingForm
        key={next.response_id}
        me={me}
        responseId={next.response_id}
        source="dashboard"
        onFailed={() => setHasFailed(true)}
        onRated={async () => {
          await queryClient.invalidateQueries({ queryKey: [useViewedResponsesQuery.rootKey] })
          setThanked(expertName)
        }}
      />
    </Dialog>
  )
}

/** PROMPT-39 */
function Thanks({ expertName, onClose }: { expertName: string; onClose(): void }) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={RATING_MESSAGES.thanks(expertName)}
      footer={
        <Button variant="primary" onClick={onClose}>
          OK
        </Button>
      }
    >
      <p className="text-base">Experts are paid for answers that people rate highly.</p>
    </Dialog>
  )
}
