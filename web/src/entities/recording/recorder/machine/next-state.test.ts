import { describe, expect, it } from 'vitest'
import { nextState } from './next-state'
import type { RecorderEvent, RecorderState } from './recorder-state'

const LIMITS = { min: 120, max: 720 }
const CHOOSE = { step: 'choose' } as RecorderState
const reached = (events: RecorderEvent[], state: RecorderState = CHOOSE) =>
  events.reduce((before, event) => nextState(before, event, LIMITS), state)
const COUNTED: RecorderEvent[] = Array.from({ length: 5 }, () => ({ type: 'count' }))
const BEGUN: RecorderEvent[] = [{ type: 'choose', media: 'audio' }, { type: 'opened' }, { type: 'start' }, ...COUNTED]
const heard = (seconds: number): RecorderEvent => ({ type: 'heard', seconds })
const TAKEN: RecorderEvent[] = [...BEGUN, heard(130), { type: 'stop' }, { type: 'stored', seconds: 130 }]

describe('the recorder', () => {
  it('[REC-01, REC-03, REC-04] goes from the choice over permission, countdown and recording to the take', () => {
    const steps: string[] = []
    let state: RecorderState = CHOOSE
    for (const event of TAKEN) {
      state = nextState(state, event, LIMITS)
      steps.push(state.step === 'countdown' ? `${state.left}` : state.step)
    }
    const counted = ['5', '4', '3', '2', '1', 'record']
    expect(steps).toEqual(['ask', 'set-up', ...counted, 'record', 'store', 'taken'])
  })

  it('[IERR-09] says what is in the way, and tries again', () => {
    const blocked = reached([
      { type: 'choose', media: 'video' },
      { type: 'blocked', obstacle: 'denied' },
    ])
    expect(blocked).toEqual({ step: 'blocked', media: 'video', obstacle: 'denied' })
    expect(reached([{ type: 'choose', media: 'video' }, { type: 'opened' }], blocked).step).toBe('set-up')
    expect(reached([{ type: 'back' }], blocked)).toEqual(CHOOSE)
  })

  it('[REC-19, REC-20, GI-63] pauses when it is stopped too early, and goes on or rejects', () => {
    const asked = reached([...BEGUN, heard(119), { type: 'stop' }])
    expect(asked).toMatchObject({ step: 'record', isPaused: true, isTooEarly: true, seconds: 119 })
    expect(reached([{ type: 'resume' }], asked)).toMatchObject({ step: 'record', isPaused: false, isTooEarly: false })
    expect(reached([{ type: 'reject' }], asked)).toEqual({ step: 'set-up', media: 'audio' })
  })

  it('rejects nothing that it hasn’t asked about', () => {
    const recording = reached([...BEGUN, heard(20)])
    expect(reached([{ type: 'reject' }], recording)).toEqual(recording)
  })

  it('[REC-07] accepts the least length', () => {
    expect(reached([...BEGUN, heard(120), { type: 'stop' }])).toMatchObject({ step: 'store', ending: 'stopped' })
  })

  it('[REC-21, GI-64] stops at the limit first, keeps the take, and says so afterwards', () => {
    const full = reached([...BEGUN, heard(719.9), heard(720)])
    expect(full).toMatchObject({ step: 'store', ending: 'limit' })
    const told = reached([{ type: 'stored', seconds: 720 }], full)
    expect(told).toMatchObject({ step: 'taken', seconds: 720, isLimitShown: true })
    expect(reached([{ type: 'limit-seen' }], told)).toMatchObject({ step: 'taken', isLimitShown: false })
  })

  it('pauses by itself when the device slept, and says so until it goes on', () => {
    const slept = reached([...BEGUN, heard(30), { type: 'slept' }])
    expect(slept).toMatchObject({ step: 'record', isPaused: true, hasSlept: true, seconds: 30 })
    expect(reached([{ type: 'resume' }], slept)).toMatchObject({ isPaused: false, hasSlept: false })
  })

  it('says what is wrong with the sound until it is well again or paused', () => {
    const silent = reached([...BEGUN, heard(30), { type: 'sound', trouble: 'silent' }])
    expect(silent).toMatchObject({ step: 'record', isPaused: false, trouble: 'silent' })
    expect(reached([{ type: 'sound', trouble: null }], silent)).toMatchObject({ trouble: null })
    const paused = reached([{ type: 'pause' }], silent)
    expect(paused).toMatchObject({ isPaused: true, trouble: null })
    expect(reached([{ type: 'sound', trouble: 'stalled' }], paused)).toBe(paused)
  })

  it('[X-51] keeps what was recorded until the microphone was unplugged', () => {
    const broken = reached([
      ...BEGUN,
      heard(45),
      { type: 'broke', ending: 'unplugged' },
      { type: 'stored', seconds: 45 },
    ])
    expect(broken).toMatchObject({ step: 'taken', seconds: 45, ending: 'unplugged' })
  })

  it('[REC-05, REC-06, GI-62] erases only what was confirmed; a redo begins again with the same kind', () => {
    const take = reached(TAKEN)
    const asked = reached([{ type: 'ask', question: 'delete' }], take)
    expect(reached([{ type: 'keep' }], asked)).toEqual(take)
    expect(reached([{ type: 'erase' }], asked)).toEqual(CHOOSE)
    expect(reached([{ type: 'ask', question: 'redo' }, { type: 'erase' }], take)).toEqual({
      step: 'ask',
      media: 'audio',
    })
  })

  it('[X-51] offers a take that was found, but never in the middle of another one', () => {
    const found: RecorderEvent = { type: 'found', media: 'video', seconds: 61 }
    expect(reached([found])).toMatchObject({ step: 'taken', media: 'video', seconds: 61, ending: 'found' })
    const recording = reached([...BEGUN, heard(3)])
    expect(reached([found], recording)).toEqual(recording)
  })

  it('ignores what comes too late', () => {
    const take = reached(TAKEN)
    expect(
      reached([heard(200), { type: 'stop' }, { type: 'count' }, { type: 'choose', media: 'video' }], take),
    ).toEqual(take)
  })
})
