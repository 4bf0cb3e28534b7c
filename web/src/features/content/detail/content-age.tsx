import { contentAge } from '#contract/content/content-age.js'
import type { ContentItemFragment } from '../content-item.generated'

interface AgedContent {
  noun: 'insight' | 'answer'
  item: Pick<ContentItemFragment, 'dates'>
}

/** How old it is, a year after it was published or its author last confirmed it; answers by the AI say the same of it. */
export function ContentAge({ noun, item }: AgedContent) {
  const confirmedAt = item.dates?.confirmed_at
  const age = contentAge(confirmedAt ? new Date(confirmedAt) : null, new Date())
  if (!age) return null
  return (
    <p className="text-sm text-warn">
      This {noun} is {age}. Its author hasn’t confirmed it since.
    </p>
  )
}
