import { describe, expect, it } from 'vitest'
import { requestedRange } from './byte-range.js'

const part = (start: number, end: number) => ({ kind: 'part', range: { start, end } })

describe('the range of a file that a request asks for', () => {
  it.each([
    [undefined, { kind: 'whole' }],
    ['bytes=0-99', part(0, 99)],
    ['bytes=0-', part(0, 999)],
    ['bytes=990-2000', part(990, 999)],
    ['bytes=-10', part(990, 999)],
    ['bytes=-5000', part(0, 999)],
    ['bytes=1000-', { kind: 'unsatisfiable' }],
    ['bytes=-0', { kind: 'unsatisfiable' }],
    ['bytes=5-2', { kind: 'whole' }],
    ['bytes=0-1,5-6', { kind: 'whole' }],
    ['bytes=-', { kind: 'whole' }],
    ['pages=1-2', { kind: 'whole' }],
    ['pages=2000-', { kind: 'whole' }],
  ])('%s of 1000 bytes', (header, expected) => {
    expect(requestedRange(header, 1000)).toEqual(expected)
  })
})
