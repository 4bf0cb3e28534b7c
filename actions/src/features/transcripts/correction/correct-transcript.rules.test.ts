import { describe, expect, it } from 'vitest'
import { TRANSCRIPT_MESSAGES } from '#contract/recordings/transcript-lines.js'
import { changesOf, correctedTranscript } from './correct-transcript.rules.js'

const segments = [
  { start: 0, end: 4, text: 'We raised our prizes.' },
  { start: 4, end: 9, text: 'Um.' },
]
const before = ['We raised our prizes.', 'Um.']
const timed = { segments, text: null, store: 'response' } as const
const typed = { segments: [], text: 'We raised our prizes.', store: 'response' } as const

describe('a transcript that its author puts right', () => {
  it('[GI-94] keeps its times, without lines that were emptied', () => {
    expect(correctedTranscript(timed, ['We raised our prices. ', ' '], before)).toEqual({
      segments: [{ start: 0, end: 4, text: 'We raised our prices.' }],
      text: 'We raised our prices.',
    })
  })

  it('[GI-94, GI-34] without times is one text', () => {
    expect(correctedTranscript(typed, ['We raised our prices.'], ['We raised our prizes.'])).toEqual({
      segments: [],
      text: 'We raised our prices.',
    })
    expect(correctedTranscript({ ...typed, text: null }, ['Typed.'], [''])).toMatchObject({ text: 'Typed.' })
    expect(correctedTranscript({ segments: [], text: null, store: 'insight' }, ['Typed.'], [''])).toMatchObject({
      segments: [{ start: 0, end: 0, text: 'Typed.' }],
    })
  })

  it('[X-71] is about the words that were read', () => {
    expect(correctedTranscript(timed, ['a', 'b'], ['We raised our prices.', 'Um.'])).toBe('changed')
    expect(correctedTranscript(timed, ['a'], ['We raised our prizes.'])).toBe('changed')
    expect(correctedTranscript(typed, ['a'], [''])).toBe('changed')
  })

  it('[GI-34] has as many lines as before, none too long, and not all of them empty', () => {
    expect(correctedTranscript(timed, ['a'], before)).toEqual({ fault: TRANSCRIPT_MESSAGES.otherLines })
    expect(correctedTranscript(timed, ['', ' \u200b'], before)).toEqual({ fault: TRANSCRIPT_MESSAGES.empty })
    expect(correctedTranscript(timed, ['a'.repeat(5001), 'b'], before)).toEqual({ fault: TRANSCRIPT_MESSAGES.tooLong })
    expect(correctedTranscript(timed, ['a'.repeat(5000), 'b'], before)).toMatchObject({ segments: [{}, {}] })
  })
})

it('[X-31] the audit reads the first lines that were changed, and how many more there are', () => {
  expect(changesOf(['a', 'b '], ['a', 'b'])).toBeNull()
  expect(changesOf(['a', 'b'], ['a', ' '])).toBe('“b” → nothing')
  expect(changesOf(['a', 'b', 'c', 'd', 'e'], ['1', '2', '3', '4', '5'])).toBe(
    '“a” → “1”\n“b” → “2”\n“c” → “3”\nand 2 more',
  )
  const long = changesOf(Array(9).fill('w'.repeat(5000)), Array(9).fill('v'.repeat(5000))) ?? ''
  expect([...long].length).toBeLessThanOrEqual(2000)
})
