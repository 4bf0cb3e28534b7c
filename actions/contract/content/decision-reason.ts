import { string } from 'yup'
import { textOrNull } from '../format/visible-text.js'
import { textMaximumMessage } from '../messages.js'
import { countCharacters } from '../rich-text/raw-content.js'

/** What staff write to the author of a question or an answer; may be empty (GI-02). */
export const DECISION_REASON_CHARACTERS_MAX = 500

/** What is wrong with a reason, or null. */
export const decisionReasonError = (reason: string | null | undefined): string | null =>
  countCharacters(reason) > DECISION_REASON_CHARACTERS_MAX ? textMaximumMessage(DECISION_REASON_CHARACTERS_MAX) : null

/** The same as a field of an endpoint: trimmed, and null if nothing in it is visible. */
export function decisionReasonField() {
  return string()
    .nullable()
    .transform((words: unknown) => (typeof words === 'string' ? textOrNull(words) : words))
    .test('reason', function (words) {
      const message = decisionReasonError(words)
      return message === null || this.createError({ message })
    })
}
