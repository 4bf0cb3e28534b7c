import type { Request } from 'express'
import { array, mixed, object, string } from 'yup'
import { INSIGHT_LIMITS, INSIGHT_MESSAGES } from '#contract/content/insight-limits.js'
import { RICH_TEXT_LIMITS } from '#contract/rich-text/raw-content.js'
import { withReceivedRecordings } from '#domain/recordings/receive-recordings.js'
import { type Caller, requireVerifiedEmail } from '#platform/caller.js'
import { MINUTE_MS, SECOND_MS } from '#platform/clock.js'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { INSIGHT_FIELDS, readInsightFields, requireSeconds } from './insight-fields.js'
import type { SendOptions } from './send-insight.js'

/** The engine waits half a minute for an action. */
export const ACTION_WAITS_MS = 20 * SECOND_MS
/** Whoever sends files along would have to send all of them again. */
const FORM_WAITS_MS = 4 * MINUTE_MS

/** What the form is checked for is one schema, which our client checks too; here the fields only exist. */
export const insightInput = {
  title: string().nullable(),
  brief: string().nullable(),
  briefRichText: mixed().nullable(),
  topicId: string().nullable(),
  recordings: array(object({ recordingId: string().required(), name: string().nullable() })).required(),
}

/** Each of up to five recordings has at most four fields of its own, and one that is too many is refused by its name. */
const FIELDS_MAX = 4 + 4 * INSIGHT_LIMITS.recordingsMax + 1

/** Reads the form of INS-44 and INS-45, and sends what it says; nothing of it is left if that is refused. */
export async function receiveInsight<Result>(
  request: Request,
  caller: Caller,
  services: Services,
  send: (input: object, options: SendOptions) => Promise<Result>,
): Promise<Result> {
  if (!caller.isExpert) throw new AppError('EXPERTS_ONLY')
  requireVerifiedEmail(caller)
  const form = {
    ...({ userId: caller.userId, purpose: 'insight' } as const),
    ...{ fileField: 'audio', filesMax: INSIGHT_LIMITS.recordingsMax },
    ...{ tooMany: INSIGHT_MESSAGES.tooManyRecordings, fieldNames: INSIGHT_FIELDS, fieldsMax: FIELDS_MAX },
    fieldBytesMax: RICH_TEXT_LIMITS.bytesMax,
  }
  return withReceivedRecordings(request, services, form, (takes, fields) => {
    const { input, seconds, oldIds } = readInsightFields(fields, takes)
    return send(input, {
      ...{ waitMs: FORM_WAITS_MS, keptIds: oldIds },
      check: (recordings) => requireSeconds(recordings, seconds),
    })
  })
}
