import type { RecordingSeconds } from '#contract/recordings/recording-limits.js'
import { spokenTime } from '../machine/recorder-words'
import type { RecorderView } from '../recorder-session'
import type { LimitsByMedia } from '../use-recording-limits'

const MINUTE_SECONDS = 60
const LAST_SECONDS = 30

/** Tells those who can't see it what the recorder does: its steps, each minute, and when little time is left. */
export function LiveWords({ view, limits }: { view: RecorderView; limits: LimitsByMedia }) {
  return (
    <p role="status" className="sr-only">
      {liveWords(view, limits)}
    </p>
  )
}

export function liveWords({ state, upload }: Pick<RecorderView, 'state' | 'upload'>, limits: LimitsByMedia): string {
  switch (state.step) {
    case 'ask':
      return 'Your browser asks for permission.'
    case 'countdown':
      return `Get ready! ${state.left}`
    case 'record':
      if (state.isPaused) return 'Recording is paused.'
      return timeWords(state.seconds, limits[state.media])
    case 'store':
      return 'Recording has stopped.'
    case 'taken':
      if (upload?.at === 'ready') return 'Your recording is uploaded.'
      return `Your recording is ${spokenTime(state.seconds)} long.`
    default:
      return ''
  }
}

function timeWords(seconds: number, { max }: RecordingSeconds): string {
  if (max - seconds <= LAST_SECONDS) return `Less than ${LAST_SECONDS} seconds are left.`
  const minutes = Math.floor(seconds / MINUTE_SECONDS)
  return minutes === 0 ? 'Recording.' : `Recording, ${spokenTime(minutes * MINUTE_SECONDS)} so far.`
}
