import { mixed, number, object, string } from 'yup'
import { ANSWER_MESSAGES } from '#contract/content/answer-messages.js'
import { FIELD_MESSAGES } from '#contract/messages.js'
import {
  isRecordingMedia,
  RECORDING_MEDIA,
  RECORDING_TOLERANCE_SECONDS,
  type RecordingMedia,
} from '#contract/recordings/recording-limits.js'
import { receiveRecording } from '#domain/recordings/receive-recording.js'
import { discardRecording } from '#domain/recordings/remove-recording.js'
import type { UsableRecording } from '#domain/recordings/require-recording.js'
import { MINUTE_MS, SECOND_MS } from '#platform/clock.js'
import { defineAction } from '#platform/define-action.js'
import { defineRoute } from '#platform/define-route.js'
import { AppError } from '#platform/errors.js'
import { parseInput } from '#platform/http/read-body.js'
import { UPLOAD_FIELD } from '#platform/http/receive-upload.js'
import { requireAnswerable, submitAnswer } from './submit-answer.js'

/** The engine waits half a minute for an action. */
const ACTION_WAITS_MS = 20 * SECOND_MS
/** Whoever sends the file along would have to send all of it again. */
const FORM_WAITS_MS = 4 * MINUTE_MS

/** Answers a question with a take of one's own, which our own recorder has sent before (QNA-14, REC-24). */
export const submitAnswerAction = defineAction({
  name: 'submitAnswer',
  auth: 'session',
  input: object({ questionId: string().required(), recordingId: string().required() }),
  handle: ({ input, caller }, services) => submitAnswer({ ...input, waitMs: ACTION_WAITS_MS }, caller, services),
})

/** REC-22 without the file; units and order are those of GI-22. */
const formSchema = object({
  questionId: string().required(FIELD_MESSAGES.required),
  responseType: mixed<RecordingMedia>()
    .required(ANSWER_MESSAGES.wrongType)
    .oneOf([...RECORDING_MEDIA], ANSWER_MESSAGES.wrongType),
  uploadedFileTime: wholeNumber(ANSWER_MESSAGES.wrongTime).min(1, ANSWER_MESSAGES.wrongTime),
  uploadedFilePosition: wholeNumber(ANSWER_MESSAGES.wrongPosition).oneOf([undefined, 0], ANSWER_MESSAGES.wrongPosition),
  recordingMimeType: string().when('responseType', ([media], field) =>
    field.test(
      'type',
      ANSWER_MESSAGES.wrongMimeType(media),
      (type) => !type || !isRecordingMedia(media) || type.startsWith(`${media}/`),
    ),
  ),
})

function wholeNumber(message: string) {
  return number().typeError(message).integer(message)
}

/** The twin of submitAnswer for clients that send the file along: one answer, or nothing of it (REC-22, REC-23, GI-57). */
export const submitAnswerRoute = defineRoute({
  method: 'post',
  path: '/api/qanda/response',
  auth: 'session',
  status: 201,
  async handle({ request, caller }, services) {
    if (!caller.isExpert) throw new AppError('NOT_MATCHED', { message: ANSWER_MESSAGES.notMatched })
    const { id: recordingId, form } = await receiveRecording(request, services, {
      userId: caller.userId,
      purpose: 'answer',
      fieldNames: Object.keys(formSchema.fields),
      mediaField: 'responseType',
      async read(fields) {
        const read = await parseInput(formSchema, Object.fromEntries(fields))
        await requireAnswerable(read.questionId, caller, services)
        return { ...read, media: read.responseType }
      },
    })
    try {
      const { questionId, media, uploadedFileTime: seconds } = form
      const answer = { questionId, recordingId, media, field: UPLOAD_FIELD, waitMs: FORM_WAITS_MS }
      return await submitAnswer({ ...answer, check: (recording) => requireTime(recording, seconds) }, caller, services)
    } catch (error) {
      if (error instanceof AppError) await discardRecording({ id: recordingId }, services)
      throw error
    }
  },
})

/** What the form says may differ from what was measured by what a recorder's clock does. */
function requireTime({ seconds }: UsableRecording, said: number | undefined): void {
  if (said === undefined || Math.abs(said - seconds) <= RECORDING_TOLERANCE_SECONDS) return
  const message = ANSWER_MESSAGES.wrongTime
  throw new AppError('VALIDATION_FAILED', { message, errors: [{ field: 'uploadedFileTime', message }] })
}
