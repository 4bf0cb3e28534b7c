import type { RecordingMedia } from '#contract/recordings/recording-limits.js'
import type { Measured } from '../measure-media.js'

export interface MeasureTask {
  source: string
  target: string
  media: RecordingMedia
  /** beyond which the process ends itself */
  memoryMb: number
}

/** What it measured, or what went wrong that isn't the recording's fault. */
export type MeasureReply = { measured: Measured } | { fault: string; code?: string }
