import { formatAmount } from '#contract/format/money.js'
import { type Column, DataTable } from '#ui/display/data-table.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { type PlanFeesQuery, usePlanFeesQuery } from './plan-fees.public.generated'
import { SectionHeading } from './section-heading'

type Plan = PlanFeesQuery['plan_packages'][number]

const EXAMPLE_CENTS = 600_000

const COLUMNS: readonly Column<Plan>[] = [
  { id: 'plan', header: 'Plan', isRowHeader: true, cell: ({ name }) => <span className="font-medium">{name}</span> },
  {
    id: 'fee',
    header: 'Fee on a hire',
    isNumeric: true,
    cell: (plan) => `${Math.round(plan.hire_fee_percent * 10) / 10}%`,
  },
  {
    id: 'example',
    header: `On ${formatAmount(EXAMPLE_CENTS, 'month')}`,
    isNumeric: true,
    cell: (plan) => formatAmount((EXAMPLE_CENTS * plan.hire_fee_percent) / 100, 'month'),
  },
]

/** Each plan's fee on a hire, from the rows that the ledger books by. */
export function PlanFees() {
  const { data, error, isPending, refetch } = usePlanFeesQuery()
  return (
    <section
      aria-labelledby="pricing"
      className="grid gap-x-16 py-12 md:py-16 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
    >
      <SectionHeading
        id="pricing"
        title="You pay when you hire"
        lead="Joining is free, and your welcome Credits pay for your first role. When you agree on a hire, we take a share of the agreed value; a plan makes it smaller."
      />
      <div>
        {isPending ? <SkeletonRows label="Loading the plans" rows={['h-64']} /> : null}
        {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
        {data ? (
          <DataTable
            caption="The fee on a hire, per plan"
            columns={COLUMNS}
            rows={data.plan_packages}
            rowKey={({ code }) => code}
          />
        ) : null}
      </div>
    </section>
  )
}
