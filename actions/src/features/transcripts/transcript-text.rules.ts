import type { TranscriptSegment } from '#contract/recordings/transcript.js'

/** As much as a typed transcript may have (GI-34); what was said is kept whole with the recording. */
const CHARACTERS_MAX = 5000
/** Whoever pauses so long begins something new. */
const PAUSE_SECONDS = 1.5
/** A paragraph that is longer ends with its sentence. */
const PARAGRAPH_CHARACTERS = 600

/** What was said, as text in paragraphs (GI-94). */
export function transcriptText(segments: readonly TranscriptSegment[]): string {
  const paragraphs: string[] = []
  let ended = 0
  for (const { start, end, text } of segments) {
    const last = paragraphs.at(-1)
    const isFull = last !== undefined && last.length >= PARAGRAPH_CHARACTERS && /[.!?…]$/.test(last)
    if (last === undefined || isFull || start - ended >= PAUSE_SECONDS) paragraphs.push(oneLine(text))
    else paragraphs[paragraphs.length - 1] = `${last} ${oneLine(text)}`
    ended = end
  }
  return paragraphs.filter(Boolean).join('\n\n')
}

/** The text, ended after a sentence, or else a word, where it is too long. Lengths are in characters as Postgres counts them. */
export function cutText(text: string, maximum = CHARACTERS_MAX): string {
  const characters = [...text]
  if (characters.length <= maximum) return text
  const kept = characters.slice(0, maximum - 1).join('')
  const sentence = /^[\s\S]*[.!?](?=\s)/.exec(kept)?.[0] ?? ''
  const words = sentence.length > kept.length / 2 ? sentence : kept.replace(/\s+\S*$/, '')
  return `${words.trimEnd()}…`
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
