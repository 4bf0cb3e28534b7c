import { ErrorState } from '#ui/feedback/error-state.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { CreditAmount } from './credit-amount'
import { useCreditPricesQuery } from './credit-prices.generated'

/** What each action costs, as the ledger books it (GO-64, GO-65). */
export function CreditPriceList() {
  const { data, error, isPending, refetch } = useCreditPricesQuery(undefined, { staleTime: Number.POSITIVE_INFINITY })
  return (
    <>
      {isPending ? <SkeletonRows label="Loading the prices" rows={['h-40']} /> : null}
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      <ul className="mt-1 divide-y divide-line">
        {data?.credit_prices.map(({ action, context, credits, accepts_amount, label }) => (
          <li key={`${action} ${context}`} className="flex items-baseline justify-between gap-4 py-2">
            <span>
              {label}
              {accepts_amount ? <span className="text-muted">, unless another amount is given</span> : null}
            </span>
            <CreditAmount credits={credits} />
          </li>
        ))}
      </ul>
    </>
  )
}
