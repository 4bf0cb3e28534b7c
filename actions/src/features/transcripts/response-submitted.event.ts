import { defineEvent } from '#platform/hooks/define-event.js'
import { prepareResponseJob } from './prepare-response.job.js'

/** A response was sent for approval, for the first time or again. */
export const responseSubmitted = defineEvent({
  name: 'response_submitted',
  job: prepareResponseJob,
  toPayload: ({ new: row }) =>
    row?.submitted_for_approval === true && row.is_approved === null ? { responseId: String(row.id) } : null,
})
