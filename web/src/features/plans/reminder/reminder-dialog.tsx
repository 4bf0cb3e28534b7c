import { expiryText } from '#contract/plans/expiry-reminder.js'
import { paths } from '#lib/paths.js'
import { LinkButton } from '#ui/button/link-button.js'
import { Dialog } from '#ui/overlay/dialog.js'

/** GD-39 */
export default function ReminderDialog({ days, onClose }: { days: number; onClose(): void }) {
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
      <p className="text-base">{expiryText(days)}</p>
      <p className="mt-1 text-muted">
        After that you’re on the free plan. Nothing you posted is lost, and nothing more is charged.
      </p>
    </Dialog>
  )
}
