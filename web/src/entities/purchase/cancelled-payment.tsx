import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { CANCELLED_PAYMENT } from '#lib/browser/returned-payment.js'
import { hasCode } from '#lib/request-error.js'
import { restPost } from '#lib/rest-client.js'
import { Button } from '#ui/button/button.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { Dialog } from '#ui/overlay/dialog.js'
import { paymentWords } from './payment-words'

const PURCHASE = 'purchase'
const PAID_ELSEWHERE = {
  title: 'Already paid',
  text: 'This payment had already been made, perhaps in another tab, so it couldn’t be cancelled.',
}

/**
 * For a page that checkouts return to when they are left: closes the checkout, so that it can't be paid from another tab
 * any more, and says so, unless it was paid there before. An address that names no purchase of the reader's says nothing.
 */
export function CancelledPayment() {
  const [query, setQuery] = useSearchParams()
  const purchase = query.has(CANCELLED_PAYMENT) ? query.get(PURCHASE) : null
  const {
    mutate: cancel,
    data,
    error,
    isPending,
  } = useMutation({
    mutationFn: (id: string) =>
      restPost<{ isCancelled: boolean; isPaid: boolean }>(`/api/payment/purchases/${encodeURIComponent(id)}/cancel`),
  })
  useEffect(() => {
    if (purchase) cancel(purchase)
  }, [purchase, cancel])
  const close = () => {
    query.delete(CANCELLED_PAYMENT)
    query.delete(PURCHASE)
    setQuery(query, { replace: true })
  }
  const isFailed = error !== null && !hasCode(error, 'NOT_FOUND')
  const { title, text } = data?.isPaid
    ? PAID_ELSEWHERE
    : paymentWords({ status: 'cancelled', isRefunded: false, amount: 0 })
  return (
    <Dialog
      isOpen={purchase !== null && (data !== undefined || isFailed)}
      onClose={close}
      title={isFailed ? 'The checkout is still open' : title}
      footer={
        <Button variant={isFailed ? 'secondary' : 'primary'} onClick={close}>
          {isFailed ? 'Close' : 'OK'}
        </Button>
      }
    >
      {isFailed && purchase ? (
        <ErrorState error={error} onRetry={() => cancel(purchase)} isRetrying={isPending} />
      ) : (
        <>
          <p>{text}</p>
          {data?.isPaid ? null : <p className="mt-1 text-muted">You haven’t been charged.</p>}
        </>
      )}
    </Dialog>
  )
}
