import { CALENDAR_SECTION } from '#entities/expert/calendar-section.js'
import { paths } from '#lib/paths.js'
import { useSignedInUser } from '#lib/session.js'
import { LinkButton } from '#ui/button/link-button.js'
import { Dialog } from '#ui/overlay/dialog.js'
import type { PromptDialogProps } from '../entry-prompt-list'

/** Asks experts without a calendar to connect one (PROMPT-30, PROMPT-31). */
export default function CalendarDialog({ onClose }: PromptDialogProps) {
  const user = useSignedInUser()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Connect your Calendar"
      footer={
        <LinkButton variant="primary" to={paths.ownProfile(user, { scrollTo: CALENDAR_SECTION })} onClick={onClose}>
          Connect Now
        </LinkButton>
      }
    >
      <p className="text-base">Companies can only book a call with you once we know where.</p>
    </Dialog>
  )
}
