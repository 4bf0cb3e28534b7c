import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { DELETE_COMMENT_CHARACTERS_MAX } from '#contract/limits.js'
import { FIELD_MESSAGES } from '#contract/messages.js'
import { isTooLong } from '#contract/rich-text/raw-content.js'
import { DELETABLE_BY_STAFF } from '#contract/workflow/opportunity.graph.js'
import { hasCode, TERMS_CHANGED } from '#lib/request-error.js'
import { Button } from '#ui/button/button.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { ReasonDialog } from '#ui/overlay/reason-dialog.js'
import { useDeleteOpportunityMutation } from './review-acts.generated'

interface StaffDeletionProps {
  opportunity: { id: string; title: string; status: string; version_no: number; updated_at: string }
  onDeleted(): void
  /** The post has changed, and should be read before it is deleted. */
  onChanged(): void
}

/**
 * Staff delete a post for good, and everybody involved is told. A post awaiting approval needs a reason (GO-14, X-06).
 */
export function StaffDeletion({ opportunity, onDeleted, onChanged }: StaffDeletionProps) {
  const { id, title, status, version_no: version, updated_at: updatedAt } = opportunity
  const isReasonNeeded = status === 'draft'
  const alerts = useAlerts()
  const [isAsked, setIsAsked] = useState(false)
  const remove = useDeleteOpportunityMutation({
    onSuccess: () => {
      alerts.show({ tone: 'success', text: `“${title}” is deleted.` })
      setIsAsked(false)
      onDeleted()
    },
    onError: (error) => {
      if (hasCode(error, TERMS_CHANGED, 'INVALID_STATUS_TRANSITION', 'OPPORTUNITY_NOT_FOUND')) {
        setIsAsked(false)
        return onChanged()
      }
      alerts.showError(error)
    },
  })
  if (!DELETABLE_BY_STAFF.some((deletable) => deletable === status)) return null
  return (
    <>
      <Button variant="danger" icon={Trash2} onClick={() => setIsAsked(true)}>
        Delete
      </Button>
      <ReasonDialog
        isOpen={isAsked}
        keptAs={`staff-deletion:${id}`}
        title="Delete the opportunity"
        text={
          isReasonNeeded
            ? 'This is final. We’ll tell the poster and include your reason.'
            : 'This is final. We’ll tell the poster and everybody who applied, and include your reason if you give one.'
        }
        label="Reason"
        isOptional={!isReasonNeeded}
        maxCharacters={DELETE_COMMENT_CHARACTERS_MAX}
        check={(words) => reasonProblem(words, isReasonNeeded)}
        confirmLabel="Delete"
        tone="danger"
        isBusy={remove.isPending}
        onSubmit={(words) =>
          remove.mutateAsync({ id, version, updatedAt, comments: words || null }).then(
            () => true,
            () => false,
          )
        }
        onClose={() => setIsAsked(false)}
      />
    </>
  )
}

function reasonProblem(words: string, isNeeded: boolean): string | null {
  if (isNeeded && words.trim().length === 0) return FIELD_MESSAGES.required
  return isTooLong(words, DELETE_COMMENT_CHARACTERS_MAX) ? FIELD_MESSAGES.commentMax : null
}
