import { Banknote } from 'lucide-react'
import { formatCount } from '#contract/format/counts.js'
import { formatCents } from '#contract/format/money.js'
import { formatExactDate, formatRelativeDate } from '#lib/dates.js'
import { paths } from '#lib/paths.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { LinkButton } from '#ui/button/link-button.js'
import { PageHeader } from '#ui/display/page-header.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { Notice } from '#ui/feedback/notice.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { AnswerRewards } from './answer-rewards'
import { IncomeBySource } from './income-by-source'
import { IncomeStatement } from './income-statement'
import { PayoutList } from './payout-list'
import { useIncome } from './use-income'

/** `/income`: what an expert has earned, what of it is available, and what was paid out (X-25). */
export function IncomeScreen() {
  useDocumentTitle('Income')
  const { data: income, error, isPending, refetch } = useIncome()
  const canWithdraw = income && income.owed === 0 && income.available >= income.payoutMinCents
  return (
    <>
      <PageHeader
        title="Income"
        lead={`Earnings become available ${income ? `after ${formatCount(income.withdrawableAfterDays, 'day')}` : 'after a few days'}, those from answers once they have been checked. Then you can have them paid out.`}
        actions={
          <>
            <LinkButton to={paths.wizlingRedeem}>Redeem Credits</LinkButton>
            {canWithdraw ? (
              <LinkButton to={paths.incomePayout} variant="primary" icon={Banknote}>
                Request a payout
              </LinkButton>
            ) : null}
          </>
        }
      />
      {isPending ? <SkeletonRows label="Loading your income" rows={['h-24', 'h-40', 'h-64']} /> : null}
      {error && !income ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {income ? (
        <div className="grid max-w-[52rem] gap-12">
          <Figures income={income} />
          <IncomeBySource />
          <HeldEarnings income={income} />
          <AnswerRewards />
          <PayoutList />
          <IncomeStatement />
        </div>
      ) : null}
    </>
  )
}

type Income = NonNullable<ReturnType<typeof useIncome>['data']>

function Figures({ income: { available, held, requested, owed, payoutMinCents } }: { income: Income }) {
  const isBelowMinimum = owed === 0 && available > 0 && available < payoutMinCents
  return (
    <section aria-labelledby="available">
      <h2 id="available" className="text-sm text-muted">
        Available
      </h2>
      <p className="tabular mt-1 font-serif text-3xl font-semibold md:text-4xl">{formatCents(available)}</p>
      {isBelowMinimum ? (
        <p className="mt-2 text-sm text-muted">You can request a payout from {formatCents(payoutMinCents)}.</p>
      ) : null}
      {owed > 0 ? (
        <Notice tone="warn" className="mt-6" title={`You owe ${formatCents(owed)}`}>
          A refund took back income that was already paid out. Your next earnings settle it; until then nothing can be
          paid out.
        </Notice>
      ) : null}
      <dl className="mt-6 grid grid-cols-2 gap-6 border-t border-line pt-4 md:flex md:gap-12">
        <Figure label="On hold" cents={held} />
        <Figure label="Payout requested" cents={requested} />
      </dl>
    </section>
  )
}

function Figure({ label, cents }: { label: string; cents: number }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="tabular mt-1 text-lg font-medium">{formatCents(cents)}</dd>
    </div>
  )
}

/** What becomes available when, the soonest first. */
function HeldEarnings({ income: { held, heldEarnings } }: { income: Income }) {
  if (heldEarnings.length === 0) return null
  const listed = heldEarnings.reduce((sum, { cents }) => sum + Number(cents ?? 0), 0)
  return (
    <section aria-labelledby="held">
      <h2 id="held" className="font-serif text-lg font-semibold">
        On hold
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {heldEarnings.map(({ id, reason, cents, available_at }) => (
          <li key={id} className="flex items-baseline justify-between gap-6 py-3">
            <span className="min-w-0">
              <span className="block wrap-anywhere">{reason}</span>
              {available_at ? (
                <time dateTime={available_at} title={formatExactDate(available_at)} className="text-sm text-muted">
                  Available {formatRelativeDate(available_at)}
                </time>
              ) : null}
            </span>
            <span className="tabular font-medium">{formatCents(Number(cents ?? 0))}</span>
          </li>
        ))}
      </ul>
      {held > listed ? (
        <p className="mt-2 text-sm text-muted">And {formatCents(held - listed)} more that becomes available later.</p>
      ) : null}
    </section>
  )
}
