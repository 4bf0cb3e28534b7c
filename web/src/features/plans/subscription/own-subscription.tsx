import { formatOrdinalDate } from '#contract/format/dates.js'
import { useOwnPlan } from '#entities/plan/own-plan.js'
import { paths } from '#lib/paths.js'
import { LinkButton } from '#ui/button/link-button.js'

/** What the reader has now. */
export function OwnSubscription() {
  const { holder, subscription } = useOwnPlan()
  if (!holder) return null
  const until = subscription?.paid_until ?? subscription?.expires_at
  return (
    <section
      aria-label="Current plan"
      className="mb-8 flex flex-wrap items-center justify-between gap-4 border-y border-line py-4"
    >
      <p>
        <span className="font-medium">{subscription?.plan?.name ?? 'Free'}</span>
        {until ? <span className="text-muted"> · until {formatOrdinalDate(new Date(until))}</span> : null}
      </p>
      <LinkButton size="sm" to={paths.subscriptions({ details: 'current' })}>
        Plan details
      </LinkButton>
    </section>
  )
}
