import { CircleHelp } from 'lucide-react'
import { APPLICATION_MESSAGES } from '../../../../../actions/contract/applications/application-messages'
import { useConfig } from '../../../lib/config'
import { paths } from '../../../lib/paths'
import { Button } from '../../../ui/button/button'
import { LinkButton } from '../../../ui/button/link-button'
import { Icon } from '../../../ui/display/icon'
import { Skeleton, SkeletonRegion } from '../../../ui/feedback/skeleton'
import { ConfirmDialog, Dialog } from '../../../ui/overlay/dialog'
import { Tooltip } from '../../../ui/overlay/tooltip'
import { CalendarDialog } from './calendar-dialog'
import { useShowInterest } from './use-show-interest'

interface ShowInterestProps {
  opportunityId: string
  onShown(): void
  /** to the tab where the signed NDA is uploaded */
  onNda(): void
}

/** The button with its checks, or in its place why there is none (INT-08, INT-13 to INT-18). */
export function ShowInterest({ opportunityId, onShown, onNda }: ShowInterestProps) {
  const { eligibility, isPending, dialog, isBusy, press, confirm, close } = useShowInterest(opportunityId, onShown)
  if (isPending) return <Checking />
  if (eligibility?.blocker === 'NOT_MATCHED') return <NotMatched message={eligibility.message} />
  return (
    <>
      <Button variant="primary" isBusy={isBusy && dialog === null} onClick={press}>
        Show Interest
      </Button>
      <ConfirmDialog
        isOpen={dialog === 'confirm'}
        title="Show Interest"
        text={APPLICATION_MESSAGES.showInterestQuestion}
        confirmLabel="Confirm"
        isBusy={isBusy}
        onConfirm={confirm}
        onClose={close}
      />
      <CalendarDialog isOpen={dialog === 'calendar'} onClose={close} onConnected={press} />
      <Dialog
        isOpen={dialog === 'profile'}
        title="Complete your profile"
        onClose={close}
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <LinkButton variant="primary" to={paths.accountExpertise}>
              Complete Profile
            </LinkButton>
          </>
        }
      >
        <p className="text-muted">{APPLICATION_MESSAGES.profileIncomplete}</p>
      </Dialog>
      <ConfirmDialog
        isOpen={dialog === 'nda'}
        title="NDA required"
        text={APPLICATION_MESSAGES.ndaRequired}
        confirmLabel="Continue"
        onConfirm={() => {
          close()
          onNda()
        }}
        onClose={close}
      />
    </>
  )
}

/** Until it is known whether there is a button: as large as it, and no promise (INT-08). */
function Checking() {
  return (
    <SkeletonRegion label="Checking whether this role matches you">
      <Skeleton className="h-10 w-full rounded-md" />
    </SkeletonRegion>
  )
}

/** Says where to ask, with the help address of the operator (INT-08, GO-30). */
function NotMatched({ message }: { message: string | null }) {
  const { supportEmail } = useConfig()
  return (
    <Tooltip text={message ?? APPLICATION_MESSAGES.notMatched(supportEmail)}>
      <button
        type="button"
        className="focus-ring inline-flex min-h-10 items-center gap-2 rounded-md text-sm text-muted"
      >
        <Icon of={CircleHelp} size={16} />
        Not matched to this opportunity
      </button>
    </Tooltip>
  )
}
