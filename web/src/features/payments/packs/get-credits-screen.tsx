import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { formatCredits } from '#contract/format/credits.js'
import { formatCents } from '#contract/format/money.js'
import { ownPath } from '#contract/identity/return-path.js'
import { useCreditBalance } from '#entities/credits/use-credit-balance.js'
import { CancelledPayment } from '#entities/purchase/cancelled-payment.js'
import { PurchaseList } from '#entities/purchase/purchase-list.js'
import { useCheckout } from '#entities/purchase/use-checkout.js'
import { hasCode, messageOf } from '#lib/request-error.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { Button } from '#ui/button/button.js'
import { PageHeader } from '#ui/display/page-header.js'
import { EmptyState } from '#ui/feedback/empty-state.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { Notice } from '#ui/feedback/notice.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { RadioGroup } from '#ui/form/radio-group.js'
import { type CreditPacksQuery, useCreditPacksQuery } from './credit-packs.generated'

type Pack = CreditPacksQuery['credit_packs'][number]

/** `/wizling/get-wizlings`: the packs, and the way to the checkout (CRED-03, GK-034). */
export function GetCreditsScreen() {
  useDocumentTitle('Get Credits')
  const { data, error, isPending, refetch } = useCreditPacksQuery()
  return (
    <>
      <PageHeader
        title="Get Credits"
        lead="Credits pay for posting, questions, chats and calls. You pay once, and they never expire."
      />
      <Balance />
      {isPending ? <SkeletonRows label="Loading the packs" rows={['h-16', 'h-16', 'h-16', 'h-12 w-40']} /> : null}
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data && data.credit_packs.length > 0 ? <Packs packs={data.credit_packs} /> : null}
      {data?.credit_packs.length === 0 ? <EmptyState title="No Credits are on sale right now." /> : null}
      <PurchaseList />
      <CancelledPayment />
    </>
  )
}

function Balance() {
  const balance = useCreditBalance()
  if (balance === undefined) return null
  return <p className="mb-6 text-sm text-muted">You have {formatCredits(balance)}.</p>
}

function Packs({ packs }: { packs: readonly Pack[] }) {
  const [query] = useSearchParams()
  const [chosen, setChosen] = useState(
    () => (packs.find(({ code }) => code === query.get('pack')) ?? packs[0])?.code ?? '',
  )
  const { start, isBusy, error } = useCheckout()
  const pack = packs.find(({ code }) => code === chosen)
  const redirectTo = ownPath(query.get('redirectTo')) ?? undefined
  return (
    <form
      className="max-w-dialog-md space-y-6"
      onSubmit={(event) => {
        event.preventDefault()
        start({ purchaseType: 'wizlings', priceId: chosen, redirectTo })
      }}
    >
      <RadioGroup
        legend="How many?"
        value={chosen}
        onChange={setChosen}
        options={packs.map((one) => ({
          value: one.code,
          label: (
            <span className="flex justify-between gap-4 text-base leading-5">
              <span>{formatCredits(one.credits)}</span>
              <span className="tabular">{formatCents(one.price_cents)}</span>
            </span>
          ),
        }))}
      />
      {error ? (
        <Notice tone={hasCode(error, 'PAYMENTS_UNAVAILABLE') ? 'info' : 'danger'} isLive>
          {messageOf(error)}
        </Notice>
      ) : null}
      {pack ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" variant="primary" size="lg" isBusy={isBusy}>
            Pay {formatCents(pack.price_cents)}
          </Button>
          <p className="text-sm text-muted">You pay on our payment provider’s page and come back here.</p>
        </div>
      ) : null}
    </form>
  )
}
