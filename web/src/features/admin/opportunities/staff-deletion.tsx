import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { DELETE_COMMENT_CHARACTERS_MAX } from '../../../../../actions/contract/limits'
import { FIELD_MESSAGES } from '../../../../../actions/contract/messages'
import { DELETABLE_BY_STAFF } from '../../../../../actions/contract/workflow/opportunity.graph'
import { isRequestError, messageOf } from '../../../lib/request-error'
import { Button } from '../../../ui/button/button'
import { useAlerts } from '../../../ui/feedback/alert-centre'
import { ReasonDialog } from '../../../ui/overlay/reason-dialog'
import { useDeleteOpportunityMutation } from './review-acts.generated'

interface StaffDeletionProps {
  opportunity: { id: string; title: string; status: string }
  onDeleted(): void
}

/** Staff take a post out that has left the draft, for good and with a word to everybody on it (GO-14, X-06). */
export function StaffDeletion({ opportunity, onDeleted }: StaffDeletionProps) {
  const { id, title, status } = opportunity
  const alerts = useAlerts()
  const [isAsked, setIsAsked] = useState(false)
  const remove = useDeleteOpportunityMutation({
    onSuccess: () => {
      alerts.show({ tone: 'success', text: `“${title}” is deleted.` })
      setIsAsked(false)
      onDeleted()
    },
    onError: (error) =>
      alerts.show({
        tone: 'error',
        text: messageOf(error),
        requestId: isRequestError(error) ? error.requestId : null,
      }),
  })
  if (!DELETABLE_BY_STAFF.some((deletable) => deletable === status)) return null
  return (
    <div className="flex justify-end">
      <Button variant="danger" icon={Trash2} onClick={() => setIsAsked(true)}>
        Delete
      </Button>
      <ReasonDialog
        isOpen={isAsked}
        keptAs={`staff-deletion:${id}`}
        title="Delete the opportunity"
        text="This is final. The poster and everybody who applied are told, with your reason if you give one."
        label="Reason"
        isOptional
        maxCharacters={DELETE_COMMENT_CHARACTERS_MAX}
        check={(words) => (words.trim().length > DELETE_COMMENT_CHARACTERS_MAX ? FIELD_MESSAGES.commentMax : null)}
        confirmLabel="Delete"
        tone="danger"
        isBusy={remove.isPending}
        onSubmit={(words) =>
          remove.mutateAsync({ id, comments: words || null }).then(
            () => true,
            () => false,
          )
        }
        onClose={() => setIsAsked(false)}
      />
    </div>
  )
}
