import { formatCount } from '#contract/format/counts.js'
import {
  RECORDING_SECONDS,
  type RecordingMedia,
  type RecordingPurpose,
  type RecordingSeconds,
} from '#contract/recordings/recording-limits.js'
import type { SoundTrouble } from './recorder-state'

const MINUTE_SECONDS = 60

/** GI-62 */
export const ERASE_QUESTION = 'Are you sure you want to delete this recording?'
/** IERR-08, IERR-10 */
export const UNSUPPORTED: Readonly<Record<RecordingMedia, string>> = {
  audio: 'Audio recording is not supported/enabled on your browser!',
  video: 'Recording is not supported/enabled on your browser, Please allow permissions!',
}
/** IERR-09 */
export const DENIED = 'Camera/Mic permissions are not enabled in your browser'
/** IERR-11 */
export const NO_PREVIEW = 'Video preview is not supported in your browser'

/** `2:05` (REC-10) */
export function formatRecordedTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  return `${Math.floor(whole / MINUTE_SECONDS)}:${String(whole % MINUTE_SECONDS).padStart(2, '0')}`
}

/** The same for ears: “2 minutes 5 seconds”. */
export function spokenTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const parts = [
    [Math.floor(whole / MINUTE_SECONDS), 'minute'],
    [whole % MINUTE_SECONDS, 'second'],
  ] as const
  const said = parts.filter(([count]) => count > 0).map(([count, unit]) => formatCount(count, unit))
  return said.join(' ') || '0 seconds'
}

/** Asked when a recording is stopped below its least length (REC-12, REC-19, GI-63). */
export function tooEarlyWords(purpose: RecordingPurpose, { min }: RecordingSeconds): string {
  const choice = 'select OK to continue or cancel to reject your current recording.'
  if (purpose === 'answer' && min === RECORDING_SECONDS.answer.min) return `Minimal recording time is 2 mins, ${choice}`
  return `Minimum recording time is ${leastLength(min)}, ${choice}`
}

/** Asked instead while there is no recording yet that one could reject. */
export const NOTHING_RECORDED = 'Nothing has been recorded yet. Select OK to continue, or Cancel to start again.'

/** In whole seconds, as the clock shows it. */
export const isSomethingRecorded = (seconds: number) => seconds >= 1

const SAFE = 'What you’ve recorded so far is safe.'

export const TROUBLE_TITLES: Readonly<Record<SoundTrouble, string>> = {
  silent: 'We can’t hear you.',
  stalled: 'Nothing is being recorded.',
}

/** What to do about it, and what becomes of what there is: stalled below the least length, it can only be rejected. */
export function troubleText(trouble: SoundTrouble, seconds: number, { min }: RecordingSeconds): string {
  if (trouble === 'silent') {
    const check = 'Check that your microphone is on and isn’t muted.'
    return isSomethingRecorded(seconds) ? `${check} ${SAFE}` : check
  }
  const gone = 'Your browser isn’t getting anything from your device.'
  if (seconds >= min) return `${gone} ${SAFE} Stop here to keep it.`
  const short = isSomethingRecorded(seconds)
    ? 'What you’ve recorded so far is too short to keep.'
    : 'Nothing has been recorded yet.'
  return `${gone} ${short} Stop here and start again.`
}

const leastLength = (seconds: number) =>
  seconds < MINUTE_SECONDS ? formatCount(seconds, 'second') : formatCount(Math.ceil(seconds / MINUTE_SECONDS), 'minute')

/** Said when a recording was stopped at its greatest length (REC-13, REC-14, REC-21, GI-64). */
export function limitWords({ max }: RecordingSeconds): string {
  return `You’ve exceeded ${Math.floor(max / MINUTE_SECONDS)} minutes limit for the recording.`
}

/** “2 to 12 minutes” */
export function rangeWords({ min, max }: RecordingSeconds): string {
  if (min % MINUTE_SECONDS > 0 || max % MINUTE_SECONDS > 0)
    return `${formatRecordedTime(min)} to ${formatRecordedTime(max)} minutes`
  return `${min / MINUTE_SECONDS} to ${max / MINUTE_SECONDS} minutes`
}
