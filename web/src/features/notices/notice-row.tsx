import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { formatExactDate, formatRelativeDate } from '#lib/dates.js'
import type { Notice } from './use-notices'

interface NoticeRowProps {
  notice: Notice
  /** called on following its link, or on reading one without a link */
  onOpen(notice: Notice): void
  /** The page shows a reason in full; the bell only its beginning. */
  isWhole?: boolean
}

/** One notice. New ones have a dot for the eye and the word "New" for screen readers. */
export function NoticeRow({ notice, onOpen, isWhole = false }: NoticeRowProps) {
  const isNew = !notice.seen_at
  return (
    <RowControl notice={notice} onOpen={onOpen}>
      <span className="mt-2 size-2 shrink-0 rounded-full data-new:bg-accent" data-new={isNew || undefined} />
      <span className="min-w-0 flex-1">
        {isNew ? <span className="sr-only">New: </span> : null}
        <span className={isNew ? 'block font-medium text-ink' : 'block text-ink'}>{notice.title}</span>
        {notice.body ? (
          <span className={isWhole ? 'block text-muted wrap-anywhere' : 'line-clamp-2 text-muted'}>{notice.body}</span>
        ) : null}
        <time
          dateTime={notice.created_at}
          title={formatExactDate(notice.created_at)}
          className="block text-xs text-muted"
        >
          {formatRelativeDate(notice.created_at)}
        </time>
      </span>
    </RowControl>
  )
}

const ROW =
  'flex w-full items-start gap-3 px-4 py-3 text-start text-sm transition-colors hover:bg-sunken focus-visible:outline-offset-[-2px]'

function RowControl({ notice, onOpen, children }: NoticeRowProps & { children: ReactNode }) {
  if (notice.link)
    return (
      <Link to={notice.link} className={ROW} onClick={() => onOpen(notice)}>
        {children}
      </Link>
    )
  return (
    <button type="button" className={ROW} onClick={() => onOpen(notice)}>
      {children}
    </button>
  )
}
