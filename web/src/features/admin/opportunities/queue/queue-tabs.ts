import { DELETABLE_BY_STAFF } from '#contract/workflow/opportunity.graph.js'

export const QUEUE_TABS = ['waiting', 'edited', 'requested', 'approved'] as const
export type QueueTab = (typeof QUEUE_TABS)[number]

export const QUEUE_LABELS: Readonly<Record<QueueTab, string>> = {
  waiting: 'Waiting',
  edited: 'Edited after approval',
  requested: 'Changes requested',
  approved: 'Approved',
}

interface TabFilter {
  status: readonly string[]
  /** Any review status if left out. */
  review?: string
}

/** Which posts belong to a tab; the counts in the queries must match. */
export const TAB_FILTERS: Readonly<Record<QueueTab, TabFilter>> = {
  waiting: { review: 'waiting', status: ['draft'] },
  edited: { review: 'edited after approval', status: ['published'] },
  requested: { review: 'changes requested', status: ['draft', 'published'] },
  approved: { status: DELETABLE_BY_STAFF.filter((status) => status !== 'draft') },
}

export function isInTab(tab: QueueTab, post: { status: string; review_status: string }): boolean {
  const { status, review } = TAB_FILTERS[tab]
  return status.includes(post.status) && (review === undefined || review === post.review_status)
}

/** The tab a post is in now; null if none, for example when it was deleted. */
export function tabOf(post: { status: string; review_status: string }): QueueTab | null {
  return QUEUE_TABS.find((tab) => isInTab(tab, post)) ?? null
}

export function readQueueTab(query: URLSearchParams): QueueTab {
  return QUEUE_TABS.find((tab) => tab === query.get('tab')) ?? 'waiting'
}
