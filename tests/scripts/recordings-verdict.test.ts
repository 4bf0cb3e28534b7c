import { describe, expect, it } from 'vitest'
import { FAULTS, planRounds } from '../../bench/recordings/plan.mjs'
import { compareSlots, RATE, SLOT_MS, SLOTS, slotSamples, slotsIn } from '../../bench/recordings/time-code.mjs'
import { judge, judgeTake } from '../../bench/recordings/verdict.mjs'

const SLOT = (RATE * SLOT_MS) / 1000
/** From the middle of a tone on, as recordings begin. */
function codeOf(first: number, count: number): Float32Array {
  const whole = new Float32Array(count * SLOT)
  for (let place = 0; place < count; place += 1) whole.set(slotSamples((first + place) % SLOTS), place * SLOT)
  return whole.subarray(SLOT / 2)
}
const joined = (...parts: Float32Array[]) => Float32Array.from(parts.flatMap((part) => [...part]))
const compared = (samples: Float32Array) => compareSlots(slotsIn(samples))

describe('the time code', () => {
  it('is heard without a gap, also across its end', () => {
    expect(compared(codeOf(SLOTS - 12, 25))).toEqual({ missingMs: 0, doubledMs: 0 })
    expect(slotsIn(codeOf(40, 10)).slice(-2)).toEqual([48, 49])
  })

  it('tells what is missing and what is there twice', () => {
    const code = codeOf(100, 30)
    const from = (tone: number) => code.subarray((tone - 0.5) * SLOT)
    const until = (tone: number) => code.subarray(0, (tone - 0.5) * SLOT)
    expect(compared(joined(until(10), from(17)))).toEqual({ missingMs: 700, doubledMs: 0 })
    expect(compared(joined(until(20), from(10)))).toEqual({ missingMs: 0, doubledMs: 1_000 })
  })

  it('is not heard in silence', () => {
    expect(slotsIn(new Float32Array(RATE))).toEqual([])
  })
})

describe('a take that came back', () => {
  const slots = (count: number) => Array.from({ length: count }, (_, place) => place)
  const take = (part = {}) => ({
    ...{ index: 3, fault: 'recording', recordedMs: 60_000, durationMs: 60_000, slots: slots(600), ids: ['one'] },
    ...part,
  })

  it('lacks what was recorded and isn’t in it, at its end or in the middle', () => {
    expect(judgeTake(take({ durationMs: 59_600 }))).toMatchObject({ backMs: 59_600, lostMs: 400 })
    expect(judgeTake(take({ slots: [...slots(300), ...slots(600).slice(320)] }))).toMatchObject({ lostMs: 2_000 })
    // a clock that is a little ahead adds nothing
    expect(judgeTake(take({ durationMs: 60_090 }))).toMatchObject({ backMs: 60_000, lostMs: 0 })
  })

  it('[X-51] is judged by its share, by the most that one lost, and by what is there twice', () => {
    expect(judge([take(), take({ durationMs: 59_950 })])).toMatchObject({ violations: [], mostMs: 50 })
    expect(judge([take({ durationMs: 58_900 })]).violations).toEqual([
      'take 3 (recording) lost 1.1 s',
      'only 98.17% of the seconds are back',
    ])
    expect(judge([take({ slots: [...slots(600), ...slots(600).slice(500)], durationMs: 70_000 })]).violations).toEqual([
      'take 3 (recording) has 10.0 s twice',
    ])
    expect(judge([take({ ids: ['one', 'two'] })]).violations).toEqual(['take 3 (recording) is 2 recordings'])
  })
})

describe('a plan of takes', () => {
  const options = { seed: 5, trials: 18, tabs: 4, seconds: 20 }

  it('is the same for the same seed, and differs for another', () => {
    expect(planRounds(options)).toEqual(planRounds(options))
    expect(planRounds(options)).not.toEqual(planRounds({ ...options, seed: 6 }))
  })

  it('has every take once, and every fault', () => {
    const rounds = planRounds(options)
    expect(rounds.flatMap(({ trials }) => trials.map(({ index }) => index))).toEqual([...Array(18).keys()])
    expect(new Set(rounds.map(({ fault }) => fault))).toEqual(new Set(Object.keys(FAULTS)))
  })
})
