import type { RecordingSeconds } from '#contract/recordings/recording-limits.js'
import { formatRecordedTime } from '../machine/recorder-words'

const PERCENT = 100

/** How long it is, and where it is long enough. */
export function TimeBar({ seconds, limits: { min, max } }: { seconds: number; limits: RecordingSeconds }) {
  const percentOf = (part: number) => Math.min(PERCENT, (part / max) * PERCENT)
  return (
    <div className="grid gap-2">
      <p className="flex items-baseline gap-2">
        <span role="timer" aria-label="Recorded" className="font-serif text-2xl text-ink tabular">
          {formatRecordedTime(seconds)}
        </span>
        <span className="text-sm text-muted tabular">of {formatRecordedTime(max)}</span>
      </p>
      <div aria-hidden="true" className="relative h-2 rounded-full bg-line">
        <div
          className={`h-full rounded-full ${seconds < min ? 'bg-control' : 'bg-accent'}`}
          style={{ width: `${percentOf(seconds)}%` }}
        />
        <span className="absolute -inset-y-1 w-px bg-ink" style={{ insetInlineStart: `${percentOf(min)}%` }} />
      </div>
    </div>
  )
}
