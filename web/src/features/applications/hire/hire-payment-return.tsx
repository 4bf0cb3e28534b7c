import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { CancelledPayment } from '#entities/purchase/cancelled-payment.js'
import { paymentWords } from '#entities/purchase/payment-words.js'
import { isUuid } from '#lib/stored/uuid.js'
import { Button } from '#ui/button/button.js'
import { Spinner } from '#ui/feedback/spinner.js'
import { Dialog } from '#ui/overlay/dialog.js'
import type { ApplicationView } from '../page/application-view'
import { useHirePurchase } from './use-hire-purchase'

const NAME_CHARACTERS_MAX = 200

/**
 * What became of a payment, once the poster is back from paying (HIRE-15, HIRE-16, GO-50, GO-53). The parameters in the
 * address only choose the dialog; whether anything was paid is read from the purchase.
 */
export function HirePaymentReturn({ view }: { view: ApplicationView }) {
  const [params] = useSearchParams()
  if (!view.isPoster) return null
  const named = params.get('purchase')
  const purchaseId = named !== null && isUuid(named) ? named : null
  if (params.has('is_payment_success')) return <Arrival purchaseId={purchaseId} />
  return <CancelledPayment />
}

function Arrival({ purchaseId }: { purchaseId: string | null }) {
  const [params] = useSearchParams()
  const purchase = useHirePurchase(purchaseId)
  const named = params.get('expertName')?.trim().slice(0, NAME_CHARACTERS_MAX) ?? ''
  // the address is only believed where the purchase says the same
  const name = purchase && !purchase.title.endsWith(named) ? '' : named
  const succeeded = { title: 'Payment successful', text: successText(name) }
  if (purchaseId === null) return <Outcome {...succeeded} />
  if (purchase === null) return <Outcome {...paymentWords(null)} />
  switch (purchase?.status) {
    case 'fulfilled':
    case 'disputed':
      return (
        <Outcome
          {...succeeded}
          next={name ? `We’ve asked ${name} to accept the hire.` : 'We’ve asked the expert to accept the hire.'}
        />
      )
    case 'refund_due':
    case 'refunded':
    case 'charged_back':
      return (
        <Outcome
          title="The hire wasn’t made"
          text="Your payment arrived, but by then the hire was no longer possible. We’re refunding it in full; your notices say what happened."
        />
      )
    case 'cancelled':
    case 'expired':
      return <Outcome {...paymentWords({ status: 'unpaid', isRefunded: false, amount: purchase.amount_cents })} />
    default:
      return <Waiting />
  }
}

/** GO-53 */
const successText = (name: string) =>
  name ? `Your payment for hiring ${name} was successful.` : 'Your payment was successful.'

/** The event that makes the hire usually arrives within seconds; nobody has to wait for it. */
function Waiting() {
  const { isOpen, leave } = useLeave()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={leave}
      title="Confirming your payment"
      footer={<Button onClick={leave}>Close</Button>}
    >
      <div className="flex gap-3" role="status">
        <Spinner className="mt-0.5 text-accent" />
        <p className="text-muted">
          Your payment is being confirmed. This takes a few seconds; the hire shows up here by itself, and you don’t
          have to stay on this page.
        </p>
      </div>
    </Dialog>
  )
}

interface OutcomeProps {
  title: string
  text: string
  next?: string
}

function Outcome({ title, text, next }: OutcomeProps) {
  const { isOpen, leave } = useLeave()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={leave}
      title={title}
      footer={
        <Button variant="primary" onClick={leave}>
          OK
        </Button>
      }
    >
      <div className="flex flex-col gap-2 wrap-anywhere" role="status">
        <p className="text-ink">{text}</p>
        {next ? <p className="text-muted">{next}</p> : null}
      </div>
    </Dialog>
  )
}

const OF_THE_PAYMENT = ['is_payment_success', 'purchaseType', 'expertName', 'purchase']

/** Back to the page without the payment's parameters, so that the dialog doesn't return with a reload. */
function useLeave() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(true)
  return {
    isOpen,
    leave() {
      const rest = new URLSearchParams(params)
      for (const name of OF_THE_PAYMENT) rest.delete(name)
      setIsOpen(false)
      navigate({ search: rest.toString() }, { replace: true })
    },
  }
}
