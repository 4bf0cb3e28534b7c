import { useNavigate, useSearchParams } from 'react-router-dom'
import { formatCredits } from '#contract/format/credits.js'
import { safeReturnPath } from '#contract/identity/return-path.js'
import { useCreditBalance } from '#entities/credits/use-credit-balance.js'
import { paths } from '#lib/paths.js'
import { Button } from '#ui/button/button.js'
import { Dialog } from '#ui/overlay/dialog.js'

const SUCCESS = 'is_payment_success'

/** Whether the browser comes back from a checkout that was paid. It proves nothing and only chooses the message. */
export function useIsBackFromCheckout(): boolean {
  return useSearchParams()[0].has(SUCCESS)
}

/** After paying: on to where the plan was needed, or home (GK-029, GK-033, GO-53). */
export function PaidDialog({ planName }: { planName: string | null }) {
  const [query, setQuery] = useSearchParams()
  const navigate = useNavigate()
  const next = safeReturnPath(query.get('redirectTo'))
  const stay = () => {
    query.delete(SUCCESS)
    setQuery(query, { replace: true })
  }
  return (
    <Dialog
      isOpen={query.has(SUCCESS)}
      onClose={stay}
      title="Payment successful"
      footer={
        <>
          <Button onClick={stay}>See your plan</Button>
          <Button variant="primary" onClick={() => navigate(next === paths.home ? paths.dashboard : next)}>
            Continue
          </Button>
        </>
      }
    >
      <p>Your payment was successful.</p>
      <p role="status" className="mt-1 text-muted">
        {planName ? `Your ${planName} plan is active.` : 'Your plan starts in a moment.'}
        {planName ? <BalanceNow /> : null}
      </p>
    </Dialog>
  )
}

/** A component of its own, because visitors see this page too and have no balance to ask for. */
function BalanceNow() {
  const balance = useCreditBalance()
  return balance === undefined ? null : ` You have ${formatCredits(balance)}.`
}
