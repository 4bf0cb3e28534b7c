import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { fullName } from '#contract/format/full-name.js'
import { RATING_MESSAGES } from '#contract/ratings/rating.js'
import { RatingFormDialog } from '#entities/rating/rating-form-dialog.js'
import { mark } from '#lib/browser/flags.js'
import { paths } from '#lib/paths.js'
import { Button } from '#ui/button/button.js'
import { Dialog } from '#ui/overlay/dialog.js'
import { feedbackPutOffFlag, type PromptDialogProps } from '../entry-prompt-list'
import { useViewedResponsesQuery } from '../viewed-responses.generated'

/**
 * Asks people to rate the answers that they viewed, one after the other (PROMPT-36 to PROMPT-39). It can only be closed
 * once sending failed, and then stays away for the session (GD-42). The answer can be opened again meanwhile: the question
 * waits on the start page with what was entered.
 */
export default function FeedbackDialog({ facts: { me }, onClose }: PromptDialogProps) {
  const queryClient = useQueryClient()
  const { data } = useViewedResponsesQuery(
    {},
    // they may come back from another tab in which they rated it
    { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: 'always' },
  )
  const [thanked, setThanked] = useState<string | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  // the list may still hold them, if it can't be reloaded (PROMPT-38)
  const [rated, setRated] = useState<readonly string[]>([])
  const next = data?.viewed_responses.find(({ response_id }) => response_id && !rated.includes(response_id))
  // the last was rated in another tab meanwhile
  const isOver = data !== undefined && !next && thanked === null
  useEffect(() => {
    if (isOver) onClose()
  }, [isOver, onClose])
  if (thanked !== null) return <Thanks expertName={thanked} onClose={() => (next ? setThanked(null) : onClose())} />
  const responseId = next?.response_id
  if (!responseId) return null
  const expertName = fullName({ first_name: next.expert_first_name, last_name: next.expert_last_name })
  return (
    <RatingFormDialog
      key={responseId}
      {...{ me, responseId, expertName }}
      question={next.question}
      source="dashboard"
      isKeptOpen={!hasFailed}
      onClose={() => {
        mark('session', feedbackPutOffFlag(me))
        onClose()
      }}
      onFailed={() => setHasFailed(true)}
      onRated={async () => {
        setRated([...rated, responseId])
        setThanked(expertName)
        await queryClient.invalidateQueries({ queryKey: [useViewedResponsesQuery.rootKey] })
      }}
    >
      {next.question_id ? (
        <p className="mb-6 text-muted">
          <Link to={paths.question(next.question_id, responseId)} className="text-link">
            See the answer again
          </Link>
          . We’ll keep what you’ve entered.
        </p>
      ) : null}
    </RatingFormDialog>
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
