import { paths } from '#lib/paths.js'
import { useSignedInUser } from '#lib/session.js'
import { Button } from '#ui/button/button.js'
import { LinkButton } from '#ui/button/link-button.js'
import { Dialog } from '#ui/overlay/dialog.js'
import type { PromptDialogProps } from '../entry-prompt-list'

/** Welcomes who joined a team by an invitation, once (PROMPT-33 to PROMPT-35, GD-41). */
export default function TeamWelcomeDialog({ facts: { newTeam }, onClose }: PromptDialogProps) {
  const user = useSignedInUser()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Welcome to the ${newTeam?.companyName} team`}
      footer={
        newTeam?.isInvitedAccount ? (
          <LinkButton variant="primary" to={paths.ownProfile(user, { parent_tab: 'about' })} onClick={onClose}>
            Update My Details
          </LinkButton>
        ) : (
          <Button variant="primary" onClick={onClose}>
            OK
          </Button>
        )
      }
    >
      <p className="text-base">
        You share the plan of your team, and can follow the posts that your colleagues invite you to.
      </p>
    </Dialog>
  )
}
