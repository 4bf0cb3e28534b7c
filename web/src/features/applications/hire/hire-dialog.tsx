import { hasCode } from '../../../lib/request-error'
import { ConfirmDialog } from '../../../ui/overlay/dialog'
import { type Application, amountText, applicantName, effectiveCents, seenBy } from '../page/application'
import { TermsChanged } from '../page/terms-changed'
import { useConsent } from '../page/use-consent'
import { useHireExpertMutation } from './hire.generated'

interface HireDialogProps {
  application: Application
  onClose(): void
}

/** Asks once before a hire: its amount is fixed then (HIRE-05, GO-41). Mounted while open. */
export function HireDialog({ application, onClose }: HireDialogProps) {
  const hire = useHireExpertMutation()
  const { run, isBusy, changed } = useConsent(seenBy('poster', application), { isHeld: true })
  const name = applicantName(application)
  const { opportunity_id: opportunityId, user_id: expertId, counter_offer: counter } = application
  const confirm = async () => {
    let isOutdated = false
    await run(
      ({ seenVersion, seenAmountCents }) => {
        const named = { seenVersion, seenAmountCents: seenAmountCents ?? 0 }
        return hire.mutateAsync({ opportunityId, expertId, ...named }).catch((error: unknown) => {
          isOutdated = hasCode(error, 'TERMS_CHANGED')
          throw error
        })
      },
      { success: `${name} is asked to accept the hire.` },
    )
    if (!isOutdated) onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      title={`Hire ${name}`}
      text={
        <>
          <p>
            You hire {name} for{' '}
            <strong className="text-ink">{amountText(effectiveCents(application) ?? 0, application)}</strong>. The
            amount can't change afterwards, and {name} is asked to accept.
          </p>
          {counter?.status === 'pending' ? (
            <p className="mt-3">
              Your counter offer has no answer yet: hiring now takes {name}'s own offer, and the counter offer ends.
            </p>
          ) : null}
          {changed ? (
            <div className="mt-4">
              <TermsChanged terms={changed} button="Hire" />
            </div>
          ) : null}
        </>
      }
      confirmLabel="Hire"
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  )
}
