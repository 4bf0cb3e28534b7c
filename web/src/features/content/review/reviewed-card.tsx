import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { formatCardDate } from '#contract/format/dates.js'
import { paths } from '#lib/paths.js'
import type { Reviewable } from './ask-first'
import type { ReviewedItem } from './use-content-reviews'

export const titleOf = ({ insight, response, question }: ReviewedItem): string =>
  insight?.title ?? response?.ai_generated_title ?? question?.question ?? 'Untitled'

export const wordFor = ({ kind }: ReviewedItem) => (kind === 'answer' ? 'answer' : 'insight')

export const reviewable = (item: ReviewedItem): Reviewable => ({
  ...{ id: item.id, questionId: item.question_id ?? null, title: titleOf(item), noun: wordFor(item) },
})

const placeOf = ({ id, kind, question_id: questionId }: ReviewedItem) =>
  kind === 'answer' && questionId ? paths.question(questionId, id) : paths.insight(id)

interface ReviewedCardProps {
  item: ReviewedItem
  isPublic: boolean
  /** when what happened */
  happened: string
  at: string | null | undefined
  /** what one can do about it */
  children: ReactNode
}

/** Something that an expert published, with what they can say about it. */
export function ReviewedCard({ item, isPublic, happened, at, children }: ReviewedCardProps) {
  const title = titleOf(item)
  return (
    <article aria-label={title} className="grid gap-3 rounded-lg border border-line bg-surface p-4 sm:p-6">
      <p className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-muted">
        <span>{item.kind === 'answer' ? 'Answer' : 'Insight'}</span>
        <span>{item.master_topic?.topic_name}</span>
        {at ? (
          <span>
            {happened} <time dateTime={at}>{formatCardDate(new Date(at))}</time>
          </span>
        ) : null}
      </p>
      <h2 className="font-serif text-lg font-semibold wrap-anywhere text-ink">
        {isPublic ? (
          <Link to={placeOf(item)} className="focus-ring rounded-sm hover:text-accent hover:underline">
            {title}
          </Link>
        ) : (
          title
        )}
      </h2>
      <div className="flex flex-wrap gap-3">{children}</div>
    </article>
  )
}
