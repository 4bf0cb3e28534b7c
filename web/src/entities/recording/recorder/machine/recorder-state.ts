import type { RecordingMedia } from '#contract/recordings/recording-limits.js'

/** Why the browser records nothing. */
export type Obstacle =
  /** it has no recorder at all */
  | 'unsupported'
  /** its user, or the system, said no */
  | 'denied'
  /** there is no microphone or camera */
  | 'missing'
  /** another program has it */
  | 'busy'

/** What ended a take, or that it was found when the page opened. */
export type Ending = 'stopped' | 'limit' | 'unplugged' | 'failed' | 'found'

/** What is wrong with what the microphone delivers while it is recorded. */
export type SoundTrouble =
  /** the zeros of a microphone that is off */
  | 'silent'
  /** nothing at all */
  | 'stalled'

/** What is asked about a take that is there. */
export type TakeQuestion = 'delete' | 'redo'

export type RecorderState =
  | { step: 'choose' }
  /** the browser asks whether the page may record */
  | { step: 'ask'; media: RecordingMedia }
  | { step: 'blocked'; media: RecordingMedia; obstacle: Obstacle }
  /** devices are chosen, and one sees and hears oneself */
  | { step: 'set-up'; media: RecordingMedia }
  | { step: 'countdown'; media: RecordingMedia; left: number }
  | RecordState
  /** the last second is being stored */
  | { step: 'store'; media: RecordingMedia; seconds: number; ending: Ending }
  | TakenState

export interface RecordState {
  step: 'record'
  media: RecordingMedia
  seconds: number
  isPaused: boolean
  /** stopped below the minimum: go on, or reject it? */
  isTooEarly: boolean
  /** the device slept, so that it was paused by itself */
  hasSlept: boolean
  trouble: SoundTrouble | null
}

export interface TakenState {
  step: 'taken'
  media: RecordingMedia
  seconds: number
  ending: Ending
  question: TakeQuestion | null
  /** says that the longest length is reached, until it is closed (GI-64) */
  isLimitShown: boolean
}

export type RecorderEvent =
  | { type: 'choose'; media: RecordingMedia }
  | { type: 'opened' }
  | { type: 'blocked'; obstacle: Obstacle }
  | { type: 'back' }
  | { type: 'start' }
  | { type: 'count' }
  | { type: 'heard'; seconds: number }
  | { type: 'pause' }
  | { type: 'resume' }
  | { type: 'slept' }
  | { type: 'sound'; trouble: SoundTrouble | null }
  | { type: 'stop' }
  | { type: 'reject' }
  | { type: 'broke'; ending: 'unplugged' | 'failed' }
  | { type: 'stored'; seconds: number }
  | { type: 'lost' }
  | { type: 'found'; media: RecordingMedia; seconds: number }
  | { type: 'ask'; question: TakeQuestion }
  | { type: 'keep' }
  | { type: 'erase' }
  | { type: 'limit-seen' }
