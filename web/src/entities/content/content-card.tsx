import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ContentByline, ContentCounts, ContentTopic } from './content-facts'
import { type ContentFields, contentView } from './content-view'

interface ContentCardProps {
  card: ContentFields
  now?: Date
  /** what the page that it opens is told */
  state?: unknown
  /** what else can be done with it */
  action?: ReactNode
}

/** An insight, or an answer under its question, in a list. The whole card is a link (INS-07, QNA-04). */
export function ContentCard({ card, now, state, action }: ContentCardProps) {
  const content = contentView(card)
  return (
    <article className="group relative flex flex-col gap-3 rounded-lg border border-line bg-surface p-4 transition-colors duration-120 hover:border-control sm:p-6">
      <ContentTopic content={content} now={now} />
      <h2 className="font-serif text-lg font-semibold text-ink">
        <Link
          to={content.to}
          state={state}
          className="focus-ring rounded-md after:absolute after:inset-0 after:rounded-lg group-hover:text-accent"
        >
          {content.heading}
        </Link>
      </h2>
      <div className="grid max-w-[68ch] gap-1 text-sm">
        {content.heading === content.title ? null : <p className="font-medium text-ink">{content.title}</p>}
        <p className="line-clamp-3 text-muted">{content.brief}</p>
      </div>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <ContentByline content={content} />
        <ContentCounts content={content} />
      </div>
      {action ? <div className="relative z-10 self-start">{action}</div> : null}
    </article>
  )
}
