import { defineEvent } from '#platform/hooks/define-event.js'
import { announceSubmission } from './review/announce-submission.job.js'

/** A new post: notifies staff. Seeded rows in a later status are ignored. */
export const opportunitySubmitted = defineEvent({
  name: 'opportunity_submitted',
  job: announceSubmission,
  toPayload: ({ new: row }) => (row?.status === 'draft' ? { opportunityId: String(row.id) } : null),
})
