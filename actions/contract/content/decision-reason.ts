import { string } from 'yup'
import { textOrNull } from '../format/visible-text.js'
import { textMaximumMessage } from '../messages.js'
import { countCharacters } from '../rich-text/raw-content.js'

/** What staff write to the author of a question or an answer; may be empty (GI-02). */
export const DECISION_REASON_CHARACTERS_MAX = 500

/** What is wrong with a reason, or null. */
export const decisionReasonError = (reason: string | null | undefined): string | null =>
  countCharacters(reason) > DECISION_REASON_CHARACTERS_MAX ? textMaximumMessage(DECISION_REASON_CHARACTERS_MAX) : null

export const REASON_MISSING = 'Say what should be different.'

/** What is wrong with the reason of a rejection, which our own screen asks for; the texts' path may leave it out (GI-02). */
export const rejectionReasonError = (reason: string | null | undefined): string | null =>
  textOrNull(reason ?? '') === null ? REASON_MISSING : decisionReasonError(reason)

/** The same as a field of an endpoint that says in `isApproved` what is decided. */
export const rejectionReasonField = () =>
  decisionReasonField().when('isApproved', ([isApproved], field) =>
    isApproved === false ? field.required(REASON_MISSING) : field,
  )

/** The reason of a decision as a field of an endpoint: trimmed, and null if nothing in it is visible. */
export function decisionReasonField() {
  return string()
    .nullable()
    .transform((words: unknown) => (typeof words === 'string' ? textOrNull(words) : words))
    .test('reason', function (words) {
      const message = decisionReasonError(words)
      return message === null || this.createError({ message })
    })
}
