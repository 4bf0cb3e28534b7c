import { useConfig } from '#lib/config.js'
import { paths } from '#lib/paths.js'
import { useSignedInUser } from '#lib/session.js'
import { Button } from '#ui/button/button.js'
import { LinkButton } from '#ui/button/link-button.js'
import { Dialog } from '#ui/overlay/dialog.js'
import type { PromptDialogProps } from '../entry-prompt-list'
import { WelcomeCall } from './welcome-call'

/** Welcomes staff on their first visit; however it is closed, it is done (PROMPT-05, GD-29). */
export default function StaffWelcomeDialog({ onClose }: PromptDialogProps) {
  const { productName } = useConfig()
  const { firstName, isStaff } = useSignedInUser()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Welcome, ${firstName}`}
      footer={
        <>
          {isStaff ? null : (
            <LinkButton to={paths.accountSecurity} onClick={onClose}>
              Open security settings
            </LinkButton>
          )}
          <Button variant="primary" onClick={onClose}>
            OK
          </Button>
        </>
      }
    >
      <p className="text-base">
        {productName} brings companies together with experts in growth and go-to-market. You see the market as a company
        does; posts to approve, payments and people are on the staff pages.
      </p>
      {isStaff ? null : (
        <p className="mt-2 text-muted">The staff pages open once you have logged in with a second factor.</p>
      )}
      <WelcomeCall />
    </Dialog>
  )
}
