import { contentAgeSentence } from '#contract/content/content-age.js'
import type { ContentItemFragment } from '../content-item.generated'

/** How old it is, a year after it was published or its author last confirmed it; answers by the AI say the same of it. */
export function ContentAge({ item }: { item: Pick<ContentItemFragment, 'dates'> }) {
  const confirmedAt = item.dates?.confirmed_at
  const age = contentAgeSentence(confirmedAt ? new Date(confirmedAt) : null, new Date())
  return age ? <p className="text-sm text-warn">{age}</p> : null
}
