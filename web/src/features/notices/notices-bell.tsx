import { Bell } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../lib/paths'
import { Icon } from '../../ui/display/icon'
import { ErrorState } from '../../ui/feedback/error-state'
import { Skeleton, SkeletonRegion } from '../../ui/feedback/skeleton'
import { Popover } from '../../ui/overlay/popover'
import { NoticeRow } from './notice-row'
import { useMarkSeen, useNotices, useUnseenCount } from './use-notices'

const SHOWN = 6
const MAX_COUNT = 99

/** The bell with what waits, and the newest notices under it. */
export function NoticesBell() {
  const count = useUnseenCount()
  return (
    <Popover
      label="Notices"
      className="w-96"
      button={(props) => (
        <button
          type="button"
          {...props}
          aria-label={count > 0 ? `Notices, ${count} new` : 'Notices'}
          className="focus-ring relative grid size-10 place-items-center rounded-full text-muted hover:bg-sunken hover:text-ink"
        >
          <Icon of={Bell} />
          {count > 0 ? (
            <span
              aria-hidden="true"
              className="tabular absolute end-0 top-0 grid h-5 min-w-5 place-items-center rounded-full border-2 border-paper bg-accent px-1 text-xs leading-none font-medium text-on-accent"
            >
              {count > MAX_COUNT ? `${MAX_COUNT}+` : count}
            </span>
          ) : null}
        </button>
      )}
    >
      {(close) => <NewestNotices count={count} onFollow={close} />}
    </Popover>
  )
}

function NewestNotices({ count, onFollow }: { count: number; onFollow(): void }) {
  const { markSeen, markAllSeen, isBusy } = useMarkSeen()
  return (
    <>
      <div className="flex min-h-12 items-center justify-between gap-4 border-b border-line px-4">
        <p className="font-medium">Notices</p>
        {count > 0 ? (
          <button
            type="button"
            className="text-link min-h-6 text-sm disabled:opacity-50"
            onClick={markAllSeen}
            disabled={isBusy}
          >
            Mark all as seen
          </button>
        ) : null}
      </div>
      <div className="max-h-[min(60dvh,28rem)] overflow-y-auto">
        <NewestList
          onOpen={(notice) => {
            markSeen(notice)
            if (notice.link) onFollow()
          }}
        />
      </div>
      <Link
        to={paths.notices}
        onClick={onFollow}
        className="block border-t border-line px-4 py-3 text-center text-sm text-accent hover:bg-sunken focus-visible:outline-offset-[-2px]"
      >
        See all notices
      </Link>
    </>
  )
}

function NewestList({ onOpen }: { onOpen: Parameters<typeof NoticeRow>[0]['onOpen'] }) {
  const { data, error, isPending, refetch } = useNotices({ pageSize: SHOWN })
  if (isPending)
    return (
      <SkeletonRegion label="Loading notices">
        <div className="grid gap-3 p-4">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </div>
      </SkeletonRegion>
    )
  if (!data)
    return (
      <div className="p-4">
        <ErrorState error={error} onRetry={() => void refetch()} />
      </div>
    )
  const notices = data.pages[0]?.notifications ?? []
  if (notices.length === 0)
    return <p className="px-4 py-8 text-center text-sm text-muted">What concerns you will be told here.</p>
  return (
    <ul className="divide-y divide-line">
      {notices.map((notice) => (
        <li key={notice.id}>
          <NoticeRow notice={notice} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  )
}
