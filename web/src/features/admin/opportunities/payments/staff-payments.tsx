import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { STAFF_REASON_CHARACTERS } from '#contract/limits.js'
import { FIELD_MESSAGES } from '#contract/messages.js'
import type { StoredPayment } from '#contract/opportunities/types/fields/stored-post.js'
import { countCharacters } from '#contract/rich-text/raw-content.js'
import { PaymentSchedule } from '#entities/opportunity/payment-schedule.js'
import { Button } from '#ui/button/button.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { ReasonDialog } from '#ui/overlay/reason-dialog.js'
import { useMarkOpportunityPaymentMutation } from './mark-payment.generated'

/** Payments are due once somebody has been hired; the server has the same rule. */
const OPEN = ['in progress', 'completed']

/** A payment schedule whose parts staff mark as paid; a mark is taken back with a reason (GO-79). */
export function StaffPayments({ status, payments }: { status: string; payments: readonly StoredPayment[] }) {
  const queryClient = useQueryClient()
  const alerts = useAlerts()
  const [asked, setAsked] = useState<StoredPayment | null>(null)
  const mark = useMarkOpportunityPaymentMutation({
    onSuccess: () => setAsked(null),
    onError: (error) => alerts.showError(error),
    // somebody else may have marked it
    onSettled: () => void queryClient.invalidateQueries(),
  })
  const button = (payment: StoredPayment) => (
    <Button
      size="sm"
      aria-label={`${payment.paid_at ? 'Mark as not paid' : 'Mark as paid'}: ${payment.details}`}
      isBusy={mark.isPending && mark.variables?.id === payment.id}
      onClick={() => (payment.paid_at ? setAsked(payment) : mark.mutate({ id: payment.id, isPaid: true }))}
    >
      {payment.paid_at ? 'Mark as not paid' : 'Mark as paid'}
    </Button>
  )
  return (
    <>
      <PaymentSchedule payments={payments} action={OPEN.includes(status) ? button : undefined} />
      <ReasonDialog
        isOpen={asked !== null}
        keptAs={`payment-mark:${asked?.id}`}
        title="Mark as not paid"
        text={`“${asked?.details}” was marked as paid. The poster and the hired experts will see it as not paid.`}
        label="Reason"
        maxCharacters={STAFF_REASON_CHARACTERS.max}
        check={reasonProblem}
        confirmLabel="Mark as not paid"
        isBusy={mark.isPending}
        onSubmit={(reason) =>
          mark.mutateAsync({ id: asked?.id ?? '', isPaid: false, reason }).then(
            () => true,
            () => false,
          )
        }
        onClose={() => setAsked(null)}
      />
    </>
  )
}

function reasonProblem(reason: string): string | null {
  const length = countCharacters(reason)
  if (length === 0) return FIELD_MESSAGES.required
  if (length < STAFF_REASON_CHARACTERS.min) return FIELD_MESSAGES.reasonMin
  return length > STAFF_REASON_CHARACTERS.max ? FIELD_MESSAGES.reasonMax : null
}
