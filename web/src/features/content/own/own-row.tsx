import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { formatCardDate } from '#contract/format/dates.js'
import { ContentState, type OwnStatus, ViewReason } from '#entities/content/content-state.js'

interface OwnRowProps {
  title: string
  /** where it is read; null if there is no such page yet */
  to: string | null
  status: OwnStatus | null
  reason?: string | null
  topic: string | null | undefined
  createdAt: string
  /** what is known of it besides */
  facts?: readonly string[]
  /** what one can do about it */
  actions?: ReactNode
}

/** Something of one's own with its state, in a list. */
export function OwnRow({ title, to, status, reason = null, topic, createdAt, facts = [], actions }: OwnRowProps) {
  const isTurnedDown = status === 'rejected' || status === 'changes'
  return (
    <article className="grid gap-2 rounded-lg border border-line bg-surface p-4 sm:p-6">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        {status ? <ContentState status={status} /> : null}
        {topic ? <span>{topic}</span> : null}
        <time dateTime={createdAt}>{formatCardDate(new Date(createdAt))}</time>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      <h2 className="font-serif text-lg font-semibold wrap-anywhere text-ink">
        {to ? (
          <Link to={to} className="focus-ring rounded-sm hover:text-accent hover:underline">
            {title}
          </Link>
        ) : (
          title
        )}
      </h2>
      {isTurnedDown || actions ? (
        <div className="flex flex-wrap gap-3 empty:hidden">
          {actions}
          {isTurnedDown ? <ViewReason reason={reason} /> : null}
        </div>
      ) : null}
    </article>
  )
}
