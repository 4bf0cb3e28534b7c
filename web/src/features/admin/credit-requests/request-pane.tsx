import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { creditsInDollars, formatCredits } from '#contract/format/credits.js'
import { fullName } from '#contract/format/full-name.js'
import { formatExactDate, formatRelativeDate } from '#lib/dates.js'
import { paths } from '#lib/paths.js'
import { Avatar } from '#ui/display/avatar.js'
import { Badge } from '#ui/display/badge.js'
import { RequestDecision } from './request-decision'
import { balanceOf, openProposalOf, planOf } from './request-facts'
import { SecondPerson } from './second-person'
import type { CreditRequest } from './use-credit-requests'

interface RequestPaneProps {
  request: CreditRequest
  onDecided(): void
  /** somebody else has answered it in the meantime */
  onChanged(): void
}

/** One request: what for, who asks, what they have and asked before; and the decision. */
export function RequestPane({ request, onDecided, onChanged }: RequestPaneProps) {
  const { user, status } = request
  const proposal = openProposalOf(request)
  return (
    <article aria-label="Request" className="grid max-w-3xl gap-8">
      <header className="grid gap-4">
        <h2 className="tabular font-serif text-2xl font-semibold text-ink">
          {formatCredits(request.wizlings)}{' '}
          <span className="font-sans text-base font-normal text-muted">worth {creditsInDollars(request.wizlings)}</span>
        </h2>
        {user ? <Asker user={user} /> : null}
      </header>
      <blockquote className="border-s-2 border-line ps-4 font-serif text-lg wrap-anywhere text-ink">
        {request.reason}
      </blockquote>
      {user ? <Facts user={user} request={request} /> : null}
      {status === 'PENDING' && proposal ? (
        <SecondPerson proposal={proposal} onDecided={onDecided} onChanged={onChanged} />
      ) : status === 'PENDING' ? (
        <RequestDecision request={request} onDecided={onDecided} onChanged={onChanged} />
      ) : (
        <Answer request={request} />
      )}
    </article>
  )
}

type Person = NonNullable<CreditRequest['user']>

function Asker({ user }: { user: Person }) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar id={user.id} name={fullName(user)} src={user.profile_pic} />
      <div className="min-w-0 text-sm">
        <p className="flex flex-wrap items-center gap-2">
          <Link className="focus-ring rounded-sm font-medium text-ink hover:underline" to={paths.profileOf(user)}>
            {fullName(user)}
          </Link>
          {user.is_suspended ? <Badge tone="danger">Suspended</Badge> : null}
        </p>
        <p className="wrap-anywhere text-muted">{user.account?.email}</p>
      </div>
    </div>
  )
}

function Facts({ user, request }: { user: Person; request: CreditRequest }) {
  const earlier = user.credit_requests.filter(({ id }) => id !== request.id)
  return (
    <dl className="grid gap-x-8 gap-y-4 text-sm sm:grid-cols-3">
      <Fact term="Balance">
        <Link className="tabular text-link" to={paths.adminLedger({ person: user.id })}>
          {formatCredits(balanceOf(user))}
        </Link>
      </Fact>
      <Fact term="Plan">{planOf(user) ?? 'Free'}</Fact>
      <Fact term="Company">{user.company?.company_name ?? 'None'}</Fact>
      <div className="sm:col-span-3">
        <dt className="text-muted">Earlier requests</dt>
        <dd className="mt-1">
          {earlier.length === 0 ? (
            'None'
          ) : (
            <ul className="grid gap-1">
              {earlier.map(({ id, wizlings, status, created_at }) => (
                <li key={id} className="tabular">
                  {formatCredits(wizlings)}, {status === 'APPROVED' ? 'granted' : 'not granted'},{' '}
                  <time dateTime={created_at} title={formatExactDate(created_at)}>
                    {formatRelativeDate(created_at)}
                  </time>
                </li>
              ))}
            </ul>
          )}
        </dd>
      </div>
    </dl>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted">{term}</dt>
      <dd className="mt-1 wrap-anywhere text-ink">{children}</dd>
    </div>
  )
}

function Answer({
  request: { status, decider, decided_at, decision_reason, transfer_id },
}: {
  request: CreditRequest
}) {
  const what = status === 'APPROVED' ? 'Granted' : 'Not granted'
  return (
    <div className="border-t border-line pt-4 text-sm">
      <p className="text-ink">
        {what} by {decider?.user ? fullName(decider.user) : 'staff'}{' '}
        {decided_at ? formatRelativeDate(decided_at) : null}
        {transfer_id ? (
          <>
            {', '}
            <Link className="text-link" to={paths.adminTransfer(transfer_id)}>
              transfer {transfer_id}
            </Link>
          </>
        ) : null}
      </p>
      {decision_reason ? <p className="mt-1 wrap-anywhere text-muted">{decision_reason}</p> : null}
    </div>
  )
}
