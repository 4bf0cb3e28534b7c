import type { RecordingSeconds } from '#contract/recordings/recording-limits.js'
import type { Ending, RecorderEvent, RecorderState, RecordState, TakenState } from './recorder-state'

/** REC-03 */
export const COUNTDOWN_SECONDS = 5

/**
 * What follows what in the recorder (REC-01). Events that don't fit the state change nothing: a press may arrive after
 * what it was meant for is over.
 */
export function nextState(state: RecorderState, event: RecorderEvent, limits: RecordingSeconds): RecorderState {
  if (event.type === 'choose' && isBeforeRecording(state)) return { step: 'ask', media: event.media }
  if (event.type === 'found' && isBeforeRecording(state)) return taken(event.media, event.seconds, 'found')
  switch (state.step) {
    case 'choose':
      return state
    case 'ask':
    case 'blocked':
    case 'set-up':
      return beforeCountdown(state, event)
    case 'countdown':
      return whileCounting(state, event)
    case 'record':
      return whileRecording(state, event, limits)
    case 'store':
      if (event.type === 'lost') return { step: 'ask', media: state.media }
      return event.type === 'stored' ? taken(state.media, event.seconds, state.ending) : state
    case 'taken':
      return withTake(state, event)
  }
}

const isBeforeRecording = ({ step }: RecorderState) => ['choose', 'ask', 'blocked', 'set-up'].includes(step)

type Before = Extract<RecorderState, { step: 'ask' | 'blocked' | 'set-up' }>

function beforeCountdown(state: Before, event: RecorderEvent): RecorderState {
  const { media } = state
  if (event.type === 'back') return { step: 'choose' }
  if (event.type === 'blocked') return { step: 'blocked', media, obstacle: event.obstacle }
  if (event.type === 'opened') return { step: 'set-up', media }
  if (event.type === 'start' && state.step === 'set-up') return { step: 'countdown', media, left: COUNTDOWN_SECONDS }
  return state
}

function whileCounting(state: Extract<RecorderState, { step: 'countdown' }>, event: RecorderEvent): RecorderState {
  const { media, left } = state
  if (event.type === 'back') return { step: 'set-up', media }
  if (event.type === 'blocked') return { step: 'blocked', media, obstacle: event.obstacle }
  if (event.type !== 'count') return state
  if (left > 1) return { ...state, left: left - 1 }
  return { step: 'record', media, seconds: 0, isPaused: false, isTooEarly: false, hasSlept: false, trouble: null }
}

function whileRecording(state: RecordState, event: RecorderEvent, limits: RecordingSeconds): RecorderState {
  switch (event.type) {
    case 'heard':
      if (event.seconds >= limits.max) return end({ ...state, seconds: event.seconds }, 'limit')
      // nothing that is shown changes within a second
      return Math.floor(event.seconds) > Math.floor(state.seconds) ? { ...state, seconds: event.seconds } : state
    case 'pause':
      return { ...state, isPaused: true, trouble: null }
    case 'slept':
      return { ...state, isPaused: true, hasSlept: true, trouble: null }
    case 'sound':
      return event.trouble === state.trouble || state.isPaused ? state : { ...state, trouble: event.trouble }
    case 'resume':
      return { ...state, isPaused: false, isTooEarly: false, hasSlept: false }
    case 'stop':
      // the recorder pauses while it asks (GI-63)
      if (state.seconds < limits.min) return { ...state, isPaused: true, isTooEarly: true, trouble: null }
      return end(state, 'stopped')
    case 'reject':
      return state.isTooEarly ? { step: 'set-up', media: state.media } : state
    case 'broke':
      return end(state, event.ending)
    case 'blocked':
      // the recorder didn't even begin
      return state.seconds > 0 ? state : { step: 'blocked', media: state.media, obstacle: event.obstacle }
    default:
      return state
  }
}

const end = ({ media, seconds }: RecordState, ending: Ending): RecorderState => ({
  step: 'store',
  media,
  seconds,
  ending,
})

function taken(media: TakenState['media'], seconds: number, ending: Ending): TakenState {
  return { step: 'taken', media, seconds, ending, question: null, isLimitShown: ending === 'limit' }
}

function withTake(state: TakenState, event: RecorderEvent): RecorderState {
  switch (event.type) {
    case 'ask':
      return { ...state, question: event.question }
    case 'keep':
      return { ...state, question: null }
    case 'limit-seen':
      return { ...state, isLimitShown: false }
    case 'erase':
      // redo goes straight on with the same kind (REC-06)
      return state.question === 'redo' ? { step: 'ask', media: state.media } : { step: 'choose' }
    default:
      return state
  }
}
