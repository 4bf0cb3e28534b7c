import { Link } from 'react-router-dom'
import { fullName } from '#contract/format/full-name.js'
import { OpportunityTypeBadge } from '#entities/opportunity/opportunity-type-badge.js'
import { formatExactDate } from '#lib/dates.js'
import { paths } from '#lib/paths.js'
import { reviewStatusText } from '../review-status-text'
import type { QueueTab } from './queue-tabs'
import type { ReviewQueueQuery } from './review-queue.generated'

export type QueueItem = ReviewQueueQuery['opportunities'][number]

interface QueueListProps {
  tab: QueueTab
  items: readonly QueueItem[]
  currentId: string | null
}

export function QueueList({ tab, items, currentId }: QueueListProps) {
  if (items.length === 0) return <p className="px-4 py-3 text-sm text-muted">No posts here.</p>
  return (
    <ul
      aria-label="Queue"
      className="flex flex-col divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface"
    >
      {items.map((item) => (
        <li key={item.id}>
          <Link
            to={paths.adminOpportunities({ tab, id: item.id })}
            aria-current={item.id === currentId ? 'true' : undefined}
            className="focus-ring flex flex-col items-start gap-1 border-s-2 border-transparent px-4 py-3 -outline-offset-2! transition-colors duration-120 hover:bg-sunken lg:aria-current:border-accent lg:aria-current:bg-accent-soft"
          >
            <OpportunityTypeBadge type={item.type} />
            <span className="line-clamp-2 text-sm font-medium text-ink">{item.title}</span>
            <span className="max-w-full truncate text-xs text-muted">{posterText(item)}</span>
            <time
              dateTime={item.review_status_since}
              title={formatExactDate(item.review_status_since)}
              className="text-xs text-muted"
            >
              {reviewStatusText(item)}
            </time>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function posterText({ poster }: QueueItem): string {
  const name = poster?.user ? fullName(poster.user) : 'Unknown'
  return poster?.company ? `${name}, ${poster.company.company_name}` : name
}
