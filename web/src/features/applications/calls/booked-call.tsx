import { CalendarCheck } from 'lucide-react'
import { formatDocumentDate } from '#contract/format/dates.js'
import { formatExactDate, formatRelativeDate } from '#lib/dates.js'
import { Icon } from '#ui/display/icon.js'
import type { Application } from '../page/application'

/** The last call that was booked with an applicant, for both sides (GO-88). */
export function BookedCall({ application }: { application: Application }) {
  const [call] = application.calls
  if (!call?.booked_at) return null
  const { scheduled_at: at, booked_at: since } = call
  return (
    <p className="flex items-center gap-2 text-sm text-muted">
      <Icon of={CalendarCheck} size={16} />
      {at ? (
        <span>
          Free call on{' '}
          <time dateTime={at} title={formatExactDate(at)}>
            {formatDocumentDate(new Date(at))}
          </time>
        </span>
      ) : (
        `Free call booked ${formatRelativeDate(since)}`
      )}
    </p>
  )
}
