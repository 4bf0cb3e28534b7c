import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { capitalised } from '#contract/format/capitalised.js'
import { formatHolding } from '#contract/format/credits.js'
import { fullName } from '#contract/format/full-name.js'
import { formatExactDate } from '#lib/dates.js'
import { useSignedInUser } from '#lib/session.js'
import { Button } from '#ui/button/button.js'
import { Avatar } from '#ui/display/avatar.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { GrantDialog } from './grant-dialog'
import { useLedgerPersonQuery } from './ledger.generated'

/** A person's open accounts with their balances, and the grant of credits. */
export function PersonAccounts({ id, onClear }: { id: string; onClear(): void }) {
  const { id: me } = useSignedInUser()
  const [isGranting, setGranting] = useState(false)
  const person = useLedgerPersonQuery({ id }, { staleTime: 0 })
  if (person.isPending) return <SkeletonRows label="Loading the accounts" rows={['h-32']} />
  if (person.error) return <ErrorState error={person.error} onRetry={() => void person.refetch()} />
  const [found] = person.data.staff_people
  const accounts = person.data.ledger_accounts
  if (!found?.user) return <p className="text-sm text-muted">There is no such person.</p>
  const name = fullName(found.user)
  return (
    <section aria-label={`Accounts of ${name}`} className="rounded-lg border border-line bg-surface p-4 md:p-6">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-1 items-center gap-3">
          <Avatar id={id} name={name} src={found.user.profile_pic} />
          <div className="min-w-0 text-sm">
            <p className="truncate font-medium text-ink">{name}</p>
            <p className="truncate text-muted">{found.email}</p>
          </div>
        </div>
        {id === me ? null : (
          <Button icon={Plus} onClick={() => setGranting(true)}>
            Give Credits
          </Button>
        )}
        <Button variant="quiet" icon={X} onClick={onClear}>
          All transfers
        </Button>
      </div>
      {accounts.length === 0 ? (
        <p className="mt-4 text-sm text-muted">Nothing on any account.</p>
      ) : (
        <dl className="mt-4 grid gap-x-8 gap-y-3 text-sm sm:grid-cols-2 lg:grid-cols-3">
          {accounts.map((account) => (
            <div key={account.id} className="min-w-0">
              <dt className="text-muted">
                {accountLabel(account.kind)}
                {account.source ? `, ${account.source}` : ''}
              </dt>
              <dd className="tabular text-ink">
                {formatHolding(Number(account.balance ?? 0), account.currency)}
                {account.due_at ? <span className="text-muted"> until {formatExactDate(account.due_at)}</span> : null}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {isGranting ? (
        <GrantDialog
          userId={id}
          name={name}
          onClose={() => setGranting(false)}
          onDone={() => {
            setGranting(false)
            void person.refetch()
          }}
        />
      ) : null}
    </section>
  )
}

/** "Credits on hold" of `credits_held`. */
export function accountLabel(kind: string): string {
  return capitalised(kind.replaceAll('_', ' ')).replace(' held', ' on hold').replace(' credits', ' Credits')
}
