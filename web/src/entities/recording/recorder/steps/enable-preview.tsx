import type { RecordingMedia } from '#contract/recordings/recording-limits.js'
import { isIos } from '../devices/permission-help'
import type { RecorderSession } from '../recorder-session'

/** iOS shows the live picture only after a tap: asks for permission again and starts it (REC-09, GI-66). */
export function EnablePreview({ media, session }: { media: RecordingMedia; session: RecorderSession }) {
  if (!isIos()) return null
  return (
    <button
      type="button"
      className="focus-ring text-link text-sm"
      onClick={() => session.send({ type: 'choose', media })}
    >
      Enable Preview
    </button>
  )
}
