import type { ContentItemFragment } from '../content-item.generated'

/** Who wrote the summary above it: a model, or its author, whose sentences were picked (GI-30). */
export function SummaryOrigin({ item: { response } }: { item: Pick<ContentItemFragment, 'response'> }) {
  if (!response?.ai_generated_summary) return null
  return (
    <p className="text-xs text-muted">
      {response.is_ai_summary_generated ? 'Title and summary written by AI' : 'Summary in the author’s own sentences'}
    </p>
  )
}
