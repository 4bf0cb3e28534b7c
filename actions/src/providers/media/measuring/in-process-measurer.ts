import { measureMedia } from '../measure-media.js'
import type { MediaMeasurer } from './media-measurer.js'

/** Without a process of its own: for tests, to which starting one each time would cost more than measuring. */
export const inProcessMeasurer: MediaMeasurer = {
  measure: (source, target, media) => measureMedia(source, target, media),
}
