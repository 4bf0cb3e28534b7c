import { string } from 'yup'
import { textOrNull } from '../format/visible-text.js'
import { FIELD_MESSAGES, textMaximumMessage } from '../messages.js'
import { countCharacters } from '../rich-text/raw-content.js'

/** What staff write about a balance becomes part of the person's statement, whose lines hold 500 characters. */
export const STAFF_MONEY_REASON = { min: 5, max: 400 } as const

/** Why staff change a balance, or answer a request: the person will read it. */
export function staffReasonError(reason: string | null | undefined, isRequired: boolean): string | null {
  const length = countCharacters(reason)
  if (length === 0) return isRequired ? FIELD_MESSAGES.required : null
  if (length < STAFF_MONEY_REASON.min) return FIELD_MESSAGES.reasonMin
  return length > STAFF_MONEY_REASON.max ? textMaximumMessage(STAFF_MONEY_REASON.max) : null
}

/** The same as a field of a form or endpoint: trimmed, and null if nothing in it is visible. */
export function staffReasonField({ isRequired }: { isRequired: boolean }) {
  return string()
    .nullable()
    .transform((words: unknown) => (typeof words === 'string' ? textOrNull(words) : words))
    .test('reason', function (words) {
      const message = staffReasonError(words, isRequired)
      return message === null || this.createError({ message })
    })
}
