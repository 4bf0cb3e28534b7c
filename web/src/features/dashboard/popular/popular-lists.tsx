import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ContentCounts } from '#entities/content/content-facts.js'
import { contentView } from '#entities/content/content-view.js'
import { paths } from '#lib/paths.js'
import { Avatar } from '#ui/display/avatar.js'
import { Section } from '#ui/display/section.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { type PopularItemFragment, usePopularContentQuery } from './popular-content.generated'

/** How many entries a popular list shows (DASH-35). */
const SHOWN = 3
const SKELETON = ['h-20', 'h-20', 'h-20']

/** What is read and heard most: insights, and answers beside them. */
export function PopularLists() {
  const { data, error, isPending, isRefetching, refetch } = usePopularContentQuery({ shown: SHOWN })
  if (isPending)
    return (
      <Grid>
        <SkeletonRows label="Loading popular insights" rows={SKELETON} />
        <SkeletonRows label="Loading popular answers" rows={SKELETON} />
      </Grid>
    )
  if (!data)
    return (
      <ErrorState
        title="Popular insights and answers couldn’t be loaded"
        error={error}
        onRetry={() => void refetch()}
        isRetrying={isRefetching}
      />
    )
  return (
    <Grid>
      <PopularList
        id="popular-insights"
        title="Popular insights"
        rows={data.insights}
        all={{ to: paths.insights({ sort: 'view_count' }), of: 'insights' }}
      />
      <PopularList
        id="popular-answers"
        title="Popular answers"
        rows={data.answers}
        all={{ to: paths.questionSummary({ sort: 'view_count' }), of: 'questions and answers' }}
      />
    </Grid>
  )
}

function Grid({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-1 gap-12 lg:grid-cols-2">{children}</div>
}

interface PopularListProps {
  id: string
  title: string
  rows: readonly PopularItemFragment[]
  all: { to: string; of: string }
}

function PopularList({ id, title, rows, all }: PopularListProps) {
  const shown = rows.slice(0, SHOWN)
  if (shown.length === 0) return null
  return (
    <Section
      id={id}
      title={title}
      action={
        <Link to={all.to} className="text-link text-sm">
          See all<span className="sr-only"> {all.of}</span>
        </Link>
      }
    >
      <ol className="divide-y divide-line border-y border-line">
        {shown.map((row) => (
          <li key={row.item_id} className="py-4">
            <PopularLine row={row} />
          </li>
        ))}
      </ol>
    </Section>
  )
}

function PopularLine({ row: { card } }: { row: PopularItemFragment }) {
  if (!card) return null
  const content = contentView(card)
  return (
    <article className="grid grid-cols-1 gap-2">
      <h3 className="line-clamp-2 font-serif text-base font-semibold text-ink">
        <Link to={content.to} className="focus-ring rounded-sm hover:text-accent">
          {content.heading}
        </Link>
      </h3>
      <div className="flex items-center justify-between gap-4 text-sm text-muted">
        <p className="flex min-w-0 items-center gap-2">
          <Avatar id={content.author.id} name={content.author.name} src={content.author.picture} size={24} />
          <span className="truncate">{content.author.name}</span>
        </p>
        <ContentCounts content={content} />
      </div>
    </article>
  )
}
