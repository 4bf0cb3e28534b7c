import { fullName } from '#contract/format/full-name.js'
import { staffActWords } from '#contract/staff/staff-acts.js'
import { formatRelativeDate } from '#lib/dates.js'
import { paths } from '#lib/paths.js'
import { LinkButton } from '#ui/button/link-button.js'
import type { ReviewDetailQuery } from './review-detail.generated'
import { Part } from './review-facts'

type Decision = ReviewDetailQuery['staff_audit_log'][number]

/** "Ada Lindqvist approved the post 3 minutes ago" */
export function decisionText({ actor, action, created_at }: Decision): string {
  const who = actor ? fullName(actor) : 'Staff'
  return `${who} ${staffActWords(action)} ${formatRelativeDate(created_at)}`
}

/** Earlier staff decisions on the post, and the way to everything that was done on it. */
export function ReviewLog({ id, log }: { id: string; log: readonly Decision[] }) {
  return (
    <Part title="Earlier decisions">
      {log.length === 0 ? <p className="text-sm text-muted">Staff haven’t decided on this post yet.</p> : null}
      <ul className="flex flex-col gap-2 text-sm text-muted">
        {log.map((entry) => (
          <li key={entry.id} className="wrap-anywhere">
            <span className="text-ink">{decisionText(entry)}</span>
            {entry.reason ? `: ${entry.reason}` : ''}
          </li>
        ))}
      </ul>
      <LinkButton variant="quiet" size="sm" className="self-start" to={paths.adminAudit({ opportunity: id })}>
        Everything that was done on this post
      </LinkButton>
    </Part>
  )
}
