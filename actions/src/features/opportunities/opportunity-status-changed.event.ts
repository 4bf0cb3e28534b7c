import { defineEvent } from '#platform/hooks/define-event.js'
import { matchExperts } from './matching/match-experts.job.js'
import { BEFORE_ALL } from './matching/matching.store.js'

/** A post was approved: matching experts are told. One that comes back from `in progress` was told of before. */
export const opportunityStatusChanged = defineEvent({
  name: 'opportunity_status_changed',
  job: matchExperts,
  toPayload: ({ old, new: row }) =>
    old?.status === 'draft' && row?.status === 'published'
      ? { opportunityId: String(row.id), after: BEFORE_ALL }
      : null,
})
