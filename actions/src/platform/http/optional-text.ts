import { string } from 'yup'
import { textOrNull } from '#contract/format/visible-text.js'

/** Optional text: trimmed, and null if nothing in it is visible, so that nobody is shown a blank reason. */
export function optionalTextField() {
  return string()
    .nullable()
    .transform((words: unknown) => (typeof words === 'string' ? textOrNull(words) : words))
}
