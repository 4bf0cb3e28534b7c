import { INSIGHT_LIMITS, INSIGHT_MESSAGES } from '#contract/content/insight-limits.js'
import type { RawContent } from '#contract/rich-text/raw-content.js'
import type { RecorderStage } from '#entities/recording/recorder/recorder.js'

/** The first step (INS-33). */
export interface InsightWords {
  title: string
  brief: string
  briefRichText: RawContent | null
  topicId: string
}

/** One recording of the second step (INS-34), in the order in which they are heard. */
export interface InsightTake {
  /** names its recorder, so that its take is found again */
  key: string
  /** the recording's id once the server has it */
  recordingId: string | null
  name: string
  /** stored with the insight before: how long it is */
  keptSeconds: number | null
}

/** What is kept in the browser until it is submitted. */
export interface InsightDraft {
  words: InsightWords
  takes: InsightTake[]
  step: 1 | 2
}

export type Stages = Readonly<Record<string, RecorderStage>>

export const newTake = (key: string = crypto.randomUUID()): InsightTake => ({
  ...{ key, recordingId: null, name: '', keptSeconds: null },
})

const PLACE = 'insight:'
/** Where the recorder of a take keeps it. */
export const placeOf = (key: string): string => `${PLACE}${key}`
export const keyAt = (place: string): string => place.slice(PLACE.length)

/** Those with a recording: an empty recorder at the end is none. */
export const recordedTakes = (takes: readonly InsightTake[], stages: Stages): InsightTake[] =>
  takes.filter(({ key, keptSeconds }) => keptSeconds !== null || (stages[key] ?? 'empty') !== 'empty')

/** Why it can't be submitted yet (INS-41 to INS-43), or null. */
export function submitFault(takes: readonly InsightTake[], stages: Stages): string | null {
  const recorded = recordedTakes(takes, stages)
  if (recorded.some(({ key }) => stages[key] === 'recording')) return INSIGHT_MESSAGES.isRecording
  if (recorded.length === 0) return INSIGHT_MESSAGES.noRecordings
  if (recorded.some(({ name }) => name.trim() === '')) return INSIGHT_MESSAGES.recordingUntitled
  if (recorded.some(({ name }) => [...name.trim()].length > INSIGHT_LIMITS.recordingNameCharactersMax))
    return INSIGHT_MESSAGES.recordingTitleTooLong
  return null
}

/** A recording one place further up or down. */
export function moved(takes: readonly InsightTake[], key: string, by: 1 | -1): InsightTake[] {
  const from = takes.findIndex((take) => take.key === key)
  const rest = takes.filter((take) => take.key !== key)
  const one = takes[from]
  return one ? rest.toSpliced(Math.max(0, from + by), 0, one) : [...takes]
}
