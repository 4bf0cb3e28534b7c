import { APPLICATION_ALERTS } from '#contract/applications/application-alerts.js'
import { counterReasonError } from '#contract/applications/reasons.js'
import { APPLICATION_LIMITS } from '#contract/limits.js'
import { ReasonDialog } from '#ui/overlay/reason-dialog.js'
import { type Application, seenBy, seenOffer } from '../page/application'
import { TermsChanged } from '../page/terms-changed'
import { useConsent } from '../page/use-consent'
import { useRejectCounterOfferMutation } from './answer-counter-offer.expert.generated'

interface RejectCounterDialogProps {
  offerId: string
  application: Application
  onClose(): void
}

/** Mounted while open (OFFER-05, OFFER-17 to OFFER-19). */
export function RejectCounterDialog({ offerId, application, onClose }: RejectCounterDialogProps) {
  const reject = useRejectCounterOfferMutation()
  const { run, isBusy, changed } = useConsent(seenBy('expert', application))
  const submit = async (reason: string) => {
    const isDone = await run((seen) => reject.mutateAsync({ id: offerId, reason, ...seenOffer(seen) }), {
      failure: () => APPLICATION_ALERTS.counterRejectFailed,
      success: 'You rejected the counter offer.',
    })
    if (isDone) onClose()
    return isDone
  }
  return (
    <ReasonDialog
      isOpen
      keptAs={`reject-counter:${offerId}`}
      title="Reject the counter offer"
      text="Your own offer still stands: you can still be hired for it."
      notice={changed ? <TermsChanged terms={changed} button="Submit" /> : null}
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
