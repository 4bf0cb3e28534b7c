import { describe, expect, it } from 'vitest'
import { plausibleWords } from './heard-words.rules.js'

const said = (start: number, end: number, text = 'Well.') => ({ start, end, text })

describe('what a transcription service claims to have heard', () => {
  it('[GI-94] is kept as it is where it can be true', () => {
    const heard = { segments: [said(0, 4), said(4, 9.5)], text: 'Well. Well.' }
    expect(plausibleWords(heard, 10)).toEqual(heard)
  })

  it('[GI-94] ends with the recording', () => {
    const heard = { segments: [said(8, 40), said(500, 600)], text: 'Well.' }
    expect(plausibleWords(heard, 10)?.segments).toEqual([said(8, 10)])
  })

  it.each([
    ['a text', { segments: [], text: 'a'.repeat(901) }],
    ['segments', { segments: [said(0, 1, 'a'.repeat(901))], text: '' }],
    [
      'many segments',
      { segments: Array.from({ length: 5000 }, (_, at) => said(at / 1000, at / 1000, 'ab')), text: '' },
    ],
  ])('[GI-94] is refused if nobody could say as much: %s', (_, heard) => {
    expect(plausibleWords(heard, 10)).toBeNull()
  })

  it('[GI-94] is refused if it is more than is kept of a recording', () => {
    const segments = Array.from({ length: 1800 }, (_, at) => said(at / 2 + 0.1234, at / 2 + 0.4321, '言'.repeat(20)))
    expect(plausibleWords({ segments, text: '' }, 900)).toBeNull()
  })
})
