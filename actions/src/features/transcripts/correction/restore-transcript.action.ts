import { array, object, string } from 'yup'
import { TRANSCRIPT_LINES_MAX } from '#contract/recordings/transcript-lines.js'
import { defineAction } from '#platform/define-action.js'
import { restoreTranscript } from './restore-transcript.js'

/** An author brings back what the transcript of their recording said before. */
export const restoreTranscriptAction = defineAction({
  name: 'restoreTranscript',
  auth: 'session',
  input: object({
    recordingId: string().required(),
    versionId: string().required(),
    before: array(string().strict().defined()).max(TRANSCRIPT_LINES_MAX).required(),
  }),
  handle: ({ input, caller }, services) => restoreTranscript(input, caller, services),
})
