import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { formatCents } from '#contract/format/money.js'
import { useOwnPlanQuery } from '#entities/plan/own-plan.generated.js'
import { hasCode, messageOf, OFFLINE, TIMED_OUT } from '#lib/request-error.js'
import { restPost } from '#lib/rest-client.js'
import { useSignedInUser } from '#lib/session.js'
import { Button } from '#ui/button/button.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { Notice } from '#ui/feedback/notice.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { Dialog } from '#ui/overlay/dialog.js'
import type { PlanPrice } from '../catalogue/use-catalogue'

export interface PlanQuote {
  amountCents: number
  proratedAt: string
}

interface ChangePlanDialogProps {
  /** undefined while closed */
  price: PlanPrice | undefined
  currentTitle: string
  /** The reader has it by now: changed in another tab, or by an attempt whose answer was lost. */
  isCurrent: boolean
  onClose(): void
  onChanged(priceId: string): void
}

/** What a change of plan costs now, and the button that charges exactly that (GK-025, GK-029). */
export function ChangePlanDialog({ price, currentTitle, isCurrent, onClose, onChanged }: ChangePlanDialogProps) {
  const { id } = useSignedInUser()
  const priceId = price?.price_id
  const queryClient = useQueryClient()
  const quote = useQuery({
    queryKey: ['plan-change', id, priceId],
    queryFn: () => restPost<PlanQuote>('/api/payment/subscription/quote', { priceId }),
    enabled: priceId !== undefined && !isCurrent,
    // the amount changes every second; the server refuses an old one
    ...{ staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, retry: false },
  })
  const change = useMutation({
    mutationFn: (quoted: PlanQuote) => restPost('/api/payment/subscription/change', { priceId, ...quoted }),
    onSuccess: () => onChanged(String(priceId)),
    onError: (error) => {
      if (hasCode(error, 'TERMS_CHANGED')) void quote.refetch()
      // it was changed in another tab
      if (hasCode(error, 'PLAN_NOT_AVAILABLE'))
        void queryClient.invalidateQueries({ queryKey: [useOwnPlanQuery.rootKey] })
    },
  })
  const amount = quote.data?.amountCents
  const close = () => {
    change.reset()
    onClose()
  }
  if (isCurrent)
    return (
      <Dialog
        isOpen={price !== undefined}
        onClose={close}
        title={`You’re on ${price?.title ?? ''}`}
        footer={
          <Button variant="primary" onClick={close}>
            OK
          </Button>
        }
      >
        <p className="text-base" role="status">
          This is your plan. Whatever you paid to change to it is among your receipts, and nothing more is charged now.
        </p>
      </Dialog>
    )
  return (
    <Dialog
      isOpen={price !== undefined}
      onClose={close}
      title={`Change to ${price?.title ?? ''}`}
      footer={
        <>
          <Button onClick={close}>Keep {currentTitle}</Button>
          <Button
            variant="primary"
            disabled={!quote.data}
            isBusy={change.isPending || quote.isFetching}
            onClick={() => quote.data && change.mutate(quote.data)}
          >
            {amount !== undefined && amount > 0 ? `Pay ${formatCents(amount)}` : 'Change plan'}
          </Button>
        </>
      }
    >
      {quote.isPending ? <SkeletonRows label="Calculating the price" rows={['h-10', 'h-5']} /> : null}
      {quote.error ? (
        <ErrorState error={quote.error} title="This plan can’t be chosen" onRetry={() => void quote.refetch()} />
      ) : null}
      {price && amount !== undefined ? <Amounts price={price} amountCents={amount} /> : null}
      {change.error ? (
        <Notice tone="danger" isLive className="mt-4">
          {messageOf(change.error)}
          {hasCode(change.error, OFFLINE, TIMED_OUT) ? ` ${MAYBE_CHANGED}` : null}
        </Notice>
      ) : null}
    </Dialog>
  )
}

const MAYBE_CHANGED = 'Your plan may have been changed all the same; you’re never charged twice for it.'

function Amounts({ price, amountCents }: { price: PlanPrice; amountCents: number }) {
  const regular = `${formatCents(price.billed_cents)} ${price.duration}`
  return (
    <div className="grid gap-2 text-base">
      {amountCents > 0 ? (
        <p>
          You pay <strong className="tabular">{formatCents(amountCents)}</strong> now, with the card on file.
        </p>
      ) : (
        <p>
          You pay nothing now.
          {amountCents < 0 ? ` ${formatCents(-amountCents)} is credited towards your next payments.` : null}
        </p>
      )}
      <p className="text-sm text-muted">
        What is left of your current period is taken off. After that, {price.title} costs {regular}.
      </p>
    </div>
  )
}
