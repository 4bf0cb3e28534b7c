import { object, string } from 'yup'
import { defineJob } from '#platform/jobs/define-job.js'
import { enqueueJob } from '#platform/jobs/enqueue-job.js'
import { summarizeResponseJob } from './summarize-response.job.js'
import { transcribeRecordingJob } from './transcribe-recording.job.js'
import { findRecordingOf } from './transcripts.store.js'

/** Has a submitted response written down, if it is a recording, and summarized. */
export const prepareResponseJob = defineJob({
  name: 'prepare-response',
  payload: object({ responseId: string().uuid().required() }),
  handle: ({ responseId }, { database }) =>
    database.transaction().execute(async (transaction) => {
      const recordingId = await findRecordingOf(transaction, responseId)
      if (recordingId)
        await enqueueJob(transaction, transcribeRecordingJob, { recordingId }, { key: `transcribe:${recordingId}` })
      // of a recording only if its author has typed what is said; otherwise it follows the transcript
      await enqueueJob(transaction, summarizeResponseJob, { responseId }, { key: `summarize-response:${responseId}` })
    }),
})
