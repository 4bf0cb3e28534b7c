import { Bell } from 'lucide-react'
import { cappedCount } from '#contract/format/capped-count.js'
import { lazyPart } from '#lib/lazy-part.js'
import { Icon } from '#ui/display/icon.js'
import { LateRegion } from '#ui/feedback/late-region.js'
import { Popover } from '#ui/overlay/popover.js'
import { NoticesSkeleton } from './notices-skeleton'
import { useRefetchOnNotice } from './use-refetch-on-notice'
import { useLiveUnseenCount } from './use-unseen-count'

// the bell is on every page, so its list loads only when opened
const NewestNotices = lazyPart(() => import('./newest-notices'))
const loadAhead = () => void NewestNotices.load()

/** The bell with its unread count, and the newest notices under it. */
export function NoticesBell() {
  const known = useLiveUnseenCount()
  useRefetchOnNotice(known)
  const count = known ?? 0
  return (
    <Popover
      label="Notices"
      className="w-96"
      button={(props) => (
        <button
          type="button"
          {...props}
          onPointerEnter={loadAhead}
          onFocus={loadAhead}
          aria-label={count > 0 ? `Notices, ${count} new` : 'Notices'}
          className="focus-ring relative grid size-10 place-items-center rounded-full text-muted hover:bg-sunken hover:text-ink"
        >
          <Icon of={Bell} />
          {count > 0 ? (
            <span
              aria-hidden="true"
              className="tabular absolute start-5 -top-0.5 grid h-5 min-w-5 place-items-center rounded-full border-2 border-paper bg-accent px-1 text-xs leading-none font-medium whitespace-nowrap text-on-accent"
            >
              {cappedCount(count)}
            </span>
          ) : null}
        </button>
      )}
    >
      {(close) => (
        <LateRegion fallback={<NoticesSkeleton />}>
          <NewestNotices count={count} onFollow={close} />
        </LateRegion>
      )}
    </Popover>
  )
}
