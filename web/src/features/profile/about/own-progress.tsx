import { paths } from '#lib/paths.js'
import { LinkButton } from '#ui/button/link-button.js'
import type { ShownProfile } from '../profile-view'

const COMPLETE_PERCENT = 100

/** How far one's own profile is, until it is complete (GD-73). */
export function OwnProgress({ details }: { details: NonNullable<ShownProfile['expert_detail']> }) {
  const percent = details.profile_complete_percent ?? 0
  if (percent >= COMPLETE_PERCENT) return null
  return (
    <section
      aria-label="Your progress"
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-lg border border-line bg-surface p-4 sm:px-6"
    >
      <div className="grid min-w-0 flex-1 basis-64 gap-2">
        <p className="text-sm">
          <strong className="tabular font-semibold text-ink">{percent}% complete.</strong>{' '}
          <span className="text-muted">Visitors find you, and you get your badge, at 100%.</span>
        </p>
        <div
          role="progressbar"
          aria-label="Profile completion"
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={COMPLETE_PERCENT}
          className="h-2 overflow-hidden rounded-full bg-sunken"
        >
          <div className="h-full rounded-full bg-accent" style={{ width: `${percent}%` }} />
        </div>
      </div>
      <LinkButton size="sm" to={paths.accountExpertise}>
        See what is missing
      </LinkButton>
    </section>
  )
}
