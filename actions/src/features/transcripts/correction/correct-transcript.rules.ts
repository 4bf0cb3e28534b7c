import type { TranscriptSegment } from '#contract/recordings/transcript.js'
import { transcriptLinesFault } from '#contract/recordings/transcript-lines.js'
import { cutText, transcriptText } from '../transcript-text.rules.js'

interface Stored {
  segments: readonly TranscriptSegment[]
  text: string | null
  /** An insight of the older flow has no place for a text without times but the recording's own. */
  store: 'insight' | 'response'
}

interface Corrected {
  segments: TranscriptSegment[]
  text: string
}

const CHANGES_SHOWN = 3
// both are seen of a line, before anything is cut where they are shown
const LINE_CHARACTERS_MAX = 120

/** The first lines that are others now, before and after, as the audit shows them; null if none is. */
export function changesOf(before: readonly string[], lines: readonly string[]): string | null {
  const changed = before.flatMap((line, at) => (line.trim() === lines[at]?.trim() ? [] : [{ line, at }]))
  if (changed.length === 0) return null
  const shown = changed.slice(0, CHANGES_SHOWN).map(({ line, at }) => `${quoted(line)} → ${quoted(lines[at] ?? '')}`)
  const rest = changed.length - shown.length
  return [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join('\n')
}

/** The same of an earlier version that is brought back, which may have other lines; null if it says the same. */
export function restoredChanges(before: readonly string[], lines: readonly string[]): string | null {
  const length = Math.max(before.length, lines.length)
  const whole = (some: readonly string[]) => Array.from({ length }, (_, at) => some[at] ?? '')
  const changes = changesOf(whole(before), whole(lines))
  return changes && `An earlier version was brought back.\n${changes}`
}

/** An earlier version as it is stored: one that had no times has none again, but where the recording alone has a place for it. */
export function restoredTranscript(segments: readonly TranscriptSegment[], store: Stored['store']): Corrected {
  const isTimed = segments.some(({ end }) => end > 0)
  const text = isTimed ? cutText(transcriptText(segments)) : (segments[0]?.text ?? '')
  return { segments: isTimed || store === 'insight' ? [...segments] : [], text }
}

const quoted = (line: string) => (line.trim() ? `“${cutText(line.trim(), LINE_CHARACTERS_MAX)}”` : 'nothing')

/**
 * The transcript as its author put it right: every line keeps its time, and an emptied one is gone.
 * @returns what is wrong instead, by reason
 */
export function correctedTranscript(
  { segments, text, store }: Stored,
  lines: readonly string[],
  before: readonly string[],
): Corrected | 'changed' | { fault: string } {
  const current = segments.length > 0 ? segments.map((segment) => segment.text) : [text ?? '']
  if (before.length !== current.length || before.some((line, at) => line !== current[at])) return 'changed'
  const fault = transcriptLinesFault(lines, current.length)
  if (fault) return { fault }
  const cleaned = lines.map((line) => line.trim())
  if (segments.length > 0) {
    const kept = segments
      .map(({ start, end }, at) => ({ start, end, text: cleaned[at] ?? '' }))
      .filter(({ text: t }) => t)
    return { segments: kept, text: cutText(transcriptText(kept)) }
  }
  const whole = cleaned[0] ?? ''
  return { segments: store === 'insight' ? [{ start: 0, end: 0, text: whole }] : [], text: whole }
}
