import { Archive, type LucideIcon, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { DELETE_COMMENT_CHARACTERS_MAX } from '#contract/limits.js'
import { FIELD_MESSAGES } from '#contract/messages.js'
import { isTooLong } from '#contract/rich-text/raw-content.js'
import { CLOSABLE_BY_STAFF, DELETABLE_BY_STAFF } from '#contract/workflow/opportunity.graph.js'
import { hasCode, TERMS_CHANGED } from '#lib/request-error.js'
import { Button } from '#ui/button/button.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { ReasonDialog } from '#ui/overlay/reason-dialog.js'
import { useCloseOpportunityAsStaffMutation, useDeleteOpportunityMutation } from './review-acts.generated'

interface StaffEndingProps {
  opportunity: { id: string; title: string; status: string; version_no: number; updated_at: string }
  onEnded(): void
  /** The post has changed, and should be read before it is ended. */
  onChanged(): void
}

/**
 * Staff close a post, or delete it for good. Either needs a reason, which everybody concerned reads (GO-14, X-05, X-06).
 */
export function StaffEnding({ opportunity, onEnded, onChanged }: StaffEndingProps) {
  const { id, title, status, version_no: version, updated_at: updatedAt } = opportunity
  const alerts = useAlerts()
  const after = (done: string) => ({
    onSuccess: () => {
      alerts.show({ tone: 'success', text: `“${title}” is ${done}.` })
      onEnded()
    },
    onError: (error: Error) => {
      if (hasCode(error, TERMS_CHANGED, 'INVALID_STATUS_TRANSITION', 'OPPORTUNITY_NOT_FOUND')) return onChanged()
      alerts.showError(error)
    },
  })
  const close = useCloseOpportunityAsStaffMutation(after('closed'))
  const remove = useDeleteOpportunityMutation(after('deleted'))
  const read = { id, version, updatedAt }
  return (
    <div className="flex flex-wrap gap-3">
      {CLOSABLE_BY_STAFF.some((closable) => closable === status) ? (
        <EndingButton
          icon={Archive}
          label="Close"
          confirmLabel="Close the post"
          keptAs={`staff-closing:${id}`}
          title="Close the opportunity"
          text="This ends every open application. We’ll tell the poster, their team and everybody who applied, and include your reason."
          isBusy={close.isPending}
          onSubmit={(reason) => close.mutateAsync({ ...read, reason })}
        />
      ) : null}
      {DELETABLE_BY_STAFF.some((deletable) => deletable === status) ? (
        <EndingButton
          isDanger
          icon={Trash2}
          label="Delete"
          confirmLabel="Delete"
          keptAs={`staff-deletion:${id}`}
          title="Delete the opportunity"
          text={`This is final. We’ll tell the poster${status === 'draft' ? '' : ', their team and everybody who applied'}, and include your reason.`}
          isBusy={remove.isPending}
          onSubmit={(comments) => remove.mutateAsync({ ...read, comments })}
        />
      ) : null}
    </div>
  )
}

interface EndingButtonProps {
  isDanger?: boolean
  icon: LucideIcon
  label: string
  /** Other than the dialog's own “Close”. */
  confirmLabel: string
  keptAs: string
  title: string
  text: string
  isBusy: boolean
  onSubmit(reason: string): Promise<unknown>
}

/** The dialog stays open only if the server can’t be reached or refuses the reason. */
function EndingButton({ isDanger, icon, label, onSubmit, ...dialog }: EndingButtonProps) {
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <Button variant={isDanger ? 'danger' : 'secondary'} icon={icon} onClick={() => setIsAsked(true)}>
        {label}
      </Button>
      <ReasonDialog
        {...dialog}
        isOpen={isAsked}
        label="Reason"
        maxCharacters={DELETE_COMMENT_CHARACTERS_MAX}
        check={reasonProblem}
        tone={isDanger ? 'danger' : undefined}
        onSubmit={(reason) =>
          onSubmit(reason).then(
            () => {
              setIsAsked(false)
              return true
            },
            (error: Error) => {
              if (hasCode(error, TERMS_CHANGED, 'INVALID_STATUS_TRANSITION', 'OPPORTUNITY_NOT_FOUND')) setIsAsked(false)
              return false
            },
          )
        }
        onClose={() => setIsAsked(false)}
      />
    </>
  )
}

function reasonProblem(words: string): string | null {
  if (words.trim().length === 0) return FIELD_MESSAGES.required
  return isTooLong(words, DELETE_COMMENT_CHARACTERS_MAX) ? FIELD_MESSAGES.commentMax : null
}
