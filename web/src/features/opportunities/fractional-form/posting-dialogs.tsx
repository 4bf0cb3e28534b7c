import { POSTING_MESSAGES } from '../../../../../actions/contract/messages'
import { paths } from '../../../lib/paths'
import { Button } from '../../../ui/button/button'
import { LinkButton } from '../../../ui/button/link-button'
import { Dialog } from '../../../ui/overlay/dialog'

/** The request is in: OK leads to the poster's active opportunities (FRAC-11, FRAC-12). */
export function PostedDialog({ isOpen, onOk }: { isOpen: boolean; onOk(): void }) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onOk}
      title={POSTING_MESSAGES.successTitle}
      footer={
        <Button variant="primary" onClick={onOk}>
          OK
        </Button>
      }
    >
      <p className="text-base text-muted">{POSTING_MESSAGES.successText}</p>
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
