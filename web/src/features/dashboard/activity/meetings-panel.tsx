import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { MY_MEETINGS } from '#entities/call/my-meetings.js'
import { formatExactDate, formatMeetingTime } from '#lib/dates.js'
import { paths } from '#lib/paths.js'
import { restGet } from '#lib/rest-client.js'
import { useSignedInUser } from '#lib/session.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { MEETINGS_SKELETON } from './meetings-skeleton'

const SHOWN = 3

/** As `GET /api/dashboard/events` responds (GD-12). */
export interface DashboardEvents {
  count: number
  items: { id: string; title: string; startDate: string; endDate: string; link: string }[]
}

/** The next meetings, the soonest first (GD-06). */
export default function MeetingsPanel() {
  const { id: me } = useSignedInUser()
  const { data, error, isPending, isRefetching, refetch } = useQuery({
    queryKey: ['dashboard-events', me],
    queryFn: ({ signal }) => restGet<DashboardEvents>('/api/dashboard/events', { signal }),
    staleTime: 0,
  })
  if (isPending) return <SkeletonRows label="Loading your meetings" rows={MEETINGS_SKELETON} />
  if (!data) return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isRefetching} />
  if (data.items.length === 0) return <NoMeetings />
  return (
    <>
      <ul className="divide-y divide-line">
        {data.items.slice(0, SHOWN).map(({ id, title, startDate, endDate, link }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3 first:pt-0">
            <Link to={link} className="focus-ring min-w-0 rounded-sm font-medium text-ink hover:text-accent">
              {title}
            </Link>
            <time dateTime={startDate} title={formatExactDate(startDate)} className="tabular text-sm text-muted">
              {formatMeetingTime(startDate, endDate)}
            </time>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm">
        <Link to={MY_MEETINGS} className="text-link">
          All meetings
        </Link>
      </p>
    </>
  )
}

function NoMeetings() {
  return (
    <div className="grid gap-2 py-2 text-sm">
      <p className="font-serif text-lg text-ink">No meetings coming up</p>
      <p className="measure text-muted">Calls that companies book with you appear here, the soonest first.</p>
      <p>
        <Link to={paths.opportunitySummary({ tab: 'applications' })} className="text-link">
          See your applications
        </Link>
      </p>
    </div>
  )
}
