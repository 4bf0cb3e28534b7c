import { formatOrdinalDate } from '#contract/format/dates.js'
import { formatCents } from '#contract/format/money.js'
import type { OwnSubscription } from '#entities/plan/own-plan.js'
import { paths } from '#lib/paths.js'
import { LinkButton } from '#ui/button/link-button.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { Skeleton } from '#ui/feedback/skeleton.js'
import { ChangeCard, DeclinedRenewal, PlanCardLine } from '../card/plan-card'
import { useSavedCard } from '../card/use-card-change'
import { CancelPlan } from './cancel-plan'
import { type PlanRenewal, useRenewal } from './use-renewal'

interface OwnSubscriptionProps {
  /** null on the free plan */
  subscription: OwnSubscription | null
  /** its renewal was declined and is tried again */
  declined: OwnSubscription | null
  /** called after it was cancelled or kept, or its card exchanged; the provider's event is on the way */
  onAwait(): void
}

/** What the reader has, what is paid next and when, and how to stop it. */
export function OwnSubscriptionSection({ subscription, declined, onAwait }: OwnSubscriptionProps) {
  const renewal = useRenewal(subscription)
  useSavedCard(onAwait)
  const name = subscription?.plan?.name ?? 'Free'
  // what a declined renewal needs is said above, and its next payment is the one that is due
  const isRenewed = subscription?.stripe_subscription_id != null
  const isSettled = isRenewed && declined === null
  return (
    <section aria-labelledby="current-plan" className="mb-8 border-y border-line py-6">
      {declined ? <DeclinedRenewal planName={declined.plan?.name ?? ''} onCancelled={onAwait} /> : null}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div>
          <h2 id="current-plan" className="font-serif text-xl font-semibold">
            {name}
          </h2>
          {isSettled && renewal.isPending ? <Skeleton className="mt-2 h-5 w-64" /> : null}
          {isSettled && renewal.data?.renewal ? <NextPayment renewal={renewal.data.renewal} /> : null}
          {isSettled ? <PlanCardLine /> : null}
          {isRenewed ? null : <p className="mt-1 text-sm text-muted">{untilText(subscription, declined)}</p>}
        </div>
        <div className="flex flex-wrap gap-3">
          <LinkButton size="sm" to={paths.subscriptions({ details: 'current' })}>
            Plan details
          </LinkButton>
          {isSettled ? <ChangeCard /> : null}
          {isSettled && renewal.data?.renewal?.canManage ? (
            <CancelPlan name={name} renewal={renewal.data.renewal} onDone={onAwait} />
          ) : null}
        </div>
      </div>
      {renewal.error ? <ErrorState error={renewal.error} onRetry={() => void renewal.refetch()} /> : null}
    </section>
  )
}

function NextPayment({ renewal }: { renewal: PlanRenewal }) {
  const date = formatOrdinalDate(new Date(renewal.at))
  return (
    <p className="mt-1 text-sm text-muted">
      {renewal.isRenewed ? (
        <>
          Next payment: <span className="tabular text-ink">{formatCents(renewal.amountCents)}</span> on {date}
        </>
      ) : (
        `Cancelled. It stays until ${date}, and nothing more is charged.`
      )}
    </p>
  )
}

function untilText(subscription: OwnSubscription | null, declined: OwnSubscription | null): string {
  if (declined?.plan && !subscription) return `You’re on the free plan until ${declined.plan.name} is paid.`
  if (!subscription) return 'You pay when you hire, and nothing is renewed.'
  const until = subscription.paid_until ?? subscription.expires_at
  return until ? `Until ${formatOrdinalDate(new Date(until))}. It ends by itself.` : 'It has no end date.'
}
