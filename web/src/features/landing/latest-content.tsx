import { Link } from 'react-router-dom'
import { ContentByline, ContentTopic } from '#entities/content/content-facts.js'
import { type ContentFields, contentView } from '#entities/content/content-view.js'
import { paths } from '#lib/paths.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { type LatestItemFragment, useLatestContentQuery } from './latest-content.public.generated'
import { SectionHeading } from './section-heading'

const SHOWN = 3

/** What experts published last: insights, and answers beside them. Hidden if there is nothing. */
export function LatestContent() {
  const { data, error, isPending, isRefetching, refetch } = useLatestContentQuery({ shown: SHOWN })
  if (data?.insights.length === 0 && data.answers.length === 0) return null
  return (
    <section aria-labelledby="latest" className="py-12 md:py-16">
      <SectionHeading
        id="latest"
        title="What they have learned"
        lead="Experts write down what worked and what it cost, and answer what companies ask. Reading is free."
      />
      {isPending ? <SkeletonRows label="Loading the latest insights and answers" rows={['h-160']} /> : null}
      {error ? <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isRefetching} /> : null}
      {data ? (
        <div className="grid gap-12 lg:grid-cols-2">
          <LatestList id="latest-insights" title="Latest insights" rows={data.insights} all={paths.insights()} />
          <LatestList id="latest-answers" title="Latest Q&A" rows={data.answers} all={paths.questionSummary()} />
        </div>
      ) : null}
    </section>
  )
}

interface LatestListProps {
  id: string
  title: string
  rows: readonly LatestItemFragment[]
  all: string
}

function LatestList({ id, title, rows, all }: LatestListProps) {
  if (rows.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <div className="flex items-baseline justify-between gap-4 border-b border-line pb-3">
        <h3 id={id} className="font-medium">
          {title}
        </h3>
        <Link to={all} className="text-link text-sm">
          See all<span className="sr-only"> of {title}</span>
        </Link>
      </div>
      <ul className="divide-y divide-line border-b border-line">
        {rows.map(({ item_id, card }) => (card ? <LatestRow key={item_id} card={card} /> : null))}
      </ul>
    </section>
  )
}

function LatestRow({ card }: { card: ContentFields }) {
  const content = contentView(card)
  return (
    <li className="grid gap-3 py-5">
      <ContentTopic content={content} />
      <h4 className="line-clamp-3 font-serif text-lg font-semibold">
        <Link to={content.to} className="focus-ring rounded-sm hover:text-accent hover:underline">
          {content.heading}
        </Link>
      </h4>
      <ContentByline content={content} />
    </li>
  )
}
