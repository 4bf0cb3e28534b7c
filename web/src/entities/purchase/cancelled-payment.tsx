import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { restPost } from '#lib/rest-client.js'
import { Button } from '#ui/button/button.js'
import { Dialog } from '#ui/overlay/dialog.js'
import { paymentWords } from './payment-words'

const CANCELLED = 'is_payment_cancelled'
const PURCHASE = 'purchase'
const PAID_ELSEWHERE = {
  title: 'Already paid',
  text: 'This payment had already been made, perhaps in another tab, so it couldn’t be cancelled.',
}

/**
 * For a page that checkouts return to when they are left: closes the checkout, so that it can't be paid from another tab
 * any more, and says so, unless it was paid there before.
 */
export function CancelledPayment() {
  const [query, setQuery] = useSearchParams()
  const isCancelled = query.has(CANCELLED)
  const purchase = query.get(PURCHASE)
  const {
    mutate: cancel,
    data,
    error,
  } = useMutation({
    mutationFn: (id: string) =>
      restPost<{ isCancelled: boolean; isPaid: boolean }>(`/api/payment/purchases/${encodeURIComponent(id)}/cancel`),
  })
  useEffect(() => {
    if (isCancelled && purchase) cancel(purchase)
  }, [isCancelled, purchase, cancel])
  const close = () => {
    query.delete(CANCELLED)
    query.delete(PURCHASE)
    setQuery(query, { replace: true })
  }
  const isKnown = purchase === null || data !== undefined || error !== null
  const { title, text } = data?.isPaid
    ? PAID_ELSEWHERE
    : paymentWords({ status: 'cancelled', isRefunded: false, amount: 0 })
  return (
    <Dialog
      isOpen={isCancelled && isKnown}
      onClose={close}
      title={title}
      footer={
        <Button variant="primary" onClick={close}>
          OK
        </Button>
      }
    >
      <p>{text}</p>
      {data?.isPaid ? null : <p className="mt-1 text-muted">You haven’t been charged.</p>}
    </Dialog>
  )
}
