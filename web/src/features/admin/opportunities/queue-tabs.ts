import { DELETABLE_BY_STAFF } from '../../../../../actions/contract/workflow/opportunity.graph'
import type { Opportunities_Bool_Exp, Opportunities_Order_By } from '../../../lib/graphql/staff.types.generated'

export const QUEUE_TABS = ['waiting', 'edited', 'requested', 'approved'] as const
export type QueueTab = (typeof QUEUE_TABS)[number]

export const QUEUE_LABELS: Readonly<Record<QueueTab, string>> = {
  waiting: 'Waiting',
  edited: 'Edited after approval',
  requested: 'Changes requested',
  approved: 'Approved',
}

/** Which posts a tab holds; the counts in the query say the same. */
export const QUEUE_CONDITIONS: Readonly<Record<QueueTab, Opportunities_Bool_Exp>> = {
  waiting: { review_status: { _eq: 'waiting' }, status: { _eq: 'draft' } },
  edited: { review_status: { _eq: 'edited after approval' }, status: { _eq: 'published' } },
  requested: { review_status: { _eq: 'changes requested' }, status: { _in: ['draft', 'published'] } },
  approved: { status: { _in: [...DELETABLE_BY_STAFF] } },
}

/** What waits is read from the longest waiting on, what is done from the newest. */
export function queueOrder(tab: QueueTab): Opportunities_Order_By[] {
  return tab === 'approved' ? [{ updated_at: 'desc' }, { id: 'desc' }] : [{ updated_at: 'asc' }, { id: 'asc' }]
}

export function readQueueTab(query: URLSearchParams): QueueTab {
  return QUEUE_TABS.find((tab) => tab === query.get('tab')) ?? 'waiting'
}
