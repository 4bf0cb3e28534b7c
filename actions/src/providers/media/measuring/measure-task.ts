import type { RecordingMedia } from '#contract/recordings/recording-limits.js'
import type { Measured } from '../measure-media.js'

/** How the process ends when it takes too much memory. */
export const OUT_OF_MEMORY = 137

export interface MeasureTask {
  source: string
  target: string
  media: RecordingMedia
  /** beyond which the process ends itself */
  memoryMb: number
}

/** What it measured, or what went wrong that isn't the recording's fault. */
export type MeasureReply = { measured: Measured } | { fault: string; code?: string }
