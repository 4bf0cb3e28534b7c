import { useNavigate, useSearchParams } from 'react-router-dom'
import { formatCredits } from '#contract/format/credits.js'
import { safeReturnPath } from '#contract/identity/return-path.js'
import { useCreditBalance } from '#entities/credits/use-credit-balance.js'
import { ReturnedPaymentDialog } from '#entities/purchase/returned-payment-dialog.js'
import type { ReturnedPayment } from '#entities/purchase/use-returned-payment.js'
import { paths } from '#lib/paths.js'
import { Button } from '#ui/button/button.js'

interface PaidDialogProps {
  back: ReturnedPayment
  planName: string | null
}

/** After paying: on to where the plan was needed, or home (GK-029, GK-033, GO-53). */
export function PaidDialog({ back, planName }: PaidDialogProps) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const next = safeReturnPath(query.get('redirectTo'))
  return (
    <ReturnedPaymentDialog
      back={back}
      waiting="your plan starts by itself"
      paid={{
        content: (
          <>
            <p className="text-ink">Your payment was successful.</p>
            <p className="text-muted">
              {planName ? `Your ${planName} plan is active.` : 'Your plan starts in a moment.'}
              {planName ? <BalanceNow /> : null}
            </p>
          </>
        ),
        footer: (
          <>
            <Button onClick={back.leave}>See your plan</Button>
            <Button variant="primary" onClick={() => navigate(next === paths.home ? paths.dashboard : next)}>
              Continue
            </Button>
          </>
        ),
      }}
    />
  )
}

/** A component of its own, because visitors see this page too and have no balance to ask for. */
function BalanceNow() {
  const balance = useCreditBalance()
  return balance === undefined ? null : ` You have ${formatCredits(balance)}.`
}
