import { DELETABLE_BY_STAFF } from '#contract/workflow/opportunity.graph.js'
import type { Opportunities_Bool_Exp, Opportunities_Order_By } from '#lib/graphql/staff.types.generated.js'

export const QUEUE_TABS = ['waiting', 'edited', 'requested', 'approved'] as const
export type QueueTab = (typeof QUEUE_TABS)[number]

export const QUEUE_LABELS: Readonly<Record<QueueTab, string>> = {
  waiting: 'Waiting',
  edited: 'Edited after approval',
  requested: 'Changes requested',
  approved: 'Approved',
}

interface Standing {
  status: readonly string[]
  /** Any, where it is left out. */
  review?: string
}

/** Which posts a tab holds; the counts in the queries say the same. */
const STANDINGS: Readonly<Record<QueueTab, Standing>> = {
  waiting: { review: 'waiting', status: ['draft'] },
  edited: { review: 'edited after approval', status: ['published'] },
  requested: { review: 'changes requested', status: ['draft', 'published'] },
  approved: { status: DELETABLE_BY_STAFF.filter((status) => status !== 'draft') },
}

export function isInTab(tab: QueueTab, post: { status: string; review_status: string }): boolean {
  const { status, review } = STANDINGS[tab]
  return status.includes(post.status) && (review === undefined || review === post.review_status)
}

/** Where a post is found now; null when it is in no tab, as one that was deleted. */
export function tabOf(post: { status: string; review_status: string }): QueueTab | null {
  return QUEUE_TABS.find((tab) => isInTab(tab, post)) ?? null
}

/** The last post of a page; the next page begins after it. */
export interface QueueCursor {
  since: string
  id: string
}

export function queueCondition(tab: QueueTab, after: QueueCursor | null): Opportunities_Bool_Exp {
  const { status, review } = STANDINGS[tab]
  const condition: Opportunities_Bool_Exp = {
    status: { _in: [...status] },
    ...(review ? { review_status: { _eq: review } } : {}),
  }
  if (!after) return condition
  const { since, id } = after
  const beyond = isNewestFirst(tab)
    ? [{ review_status_since: { _lt: since } }, { review_status_since: { _eq: since }, id: { _lt: id } }]
    : [{ review_status_since: { _gt: since } }, { review_status_since: { _eq: since }, id: { _gt: id } }]
  return { ...condition, _or: beyond }
}

/** What waits is read from the longest waiting on, what is done from the newest; an edit moves neither. */
export function queueOrder(tab: QueueTab): Opportunities_Order_By[] {
  const direction = isNewestFirst(tab) ? 'desc' : 'asc'
  return [{ review_status_since: direction }, { id: direction }]
}

function isNewestFirst(tab: QueueTab): boolean {
  return tab === 'approved'
}

export function readQueueTab(query: URLSearchParams): QueueTab {
  return QUEUE_TABS.find((tab) => tab === query.get('tab')) ?? 'waiting'
}
