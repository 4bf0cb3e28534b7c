import type { ReactNode } from 'react'
import { Button } from '#ui/button/button.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { Spinner } from '#ui/feedback/spinner.js'
import { Dialog } from '#ui/overlay/dialog.js'
import { type PaymentStatus, paymentWords } from './payment-words'
import type { ReturnedPayment } from './use-returned-payment'

interface ReturnedPaymentDialogProps {
  back: ReturnedPayment
  /** what happens by itself once the payment is confirmed */
  waiting: string
  /** what to say about a payment that was refunded, unless the usual words do */
  refunded?: { title: string; text: string }
  /** the text below the title once it is paid, and its buttons unless it is just OK */
  paid: { content: ReactNode; footer?: ReactNode }
}

/** What became of the payment that the browser comes back from; nothing if the server confirms none (GO-50, GO-53). */
export function ReturnedPaymentDialog({ back, waiting, refunded, paid }: ReturnedPaymentDialogProps) {
  const { payment, error, retry, leave } = back
  const shown = { isOpen: payment !== undefined || error !== null, onClose: leave }
  const ok = (
    <Button variant="primary" onClick={leave}>
      OK
    </Button>
  )
  const close = <Button onClick={leave}>Close</Button>
  if (error && !payment)
    return (
      <Dialog {...shown} title="We couldn’t check your payment" footer={close}>
        <ErrorState error={error} onRetry={retry} />
      </Dialog>
    )
  if (payment?.isProcessing)
    return (
      <Dialog {...shown} title="Confirming your payment" footer={close}>
        <div className="flex gap-3" role="status">
          <Spinner className="mt-0.5 text-accent" />
          <p className="text-muted">
            Your payment is being confirmed. This takes a few seconds; {waiting}, and you don’t have to stay on this
            page.
          </p>
        </div>
      </Dialog>
    )
  const isPaid = payment?.status === 'paid'
  const words = isPaid ? { title: 'Payment successful' } : wordsOf(payment, refunded)
  return (
    <Dialog {...shown} title={words.title} footer={(isPaid ? paid.footer : undefined) ?? ok}>
      <div className="flex flex-col gap-2 wrap-anywhere" role="status">
        {isPaid ? paid.content : <p className="text-ink">{wordsOf(payment, refunded).text}</p>}
      </div>
    </Dialog>
  )
}

function wordsOf(payment: PaymentStatus | undefined, refunded: { title: string; text: string } | undefined) {
  if (payment?.isRefunded && refunded) return refunded
  // whoever comes back from paying didn't cancel the checkout here
  return paymentWords(payment && !payment.isRefunded ? { ...payment, status: 'unpaid' } : (payment ?? null))
}
