import { string } from 'yup'
import { wordsOrNull } from '#contract/format/visible-text.js'

/**
 * Words that a door takes and doesn't need: trimmed, and null where there is nothing to be seen in them, so that nobody
 * is told a reason that can't be read.
 */
export function optionalWords() {
  return string()
    .nullable()
    .transform((words: unknown) => (typeof words === 'string' ? wordsOrNull(words) : words))
}
