import type { ReactNode } from 'react'
import { ErrorState } from '#ui/feedback/error-state.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { CreditAmount } from './credit-amount'
import { useCreditPricesQuery } from './credit-prices.generated'
import { usePostingEligibility } from './use-posting-eligibility'

/** What each action costs this person, as the ledger books it (GO-64, GO-65). What posting costs depends on their plan. */
export function CreditPriceList() {
  const { data, error, isPending, refetch } = useCreditPricesQuery(undefined, { staleTime: Number.POSITIVE_INFINITY })
  const posting = usePostingEligibility(true)?.price.credits ?? 0
  return (
    <>
      {isPending ? <SkeletonRows label="Loading the prices" rows={['h-40']} /> : null}
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      <ul className="mt-1 divide-y divide-line">
        {posting > 0 ? (
          <Price credits={posting}>
            Post an opportunity<span className="text-muted">, on your plan</span>
          </Price>
        ) : null}
        {data?.credit_prices.map(({ action, context, credits, accepts_amount, label }) => (
          <Price key={`${action} ${context}`} credits={credits}>
            {label}
            {accepts_amount ? <span className="text-muted">, unless another amount is given</span> : null}
          </Price>
        ))}
      </ul>
    </>
  )
}

function Price({ credits, children }: { credits: number; children: ReactNode }) {
  return (
    <li className="flex items-baseline justify-between gap-4 py-2">
      <span>{children}</span>
      <CreditAmount credits={credits} />
    </li>
  )
}
