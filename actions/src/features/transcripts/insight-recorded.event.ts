import { defineEvent } from '#platform/hooks/define-event.js'
import { transcribeRecordingJob } from './transcribe-recording.job.js'

/** A recording became part of an insight of the older flow. */
export const insightRecorded = defineEvent({
  name: 'insight_recorded',
  job: transcribeRecordingJob,
  toPayload: ({ new: row }) => (row?.recording_id ? { recordingId: String(row.recording_id) } : null),
})
