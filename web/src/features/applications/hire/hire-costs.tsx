import { formatAmount, formatCents, storedAmount } from '#contract/format/money.js'
import type { HireQuote } from './use-hire-payment'

/** What the agreement costs, in its unit, and what of it is paid to us (GO-47, X-70). */
export function HireCosts({ quote, name }: { quote: HireQuote; name: string }) {
  const { agreedValueCents, agreedValueUnit, percent, feeCents, isPaymentDue } = quote
  const agreed = storedAmount(agreedValueCents, agreedValueUnit)
  return (
    <dl className="flex flex-col gap-3">
      <div className="flex items-baseline justify-between gap-6">
        <dt className="text-muted">Agreed value, which you pay to {name} directly</dt>
        <dd className="tabular shrink-0 text-ink">{formatAmount(agreed.cents, agreed.unit)}</dd>
      </div>
      <div className="flex items-baseline justify-between gap-6 border-t border-line pt-3">
        <dt className="font-medium text-ink">Platform fee, once: {percent}% of the agreed value</dt>
        <dd className="tabular shrink-0 text-lg font-semibold text-ink">
          {isPaymentDue ? formatCents(feeCents) : 'None'}
        </dd>
      </div>
    </dl>
  )
}
