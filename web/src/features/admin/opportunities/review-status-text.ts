import type { ReviewStatus } from '#contract/opportunities/statuses.js'
import { formatPassedTime, formatRelativeDate } from '#lib/dates.js'

const TEXTS: Readonly<Record<ReviewStatus, (since: string) => string>> = {
  waiting: (since) => `Waiting for approval for ${formatPassedTime(since)}`,
  'edited after approval': (since) => `Waiting for another review for ${formatPassedTime(since)}`,
  'changes requested': (since) => `Changes requested ${formatRelativeDate(since)}`,
  approved: (since) => `Approved ${formatRelativeDate(since)}`,
}

/** A post's review status and since when: the one time the queue shows and sorts by. */
export function reviewStatusText(post: { review_status: string; review_status_since: string }): string {
  // a check constraint limits the column to the contract's values
  return TEXTS[post.review_status as ReviewStatus](post.review_status_since)
}
