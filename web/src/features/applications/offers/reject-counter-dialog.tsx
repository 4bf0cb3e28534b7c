import { APPLICATION_ALERTS } from '../../../../../actions/contract/applications/application-alerts'
import { counterReasonError } from '../../../../../actions/contract/applications/reasons'
import { APPLICATION_LIMITS } from '../../../../../actions/contract/limits'
import { ReasonDialog } from '../../../ui/overlay/reason-dialog'
import { useStep } from '../page/use-applications'
import { useRejectCounterOfferMutation } from './answer-counter-offer.expert.generated'

interface RejectCounterDialogProps {
  offerId: string
  isOpen: boolean
  onClose(): void
}

/** OFFER-05, OFFER-17 to OFFER-19 */
export function RejectCounterDialog({ offerId, isOpen, onClose }: RejectCounterDialogProps) {
  const reject = useRejectCounterOfferMutation()
  const { run, isBusy } = useStep()
  const submit = async (reason: string) => {
    const isDone = await run(() => reject.mutateAsync({ id: offerId, reason }), {
      failure: () => APPLICATION_ALERTS.counterRejectFailed,
      success: 'You rejected the counter offer.',
    })
    if (isDone) onClose()
    return isDone
  }
  return (
    <ReasonDialog
      isOpen={isOpen}
      keptAs={`reject-counter:${offerId}`}
      title="Reject the counter offer"
      text="Your own offer stands: the company may still hire you for it."
      label="Reason"
      maxCharacters={APPLICATION_LIMITS.counterReasonCharactersMax}
      check={counterReasonError}
      confirmLabel="Submit"
      tone="danger"
      isBusy={isBusy}
      onSubmit={submit}
      onClose={onClose}
    />
  )
}
