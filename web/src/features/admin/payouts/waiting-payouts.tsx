import { Layers, Wallet } from 'lucide-react'
import { useState } from 'react'
import { formatCount } from '#contract/format/counts.js'
import { fullName } from '#contract/format/full-name.js'
import { formatCents } from '#contract/format/money.js'
import { INCOME_LIMITS } from '#contract/income/income-limits.js'
import { useSignedInUser } from '#lib/session.js'
import { useOnceAtATime } from '#lib/use-once-at-a-time.js'
import { Button } from '#ui/button/button.js'
import { type Column, DataTable } from '#ui/display/data-table.js'
import { MoreRows } from '#ui/display/paged-rows.js'
import { EmptyState } from '#ui/feedback/empty-state.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { type StaffPayoutFragment, useProposePayoutBatchMutation } from './payouts.generated'
import { Person, When } from './person'
import { ReturnDialog } from './return-dialog'
import { useAfterDecision, useWaitingPayouts } from './use-payout-desk'

const MOST = INCOME_LIMITS.batchPayoutsMax

/** Payouts that are in no batch yet: choose some and put them into one. One's own are for somebody else to send. */
export function WaitingPayouts({ onProposed }: { onProposed(): void }) {
  const { id: me } = useSignedInUser()
  const list = useWaitingPayouts()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [returning, setReturning] = useState<StaffPayoutFragment | null>(null)
  if (list.isPending) return <SkeletonRows label="Loading the payouts" rows={['h-64']} />
  if (!list.data)
    return <ErrorState error={list.error} onRetry={() => void list.refetch()} isRetrying={list.isRefetching} />
  const rows = list.data.pages.flatMap((page) => page.rows)
  if (rows.length === 0)
    return <EmptyState icon={Wallet} title="No payouts to send." text="Payouts that experts request appear here." />
  const toggle = (id: string) =>
    setChosen((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]))
  return (
    <>
      <DataTable
        caption="Payouts to send, the longest waiting first"
        columns={columnsFor({ me, chosen, toggle, onReturn: setReturning })}
        rows={rows}
        rowKey={({ id }) => id}
      />
      <MoreRows list={list} />
      <ProposeBar
        chosen={rows.filter(({ id }) => chosen.has(id))}
        onAll={() =>
          setChosen(
            new Set(
              rows
                .filter(({ user }) => user?.id !== me)
                .slice(0, MOST)
                .map(({ id }) => id),
            ),
          )
        }
        onProposed={onProposed}
      />
      {returning ? <ReturnDialog payout={returning} onClose={() => setReturning(null)} /> : null}
    </>
  )
}

interface Choosing {
  me: string
  chosen: ReadonlySet<string>
  toggle(id: string): void
  onReturn(payout: StaffPayoutFragment): void
}

const accountOf = ({ method, destination_hint: hint }: StaffPayoutFragment) => {
  if (method === 'stripe') return 'Stripe'
  return hint ? `… ${hint}` : ''
}

function columnsFor({ me, chosen, toggle, onReturn }: Choosing): Column<StaffPayoutFragment>[] {
  return [
    {
      id: 'choose',
      header: 'Choose',
      isHeaderHidden: true,
      cell: ({ id, user, cents }) =>
        user?.id === me ? (
          <span className="text-muted">Yours</span>
        ) : (
          <input
            type="checkbox"
            checked={chosen.has(id)}
            onChange={() => toggle(id)}
            aria-label={`Choose ${user ? fullName(user) : 'payout'}, ${formatCents(cents)}`}
            className="focus-ring size-5 accent-accent"
          />
        ),
    },
    { id: 'expert', header: 'Expert', isRowHeader: true, cell: ({ user }) => <Person user={user} /> },
    { id: 'account', header: 'Account', cell: accountOf },
    { id: 'requested', header: 'Requested', cell: ({ created_at }) => <When iso={created_at} /> },
    { id: 'amount', header: 'Amount', isNumeric: true, cell: ({ cents }) => formatCents(cents) },
    {
      id: 'return',
      header: 'Return',
      isHeaderHidden: true,
      cell: (payout) =>
        payout.user?.id === me ? null : (
          <Button
            size="sm"
            variant="quiet"
            className="max-md:-ms-3"
            onClick={() => onReturn(payout)}
            aria-label={`Return ${formatCents(payout.cents)}${payout.user ? ` to ${fullName(payout.user)}` : ''}`}
          >
            Return
          </Button>
        ),
    },
  ]
}

interface ProposeBarProps {
  chosen: readonly StaffPayoutFragment[]
  onAll(): void
  onProposed(): void
}

function ProposeBar({ chosen, onAll, onProposed }: ProposeBarProps) {
  const after = useAfterDecision()
  const { onSuccess, ...rest } = after('The payouts are in a batch now.')
  const propose = useProposePayoutBatchMutation({
    ...rest,
    onSuccess: () => {
      onSuccess()
      onProposed()
    },
  })
  const send = useOnceAtATime(propose)
  const sum = chosen.reduce((all, { cents }) => all + cents, 0)
  const isTooMany = chosen.length > MOST
  const counted = `${formatCount(chosen.length, 'payout')}, ${formatCents(sum)}`
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-4">
      <p role="status" className="text-sm text-muted">
        {chosen.length === 0 ? 'Choose what to send together.' : counted}
        {isTooMany ? `. A batch holds at most ${MOST}.` : null}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onAll}>Choose all</Button>
        <Button
          variant="primary"
          icon={Layers}
          isBusy={propose.isPending}
          disabled={chosen.length === 0 || isTooMany}
          onClick={() => send({ payoutIds: chosen.map(({ id }) => id) })}
        >
          Put into a batch
        </Button>
      </div>
    </div>
  )
}
