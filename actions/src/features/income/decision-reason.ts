import { STAFF_REASON_CHARACTERS } from '#contract/limits.js'
import { FIELD_MESSAGES } from '#contract/messages.js'
import { optionalTextField } from '#platform/http/optional-text.js'

/** Why staff refuse or return something; the person reads it. */
export function decisionReason() {
  return optionalTextField()
    .required(FIELD_MESSAGES.required)
    .min(STAFF_REASON_CHARACTERS.min, FIELD_MESSAGES.reasonMin)
    .max(STAFF_REASON_CHARACTERS.max, FIELD_MESSAGES.reasonMax)
}
