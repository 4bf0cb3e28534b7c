import { describe, expect, it } from 'vitest'
import { Briefness } from './briefness.js'

/** How many of this many runs would have shared; the others take the given time. */
function shared(briefness: Briefness, count: number, milliseconds: number, atWork = 1): number {
  let found = 0
  for (let index = 0; index < count; index++) {
    if (briefness.mayShare()) found += 1
    else briefness.record(milliseconds, atWork)
  }
  return found
}

describe('whether a statement may share a connection', () => {
  it('is measured first, and regularly after that', () => {
    const briefness = new Briefness()
    expect(shared(briefness, 8, 0.2)).toBe(0)
    const found = shared(briefness, 640, 0.2)
    expect(found).toBe(630)
  })

  it('doesn’t depend on how busy the machine is', () => {
    expect(shared(new Briefness(), 100, 30)).toBe(0)
    // 20 concurrent ones wait for each other
    expect(shared(new Briefness(), 100, 6, 20)).toBeGreaterThan(85)
  })

  it('is revised if it turns out to take longer among others', () => {
    const briefness = new Briefness()
    shared(briefness, 20, 0.2)
    for (let index = 0; index < 8; index++) briefness.record(160, 16)
    expect(briefness.mayShare()).toBe(false)
  })
})
