import { defineEvent } from '#platform/hooks/define-event.js'
import { matchExperts } from './matching/match-experts.job.js'
import { BEFORE_ALL } from './matching/matching.store.js'

/** A post was approved: notifies matching experts. A return from `in progress` doesn't count. */
export const opportunityStatusChanged = defineEvent({
  name: 'opportunity_status_changed',
  job: matchExperts,
  toPayload: ({ old, new: row }) =>
    old?.status === 'draft' && row?.status === 'published'
      ? { opportunityId: String(row.id), after: BEFORE_ALL }
      : null,
})
