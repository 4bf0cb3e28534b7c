import type { RecordingMedia } from '#contract/recordings/recording-limits.js'
import type { Measured } from '../measure-media.js'

/** Reads recordings, which are other people's files. */
export interface MediaMeasurer {
  /**
   * Measures a recording and writes it anew with its length and an index.
   * @param source path of the file as it arrived
   * @param target where the new file goes; whatever is there after a failure is no recording
   * @param signal ends it
   * @throws MeasuringBrokeOff, MeasuringInterrupted if whoever read it ended before they were done
   */
  measure(source: string, target: string, media: RecordingMedia, signal: AbortSignal): Promise<Measured>
}

/** Whoever read it crashed over it, or reached the limit of its memory. Another try may well succeed. */
export class MeasuringBrokeOff extends Error {
  constructor(how: string) {
    super(`the process that measures a recording ended: ${how}`)
  }
}

/** Whoever was to read it could not, or was ended by others, which says nothing about the recording. */
export class MeasuringInterrupted extends Error {
  constructor(how: string) {
    super(`the process that measures recordings ended: ${how}`)
  }
}
