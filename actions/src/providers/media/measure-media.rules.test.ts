import { describe, expect, it } from 'vitest'
import { toPeaks } from './measure-media.js'

describe('a waveform', () => {
  it('shows the loudest of each step, compared with the loudest of all', () => {
    expect(toPeaks([0.1, 0.4, 0, 0.2, 0.2, 0.1], 3)).toEqual([100, 50, 50])
  })

  it('has no more steps than there are packets, and is flat where nothing is heard', () => {
    expect(toPeaks([0.5, 0.25], 240)).toEqual([100, 50])
    expect(toPeaks([0, 0, 0, 0], 2)).toEqual([0, 0])
    expect(toPeaks([])).toEqual([])
  })
})
