import { formatCount } from '../../../../contract/format/counts.js'
import { formatBudget } from '../../../../contract/format/money.js'
import type { PublishedPost } from './matching.store.js'

/** Words of the notice of a match. They come from the post alone and never name who posted it. */
export function matchNotice(post: PublishedPost): { title: string; body: string } {
  const budget = formatBudget({
    minCents: post.minBudgetCents,
    maxCents: post.maxBudgetCents,
    unitCode: post.unitCode,
    type: post.type,
  })
  const terms = [
    ...(budget === 'Not disclosed' ? [] : [budget]),
    ...(post.durationMonths === null ? [] : [formatCount(post.durationMonths, 'month')]),
  ]
  return { title: 'A new opportunity matches your profile', body: [post.title, ...terms].join(' · ') }
}
