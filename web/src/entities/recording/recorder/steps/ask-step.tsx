import { ShieldQuestionMark } from 'lucide-react'
import type { RecordingMedia } from '#contract/recordings/recording-limits.js'
import { Button } from '#ui/button/button.js'
import { Icon } from '#ui/display/icon.js'
import type { RecorderSession } from '../recorder-session'
import { EnablePreview } from './enable-preview'
import { Stage } from './stage'

/** While the browser asks its user. */
export function AskStep({ media, session }: { media: RecordingMedia; session: RecorderSession }) {
  const devices = media === 'video' ? 'your camera and microphone' : 'your microphone'
  return (
    <Stage>
      <Icon of={ShieldQuestionMark} size={24} className="text-accent" />
      <div className="grid gap-1">
        <p className="font-medium text-ink">Allow this page to use {devices}</p>
        <p className="max-w-[44ch] text-sm text-muted">
          Your browser asks you now. Nothing is recorded until you start the recording.
        </p>
      </div>
      <EnablePreview media={media} session={session} />
      <Button variant="quiet" onClick={() => session.send({ type: 'back' })}>
        Cancel
      </Button>
    </Stage>
  )
}
