import { describe, expect, it } from 'vitest'
import { CallerPenalties } from './caller-penalties.js'

/** How often the caller has to run alone. */
function alone(penalties: CallerPenalties, caller: string): number {
  let count = 0
  while (!penalties.mayShare(caller)) count += 1
  return count
}

describe('a caller that held others up', () => {
  it('runs alone for longer each time, and nobody else does', () => {
    const penalties = new CallerPenalties()
    const waits = [1, 2, 3].map(() => {
      penalties.fail('bob')
      expect(alone(penalties, 'ann')).toBe(0)
      return alone(penalties, 'bob')
    })
    expect(waits).toEqual([8, 16, 32])
  })

  it('works off its penalty by keeping nobody waiting', () => {
    const penalties = new CallerPenalties()
    for (let index = 0; index < 3; index++) penalties.fail('bob')
    alone(penalties, 'bob')
    for (let index = 0; index < 1000; index++) penalties.succeed('bob')
    penalties.fail('bob')
    expect(alone(penalties, 'bob')).toBe(8)
  })

  it('is evicted oldest first if there are too many', () => {
    const penalties = new CallerPenalties()
    for (let index = 0; index <= 1000; index++) penalties.fail(`caller ${index}`)
    expect(penalties.mayShare('caller 0')).toBe(true)
    expect(penalties.mayShare('caller 1')).toBe(false)
  })
})
