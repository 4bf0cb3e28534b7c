import { useSearchParams } from 'react-router-dom'
import { CancelledPayment } from '#entities/purchase/cancelled-payment.js'
import { ReturnedPaymentDialog } from '#entities/purchase/returned-payment-dialog.js'
import { useReturnedPayment } from '#entities/purchase/use-returned-payment.js'
import type { ApplicationView } from '../page/application-view'

const NAME_CHARACTERS_MAX = 200

/** What became of a payment, once the poster is back from paying (OPP-14, HIRE-15, HIRE-16, GO-50, GO-53). */
export function HirePaymentReturn({ view }: { view: ApplicationView }) {
  if (!view.isPoster) return null
  return (
    <>
      <Arrival />
      <CancelledPayment />
    </>
  )
}

function Arrival() {
  const [params] = useSearchParams()
  const back = useReturnedPayment('hire_expert')
  const named = params.get('expertName')?.trim().slice(0, NAME_CHARACTERS_MAX) ?? ''
  // the address is only believed where the purchase says the same
  const name = back.payment?.title.endsWith(` ${named}`) ? named : ''
  return (
    <ReturnedPaymentDialog
      back={back}
      waiting="the hire shows up here by itself"
      refunded={NOT_MADE}
      paid={{
        content: (
          <>
            <p className="text-ink">
              {name ? `Your payment for hiring ${name} was successful.` : 'Your payment was successful.'}
            </p>
            <p className="text-muted">
              {name ? `We’ve asked ${name} to accept the hire.` : 'We’ve asked the expert to accept the hire.'}
            </p>
          </>
        ),
      }}
    />
  )
}

const NOT_MADE = {
  title: 'The hire wasn’t made',
  text: 'Your payment arrived, but by then the hire was no longer possible. We’re refunding it in full; your notices say what happened.',
}
