import type { ReactNode } from 'react'
import { APPLICATION_MESSAGES, ndaRequiredBy } from '#contract/applications/application-messages.js'
import type { KnownPoster } from '#contract/opportunities/poster-words.js'
import { AcceptsHiringTerms } from '#entities/legal/hiring-terms-link.js'
import { lazyPart, useLoadedLater } from '#lib/lazy-part.js'
import { paths } from '#lib/paths.js'
import { Button } from '#ui/button/button.js'
import { LinkButton } from '#ui/button/link-button.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { ConfirmDialog, Dialog } from '#ui/overlay/dialog.js'
import { LateDialog } from '#ui/overlay/late-dialog.js'
import { TermsChanged } from '../page/terms-changed'
import { NotMatched } from './not-matched'
import { OwnMatch } from './own-match'
import { useShowInterest } from './use-show-interest'

// few still have to connect a calendar
const CalendarDialog = lazyPart(() => import('./calendar-dialog'))

interface ShowInterestProps {
  opportunityId: string
  /** the opportunity's type */
  type: string
  /** null while the type hides whoever posted it */
  poster: KnownPoster | null
  /** the other answer of an expert who was asked; beside the button */
  decline: ReactNode
  onShown(): void
  /** leads to the tab where the signed NDA is uploaded */
  onNda(): void
}

/** The button and its checks, or the reason why there is none (INT-08, INT-13 to INT-18). */
export function ShowInterest({ opportunityId, type, poster, decline, onShown, onNda }: ShowInterestProps) {
  const { eligibility, isPending, dialog, isBusy, press, confirm, close, ...terms } = useShowInterest(
    opportunityId,
    onShown,
  )
  useLoadedLater(CalendarDialog)
  if (isPending) return <Checking />
  if (eligibility?.blocker === 'NOT_MATCHED' || eligibility?.blocker === 'INTEREST_PAUSED') {
    const { blocker, message } = eligibility
    return (
      <>
        {blocker === 'NOT_MATCHED' ? (
          <NotMatched opportunityId={opportunityId} message={message} />
        ) : (
          <p className="text-sm text-muted">{message}</p>
        )}
        {decline}
      </>
    )
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="primary" isBusy={isBusy && dialog === null} onClick={press}>
          Show Interest
        </Button>
        {decline}
      </div>
      <OwnMatch opportunityId={opportunityId} type={type} />
      <ConfirmDialog
        isOpen={dialog === 'confirm'}
        title="Show Interest"
        text={
          <div className="flex flex-col gap-3">
            <p>{APPLICATION_MESSAGES.showInterestQuestion}</p>
            <AcceptsHiringTerms deed="By showing interest" version={terms.termsVersion} />
            <TermsChanged terms={terms.changed} button="Confirm" />
          </div>
        }
        confirmLabel="Confirm"
        isBusy={isBusy}
        onConfirm={confirm}
        onClose={close}
      />
      {dialog === 'calendar' ? (
        <LateDialog onClose={close}>
          <CalendarDialog isOpen onClose={close} onConnected={press} />
        </LateDialog>
      ) : null}
      <Dialog
        isOpen={dialog === 'profile'}
        title="Complete your profile"
        onClose={close}
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <LinkButton variant="primary" to={paths.completeProfile(paths.opportunityDetail(opportunityId))}>
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
        text={ndaRequiredBy(poster)}
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

/** Placeholder while eligibility loads: the button's size, but it promises nothing (INT-08). */
function Checking() {
  return <SkeletonRows label="Checking whether this opportunity matches you" rows={['h-10']} />
}
