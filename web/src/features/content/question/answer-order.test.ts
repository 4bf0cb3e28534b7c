import { describe, expect, it } from 'vitest'
import { neighbourOf, othersOf } from './answer-order'

describe('the answers of a question', () => {
  it.each([
    [0, 3, 1, 1],
    [2, 3, 1, 0],
    [0, 3, -1, 2],
    [2, 3, -1, 1],
    [0, 1, 1, 0],
    [0, 1, -1, 0],
  ] as const)('[QNA-19, GI-50] from %s of %s, a step of %s leads to %s', (place, count, step, expected) => {
    expect(neighbourOf(place, count, step)).toBe(expected)
  })

  it('[QNA-18, KBASE-80] are shown as at most two others and how many there are', () => {
    expect(othersOf(['a', 'b', 'c', 'd'], 1)).toEqual({ faces: ['a', 'c'], count: 3 })
    expect(othersOf(['a', 'b'], 0)).toEqual({ faces: ['b'], count: 1 })
    expect(othersOf(['a'], 0)).toEqual({ faces: [], count: 0 })
  })
})
