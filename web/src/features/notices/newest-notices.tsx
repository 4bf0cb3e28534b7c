import { Link } from 'react-router-dom'
import { paths } from '#lib/paths.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { NoticeRow } from './notice-row'
import { NoticesSkeleton } from './notices-skeleton'
import { useMarkSeen, useNotices } from './use-notices'

const SHOWN = 6

/** The panel under the bell: the newest notices and a link to all. */
export default function NewestNotices({ count, onFollow }: { count: number; onFollow(): void }) {
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
      <div className="relative max-h-[min(60dvh,28rem)] overflow-y-auto">
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
  const { data, error, isPending, refetch } = useNotices(SHOWN)
  if (isPending) return <NoticesSkeleton />
  if (!data)
    return (
      <div className="p-4">
        <ErrorState error={error} onRetry={() => void refetch()} />
      </div>
    )
  const notices = data.pages[0]?.rows ?? []
  if (notices.length === 0)
    return (
      <p className="px-4 py-8 text-center text-sm text-muted">
        You’re all caught up. News about your roles and offers shows up here.
      </p>
    )
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
