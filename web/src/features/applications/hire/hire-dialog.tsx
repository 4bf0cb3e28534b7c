import { ConfirmDialog } from '../../../ui/overlay/dialog'
import { type Application, amountText, applicantName, effectiveCents } from '../page/application'
import { useStep } from '../page/use-applications'
import { useHireExpertMutation } from './hire.generated'

interface HireDialogProps {
  application: Application
  onClose(): void
}

/** Asks once before a hire: its amount is fixed then (HIRE-05, GO-41). Mounted while open. */
export function HireDialog({ application, onClose }: HireDialogProps) {
  const hire = useHireExpertMutation()
  const { run, isBusy } = useStep()
  const name = applicantName(application)
  const { opportunity_id: opportunityId, user_id: expertId, counter_offer: counter } = application
  const confirm = async () => {
    await run(() => hire.mutateAsync({ opportunityId, expertId, amountCents: effectiveCents(application) }), {
      success: `${name} is asked to accept the hire.`,
    })
    onClose()
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
        </>
      }
      confirmLabel="Hire"
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  )
}
