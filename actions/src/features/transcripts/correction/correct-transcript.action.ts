import { array, object, string } from 'yup'
import { TRANSCRIPT_LINES_MAX } from '#contract/recordings/transcript-lines.js'
import { defineAction } from '#platform/define-action.js'
import { correctTranscript } from './correct-transcript.js'

/** An author puts right what the transcript of their recording says. */
export const correctTranscriptAction = defineAction({
  name: 'correctTranscript',
  auth: 'session',
  input: object({
    recordingId: string().required(),
    lines: array(string().strict().defined()).max(TRANSCRIPT_LINES_MAX).required(),
    before: array(string().strict().defined()).max(TRANSCRIPT_LINES_MAX).required(),
  }),
  handle: ({ input, caller }, services) => correctTranscript(input, caller, services),
})
