import { useQueryClient } from '@tanstack/react-query'
import { ScanSearch } from 'lucide-react'
import { useState } from 'react'
import { formatHolding, formatMovement } from '#contract/format/credits.js'
import { fullName } from '#contract/format/full-name.js'
import { formatWhole } from '#contract/format/numbers.js'
import { formatExactDate } from '#lib/dates.js'
import { Button } from '#ui/button/button.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { Notice } from '#ui/feedback/notice.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { type LedgerAuditsQuery, useCheckBooksMutation, useLedgerAuditsQuery } from './ledger.generated'
import { accountLabel } from './person-accounts'

interface Difference {
  rule: string
  what: string
  booked: string
  expected: string
}

interface PlatformSum {
  kind: string
  currency: string
  amount: string
}

const POLL_MS = 1500
const LONG_MS = 60_000

/** What the last audit found, the platform's sums, and an audit now. */
export function Books() {
  const alerts = useAlerts()
  const queryClient = useQueryClient()
  // the audit that was the last one when a new one was asked for
  const [askedAfter, setAskedAfter] = useState<number | null>(null)
  const [askedAt, setAskedAt] = useState(0)
  const audits = useLedgerAuditsQuery(undefined, {
    staleTime: 0,
    refetchInterval: askedAfter === null ? false : POLL_MS,
  })
  const last = audits.data?.ledger_audits[0]
  const isChecking = askedAfter !== null && (last?.id ?? 0) === askedAfter
  const check = useCheckBooksMutation({
    onSuccess: () => {
      setAskedAfter(last?.id ?? 0)
      setAskedAt(Date.now())
      return queryClient.invalidateQueries({ queryKey: [useLedgerAuditsQuery.rootKey] })
    },
    onError: alerts.showError,
  })
  if (audits.isPending) return <SkeletonRows label="Loading the books" rows={['h-16', 'h-40']} />
  if (audits.error) return <ErrorState error={audits.error} onRetry={() => void audits.refetch()} />
  return (
    <div className="grid max-w-3xl gap-8">
      <div className="flex flex-wrap items-center gap-4">
        <Button
          variant="primary"
          icon={ScanSearch}
          isBusy={check.isPending || isChecking}
          onClick={() => check.mutate({})}
        >
          Check the books now
        </Button>
        <p role="status" className="text-sm text-muted">
          {isChecking ? checkingWords(audits.dataUpdatedAt - askedAt) : 'Every balance is recomputed once a day.'}
        </p>
      </div>
      {last ? <LastAudit audit={last} /> : <Notice>The books have not been checked yet.</Notice>}
    </div>
  )
}

/** An audit that fails leaves no result behind, only a notice. */
function checkingWords(waitedMs: number): string {
  return waitedMs < LONG_MS
    ? 'Recomputing every balance from its entries…'
    : 'This is taking longer than usual. If the audit fails, staff get a notice.'
}

type Audit = LedgerAuditsQuery['ledger_audits'][number]

function LastAudit({ audit }: { audit: Audit }) {
  const differences = audit.differences as Difference[]
  const sums = audit.sums as PlatformSum[]
  const facts = `${formatWhole(audit.transfers)} transfers and ${formatWhole(audit.accounts)} accounts, checked ${formatExactDate(audit.checked_at)}${audit.asker ? ` for ${fullName(audit.asker)}` : ''}.`
  return (
    <>
      {differences.length === 0 ? (
        <Notice tone="success" isLive title="The books add up">
          {facts}
        </Notice>
      ) : (
        <Notice tone="danger" isLive title="The books do not add up">
          <p>{facts}</p>
          <ul className="mt-2 list-disc ps-5 wrap-anywhere">
            {differences.map(({ rule, what, booked, expected }) => (
              <li key={`${rule} ${what}`}>
                {rule}: {what} has {booked}, expected {expected}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <section aria-labelledby="platform-sums">
        <h2 id="platform-sums" className="mb-1 font-serif text-xl font-semibold text-ink">
          The platform’s accounts
        </h2>
        <p className="mb-3 text-sm text-muted">What the platform owns is negative: a balance is what it owes.</p>
        <dl className="divide-y divide-line border-y border-line text-sm">
          {sums.map(({ kind, currency, amount }) => (
            <div key={kind} className="flex justify-between gap-4 py-2">
              <dt className="text-ink">{accountLabel(kind)}</dt>
              <dd className="tabular text-ink">{holdingOf(Number(amount), currency)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}

/** With a sign only where it is negative. */
const holdingOf = (amount: number, currency: string) =>
  amount < 0 ? formatMovement(amount, currency) : formatHolding(amount, currency)
