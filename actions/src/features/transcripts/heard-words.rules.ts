import type { TranscriptSegment } from '#contract/recordings/transcript.js'

/** Nobody speaks as fast; whatever says more is no transcript. */
const CHARACTERS_PER_SECOND_MAX = 40
const CHARACTERS_SPARE = 500
/** What the database keeps of one recording, with room for how it spaces JSON. */
const STORED_BYTES_MAX = 180_000
const SECONDS_SPARE = 1

export interface Heard {
  segments: TranscriptSegment[]
  text: string
}

/**
 * What a service heard, as far as it can be true of a recording of this length: segments that begin after its end are left
 * out, ends are brought back to it. Null if it is more than anybody can say in that time (GI-94).
 * @param seconds how long the recording is
 */
export function plausibleWords({ segments, text }: Heard, seconds: number): Heard | null {
  const most = seconds * CHARACTERS_PER_SECOND_MAX + CHARACTERS_SPARE
  const told = segments
    .filter(({ start }) => start < seconds + SECONDS_SPARE)
    .map(({ start, end, text: words }) => ({
      start: Math.min(start, seconds),
      end: Math.min(end, seconds),
      text: words,
    }))
  const length = told.reduce((sum, { text: words }) => sum + words.length, 0)
  if (length > most || text.length > most || Buffer.byteLength(JSON.stringify(told)) > STORED_BYTES_MAX) return null
  return { segments: told, text }
}
