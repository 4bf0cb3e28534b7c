import { fullName } from '#contract/format/full-name.js'
import { reviewActionWords } from '#contract/opportunities/review-actions.js'
import { formatRelativeDate } from '#lib/dates.js'
import type { ReviewDetailQuery } from './review-detail.generated'
import { Part } from './review-facts'

type Decision = ReviewDetailQuery['staff_audit_log'][number]

/** "Ada Lindqvist approved it 3 minutes ago" */
export function decisionText({ actor, action, created_at }: Decision): string {
  const who = actor ? fullName(actor) : 'Staff'
  return `${who} ${reviewActionWords(action)} ${formatRelativeDate(created_at)}`
}

/** Earlier staff decisions on the post. */
export function ReviewLog({ log }: { log: readonly Decision[] }) {
  if (log.length === 0) return null
  return (
    <Part title="Earlier decisions">
      <ul className="flex flex-col gap-2 text-sm text-muted">
        {log.map((entry) => (
          <li key={entry.id}>
            <span className="text-ink">{decisionText(entry)}</span>
            {entry.reason ? `: ${entry.reason}` : ''}
          </li>
        ))}
      </ul>
    </Part>
  )
}
