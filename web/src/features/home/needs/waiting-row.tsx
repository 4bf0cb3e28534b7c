import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { focusWhenReady } from '#lib/browser/focus-when-ready.js'
import { formatExactDate, formatPassedTime } from '#lib/dates.js'

interface WaitingRowProps {
  title: string
  about?: string
  amount?: ReactNode
  since: string
  to: string
  /** the element to focus there */
  selector?: string | null
}

/** One thing that waits: what, its amount and since when. All of the line leads to the place where it is done. */
export function WaitingRow({ title, about, amount, since, to, selector }: WaitingRowProps) {
  return (
    <li className="group relative grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 py-3 md:grid-cols-[minmax(0,1fr)_auto_6rem]">
      <p className="min-w-0 text-sm text-muted max-md:col-span-2 xl:truncate">
        <Link
          to={to}
          onClick={() => selector && focusWhenReady(selector)}
          className="focus-ring rounded-sm text-base font-medium text-ink transition-colors duration-120 after:absolute after:inset-0 group-hover:text-accent"
        >
          {title}
        </Link>
        {about ? (
          <span className="max-xl:line-clamp-1 xl:ms-3" title={about}>
            {about}
          </span>
        ) : null}
      </p>
      <span className="tabular text-sm text-ink">{amount}</span>
      <time dateTime={since} title={formatExactDate(since)} className="tabular text-end text-sm text-muted">
        <span className="sr-only">Waiting for </span>
        {formatPassedTime(since)}
      </time>
    </li>
  )
}
