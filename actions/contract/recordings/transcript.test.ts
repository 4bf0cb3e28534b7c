import { describe, expect, it } from 'vitest'
import { readTranscript, segmentAt, toWebVtt } from './transcript.js'

const SEGMENTS = [
  { start: 0, end: 2.5, text: 'Ask for the noun.' },
  { start: 2.5, end: 4, text: 'Then <listen> & wait.' },
]

describe('a transcript', () => {
  it('is read in the order in which it is spoken, without what is no segment', () => {
    const odd = [null, 'text', { start: -1, end: 2, text: 'x' }, { start: 3, end: 2, text: 'x' }, { start: 1, end: 2 }]
    expect(readTranscript([...odd, ...[...SEGMENTS].reverse(), { start: 5, end: 6, text: '  ' }])).toEqual(SEGMENTS)
    for (const none of [null, undefined, 'Ask for the noun.', {}, 7]) expect(readTranscript(none)).toEqual([])
  })

  it.each([
    [-1, -1],
    [0, 0],
    [2.49, 0],
    [2.5, 1],
    [900, 1],
  ])('at second %s is at segment %s', (seconds, expected) => {
    expect(segmentAt(SEGMENTS, seconds)).toBe(expected)
    expect(segmentAt([], seconds)).toBe(-1)
  })

  it('becomes captions, with what WebVTT would read as a tag escaped', () => {
    expect(toWebVtt([...SEGMENTS, { start: 3661.0004, end: 3662, text: 'Late\n\nwords' }])).toBe(
      [
        'WEBVTT',
        '00:00:00.000 --> 00:00:02.500\nAsk for the noun.',
        '00:00:02.500 --> 00:00:04.000\nThen &lt;listen&gt; &amp; wait.',
        '01:01:01.000 --> 01:01:02.000\nLate words',
      ].join('\n\n'),
    )
  })
})
