import { expiryText } from '#contract/plans/expiry-reminder.js'
import { paths } from '#lib/paths.js'
import { LinkButton } from '#ui/button/link-button.js'
import { Dialog } from '#ui/overlay/dialog.js'
import type { PromptDialogProps } from '../entry-prompt-list'

/** Recalls a plan that ends soon (PROMPT-27, GD-39). */
export default function ReminderDialog({ facts: { plan }, onClose }: PromptDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Your plan ends soon"
      footer={
        <LinkButton variant="primary" to={paths.pricing} onClick={onClose}>
          View Plans
        </LinkButton>
      }
    >
      <p className="text-base">{expiryText(plan?.daysLeft ?? 0)}</p>
      <p className="mt-1 text-muted">
        After that you’re on the free plan. Nothing you posted is lost, and nothing more is charged.
      </p>
    </Dialog>
  )
}
