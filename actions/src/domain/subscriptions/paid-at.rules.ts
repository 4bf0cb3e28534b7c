import type { PaidInvoice, Subscription } from '#providers/payments/payment-states.js'

/** A subscription as the provider tells it. */
export interface ProvidersPlan {
  subscription: Subscription
  invoices: readonly PaidInvoice[]
}

/**
 * When the period began for which nothing had been collected by a moment; null if the period of that moment had been
 * paid for. What is collected in the same second, or later, comes too late, so that the answer stays the same however late
 * we ask.
 *
 * @param isFirst whether this plan comes first if it was bought in that very second
 */
export function unpaidFrom(
  moment: Date,
  { subscription, invoices }: ProvidersPlan,
  { isFirst = false } = {},
): Date | null {
  const second = Math.floor(moment.getTime() / 1000) * 1000
  const { status, periodStart, periodEnd } = subscription
  const periods = invoices.filter(({ reason }) => reason === 'first' || reason === 'renewal')
  const starts = [...periods.map((period) => period.periodStart), periodStart].map(Number).sort((a, b) => a - b)
  const paid = invoices.filter(
    ({ paidAt, reason }) => paidAt.getTime() < (isFirst && reason === 'first' ? second + 1000 : second),
  )
  if (paid.length === 0) return new Date(Number(starts[0]))
  // A change is paid for within its period, or begins one.
  const covered = Math.max(
    ...paid.map((invoice) => Number(invoice.reason === 'change' ? invoice.paidAt : invoice.periodStart)),
  )
  const next = starts.find((start) => start > covered)
  if (next !== undefined) return next > second ? null : new Date(next)
  // Until the provider has tried to collect, a period that is over counts as paid.
  return status === 'active' || periodEnd.getTime() > second ? null : periodEnd
}
