/** What was said from one second to another. */
export interface TranscriptSegment {
  start: number
  end: number
  text: string
}

/** The segments of a stored transcript in the order in which they are spoken; empty if it has none. */
export function readTranscript(stored: unknown): TranscriptSegment[] {
  if (!Array.isArray(stored)) return []
  return stored
    .filter(isSegment)
    .map(({ start, end, text }) => ({ start, end, text: text.trim() }))
    .sort((left, right) => left.start - right.start)
}

function isSegment(value: unknown): value is TranscriptSegment {
  if (typeof value !== 'object' || value === null) return false
  const { start, end, text } = value as Partial<Record<keyof TranscriptSegment, unknown>>
  return isSecond(start) && isSecond(end) && end >= start && typeof text === 'string' && text.trim() !== ''
}

const isSecond = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0

/** Which segment is spoken at this second, or was the last to be; -1 before the first. */
export function segmentAt(segments: readonly TranscriptSegment[], seconds: number): number {
  let [from, to] = [0, segments.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((segments[middle]?.start ?? 0) <= seconds) from = middle + 1
    else to = middle
  }
  return from - 1
}

const HOUR_S = 3600
const MINUTE_S = 60
const MILLISECONDS = 1000

/** The segments as WebVTT, for the captions of a video. */
export function toWebVtt(segments: readonly TranscriptSegment[]): string {
  const cues = segments.map(({ start, end, text }) => `${timestamp(start)} --> ${timestamp(end)}\n${escapeCue(text)}`)
  return ['WEBVTT', ...cues].join('\n\n')
}

function timestamp(seconds: number): string {
  const total = Math.round(seconds * MILLISECONDS)
  const whole = Math.floor(total / MILLISECONDS)
  const parts = [Math.floor(whole / HOUR_S), Math.floor((whole % HOUR_S) / MINUTE_S), whole % MINUTE_S]
  const clock = parts.map((part) => String(part).padStart(2, '0')).join(':')
  return `${clock}.${String(total % MILLISECONDS).padStart(3, '0')}`
}

/** A cue is one block without tags. */
const escapeCue = (text: string) =>
  text.replace(/\s+/g, ' ').replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
