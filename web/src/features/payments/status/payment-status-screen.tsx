import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { formatCredits } from '#contract/format/credits.js'
import { ownPath } from '#contract/identity/return-path.js'
import { type PaymentStatus, paymentWords } from '#entities/purchase/payment-words.js'
import { usePaymentStatus } from '#entities/purchase/use-payment-status.js'
import { paths } from '#lib/paths.js'
import { hasCode } from '#lib/request-error.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { Button } from '#ui/button/button.js'
import { PageHeader } from '#ui/display/page-header.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { Spinner } from '#ui/feedback/spinner.js'
import { Dialog } from '#ui/overlay/dialog.js'

/** `/payment/status/{sessionId}?redirectUrl=`: where the checkout returns to (HIRE-17, GO-51). */
export function PaymentStatusScreen() {
  useDocumentTitle('Payment')
  const { sessionId = '' } = useParams()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { data, error, refetch, isFetching } = usePaymentStatus(sessionId)
  const leave = () => navigate(ownPath(query.get('redirectUrl')) ?? paths.dashboard, { replace: true })
  const isUnknown = hasCode(error, 'NOT_FOUND')
  const isDone = isUnknown || (data !== undefined && !data.isProcessing)
  const words = isDone ? paymentWords(isUnknown ? null : (data ?? null)) : WAITING
  return (
    <>
      <PageHeader title="Payment" />
      <Dialog
        isOpen
        onClose={leave}
        title={words.title}
        footer={
          <Button variant="primary" onClick={leave}>
            {data?.status === 'paid' || !isDone ? 'Continue' : 'Go back'}
          </Button>
        }
      >
        {error && !isUnknown ? (
          <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <div role="status">
            {isDone ? null : <Spinner />}
            <p>{words.text}</p>
            {isDone && data ? <Bought payment={data} /> : null}
          </div>
        )}
      </Dialog>
    </>
  )
}

const WAITING = {
  title: 'Confirming your payment',
  text: 'This usually takes a few seconds. You can leave this page: what you bought arrives either way.',
}

function Bought({ payment }: { payment: PaymentStatus }) {
  if (payment.status !== 'paid' || payment.wizlings === 0) return null
  return <p className="mt-1 text-muted">{formatCredits(payment.wizlings)} are in your balance.</p>
}
