import { formatAmount, formatCents } from '#contract/format/money.js'
import { Badge } from '#ui/display/badge.js'
import type { PlanPrice } from './use-catalogue'

/** What a plan costs: per month for comparing, and what is charged for the whole period (PLAN-37 to PLAN-42). */
export function PriceOf({ price }: { price: PlanPrice }) {
  const { month_cents: month, strike_cents: strike, saved_cents: saved, billed_cents: billed, duration } = price
  if (billed === 0) return <Headline amount="$0" per="per month" />
  if (month === null) return <Headline amount={formatCents(billed)} per={`for ${duration}`} />
  const [amount = '', ...per] = formatAmount(month, 'month').split(' ')
  return (
    <div>
      <Headline amount={amount} per={per.join(' ')} before={strike === null ? null : formatCents(strike)} />
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <span className="tabular">
          Billed {formatCents(billed)} {duration}
        </span>
        {saved === null ? null : <Badge tone="accent">Save {formatCents(saved)}</Badge>}
      </p>
    </div>
  )
}

function Headline({ amount, per, before = null }: { amount: string; per: string; before?: string | null }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="tabular font-serif text-3xl font-semibold text-ink">{amount}</span>
      <span className="text-sm text-muted">{per}</span>
      {before === null ? null : (
        <span className="tabular text-sm text-muted">
          <span className="sr-only">instead of </span>
          <s>{before}</s>
        </span>
      )}
    </p>
  )
}
