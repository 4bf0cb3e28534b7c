import { hasVisibleSign } from '../format/visible-text.js'
import { countCharacters } from '../rich-text/raw-content.js'

/** A line of a transcript is what is said from one second to another; one without times is a single line. */
export const TRANSCRIPT_LINE_CHARACTERS_MAX = 5000
export const TRANSCRIPT_LINES_MAX = 4000

export const TRANSCRIPT_MESSAGES = {
  empty: 'Leave at least one line, or write what is said',
  tooLong: `Transcript must be up to ${TRANSCRIPT_LINE_CHARACTERS_MAX} characters`,
  otherLines: 'The lines of this transcript are other ones',
} as const

/** What is wrong with the lines as their author put them right; the form and the server check the same. */
export function transcriptLinesFault(lines: readonly string[], count: number): string | null {
  if (lines.length !== count) return TRANSCRIPT_MESSAGES.otherLines
  if (lines.some((line) => countCharacters(line) > TRANSCRIPT_LINE_CHARACTERS_MAX)) return TRANSCRIPT_MESSAGES.tooLong
  return lines.some(hasVisibleSign) ? null : TRANSCRIPT_MESSAGES.empty
}
