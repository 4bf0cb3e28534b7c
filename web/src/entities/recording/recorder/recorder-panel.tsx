import { MonitorUp } from 'lucide-react'
import { useSignedInUser } from '#lib/session.js'
import { Icon } from '#ui/display/icon.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import type { RecorderProps } from './recorder-props'
import { RecorderSteps } from './steps/recorder-steps'
import { usePlace } from './use-place'
import { type LimitsByMedia, useRecordingLimits } from './use-recording-limits'

const SKELETON = ['h-72 w-full rounded-xl', 'h-10 w-48']

export default function RecorderPanel(props: RecorderProps) {
  const limits = useRecordingLimits(props.purpose)
  return limits ? <OpenPlace {...props} limits={limits} /> : <Opening />
}

function OpenPlace({ limits, ...props }: RecorderProps & { limits: LimitsByMedia }) {
  const { id } = useSignedInUser()
  const opened = usePlace(id, props.place, props.purpose, limits)
  if (opened.status === 'opening') return <Opening />
  if (opened.status === 'elsewhere') return <Elsewhere />
  return <RecorderSteps {...props} session={opened.session} limits={limits} />
}

const Opening = () => <SkeletonRows label="Opening the recorder" rows={SKELETON} />

/** One tab owns a take. */
function Elsewhere() {
  return (
    <div
      role="status"
      className="grid justify-items-center gap-3 rounded-xl border border-line bg-sunken px-6 py-12 text-center"
    >
      <Icon of={MonitorUp} size={24} className="text-muted" />
      <p className="font-medium text-ink">This recording is open in another tab.</p>
      <p className="max-w-[48ch] text-sm text-muted">Go on there, or close that tab to go on here.</p>
    </div>
  )
}
