import { defineEvent } from '#platform/hooks/define-event.js'
import { announceSubmission } from './review/announce-submission.job.js'

/** A new post: staff are told. Rows that seeds insert further on in their life concern nobody. */
export const opportunitySubmitted = defineEvent({
  name: 'opportunity_submitted',
  job: announceSubmission,
  toPayload: ({ new: row }) => (row?.status === 'draft' ? { opportunityId: String(row.id) } : null),
})
