import { POSTING_MESSAGES } from '../../../../../actions/contract/messages'
import { paths } from '../../../lib/paths'
import { Button } from '../../../ui/button/button'
import { LinkButton } from '../../../ui/button/link-button'
import { Dialog } from '../../../ui/overlay/dialog'

interface PostedDialogProps {
  isOpen: boolean
  /** The post is active: nobody waits for anything. */
  isLive: boolean
  /** What staff had asked for, and the poster has answered. */
  request: string | null
  onOk(): void
}

/** The request is in, or the changes are live; OK leads to the poster's active opportunities (FRAC-11, FRAC-12, X-78). */
export function PostedDialog({ isOpen, isLive, request, onOk }: PostedDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onOk}
      title={isLive ? POSTING_MESSAGES.editedTitle : POSTING_MESSAGES.successTitle}
      footer={
        <Button variant="primary" onClick={onOk}>
          OK
        </Button>
      }
    >
      <div className="flex flex-col gap-3 text-base text-muted">
        <p>{isLive ? POSTING_MESSAGES.editedText : POSTING_MESSAGES.successText}</p>
        {request ? <p className="text-sm">{POSTING_MESSAGES.answeredText(request)}</p> : null}
      </div>
    </Dialog>
  )
}

/** The free plan's one post is used (FRAC-28, GD-46). The draft is kept meanwhile. */
export function UpgradeMembershipDialog({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Upgrade Membership"
      footer={
        <>
          <Button onClick={onClose}>Not now</Button>
          <LinkButton variant="primary" to={paths.pricing}>
            View Plans
          </LinkButton>
        </>
      }
    >
      <div className="flex flex-col gap-3 text-base text-muted">
        <p>{POSTING_MESSAGES.freePlanLimit}</p>
        <p>{POSTING_MESSAGES.upgrade}</p>
        <p className="text-sm">Your draft stays here until you come back to it.</p>
      </div>
    </Dialog>
  )
}
