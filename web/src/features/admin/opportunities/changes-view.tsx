import { ErrorState } from '#ui/feedback/error-state.js'
import { Skeleton } from '#ui/feedback/skeleton.js'
import { changesSince, type DisplayedPost, type ReviewedOpportunity } from './review-changes'
import { type ReviewNamesQuery, useReviewNamesQuery } from './review-names.generated'
import type { DiffPart } from './word-diff'

interface ChangesViewProps {
  title?: string
  /** @param names display names of every choice, by id */
  before(names: ReviewNamesQuery): DisplayedPost
  opportunity: ReviewedOpportunity
}

/** What differs from the approved version: fields side by side, the brief word by word. */
export function ChangesView({ title = 'Changed since approval', before, opportunity }: ChangesViewProps) {
  const names = useReviewNamesQuery(undefined, { staleTime: Number.POSITIVE_INFINITY })
  if (names.error) return <ErrorState error={names.error} onRetry={() => void names.refetch()} />
  if (!names.data) return <Skeleton className="h-24 w-full" />
  const changes = changesSince(before(names.data), opportunity)
  return (
    <section aria-label={title} className="flex flex-col gap-3 rounded-lg border border-line bg-sunken p-4 text-sm">
      <h3 className="font-medium text-ink">{title}</h3>
      {changes.fields.length === 0 && !changes.brief ? (
        <p className="text-muted">Only the formatting has changed.</p>
      ) : null}
      {changes.fields.length > 0 ? (
        <dl className="flex flex-col gap-2">
          {changes.fields.map((field) => (
            <div key={`${field.name} ${field.before} ${field.after}`} className="grid gap-x-4 md:grid-cols-[8rem_1fr]">
              <dt className="text-muted">{field.name}</dt>
              <dd>
                <del className="text-muted">{field.before}</del>
                <span aria-hidden="true"> → </span>
                <ins className="text-ink no-underline">{field.after}</ins>
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {changes.brief ? <BriefDiff parts={changes.brief} /> : null}
    </section>
  )
}

function BriefDiff({ parts }: { parts: readonly DiffPart[] }) {
  let offset = 0
  return (
    <p className="max-w-[68ch] font-serif text-base whitespace-pre-wrap">
      {parts.map(({ kind, text }) => {
        const key = `${kind}${offset}`
        offset += text.length
        if (kind === 'same') return <span key={key}>{text}</span>
        if (kind === 'added')
          return (
            <ins key={key} className="rounded-sm bg-accent-soft text-ink">
              {text}
            </ins>
          )
        return (
          <del key={key} className="rounded-sm bg-danger-soft text-muted">
            {text}
          </del>
        )
      })}
    </p>
  )
}
