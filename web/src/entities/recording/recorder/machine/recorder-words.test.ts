import { expect, it } from 'vitest'
import { limitsFrom } from '../use-recording-limits'
import { formatRecordedTime, limitWords, rangeWords, spokenTime, tooEarlyWords, troubleText } from './recorder-words'

const CHOICE = 'select OK to continue or cancel to reject your current recording.'
const of = (purpose: Parameters<typeof limitsFrom>[1]) => limitsFrom([], purpose).audio

it.each([
  [0, '0:00', '0 seconds'],
  [5.9, '0:05', '5 seconds'],
  [61, '1:01', '1 minute 1 second'],
  [720, '12:00', '12 minutes'],
])('[REC-10] shows %s seconds as minutes and seconds', (seconds, shown, spoken) => {
  expect([formatRecordedTime(seconds), spokenTime(seconds)]).toEqual([shown, spoken])
})

it('[REC-12, REC-19, GI-63] asks in each flow’s own words when a recording is stopped too early', () => {
  expect(tooEarlyWords('insight', of('insight'))).toBe(`Minimum recording time is 1 minute, ${CHOICE}`)
  expect(tooEarlyWords('answer', of('answer'))).toBe(`Minimal recording time is 2 mins, ${CHOICE}`)
  const rows = [{ type: 'AUDIO', min_secs: 180, max_secs: 600 }]
  expect(tooEarlyWords('response', limitsFrom(rows, 'response').audio)).toBe(
    `Minimum recording time is 3 minutes, ${CHOICE}`,
  )
})

it('[REC-13, REC-14, REC-21, GI-64] names the limit in whole minutes', () => {
  expect(limitWords(of('insight'))).toBe('You’ve exceeded 5 minutes limit for the recording.')
  expect(limitWords(of('answer'))).toBe('You’ve exceeded 12 minutes limit for the recording.')
  expect(limitWords(of('response'))).toBe('You’ve exceeded 15 minutes limit for the recording.')
  expect(limitWords({ min: 10, max: 119 })).toBe('You’ve exceeded 1 minutes limit for the recording.')
})

it('[REC-11, REC-15, REC-18, GI-61] has the limits of its flow, and the server’s for responses only, never above 900 seconds', () => {
  expect([of('insight'), of('response'), of('answer')]).toEqual([
    { min: 60, max: 300 },
    { min: 60, max: 900 },
    { min: 120, max: 720 },
  ])
  const rows = [
    { type: 'AUDIO', min_secs: 30, max_secs: 2_000 },
    { type: 'VIDEO', min_secs: 20, max_secs: 100 },
  ]
  expect(limitsFrom(rows, 'response')).toEqual({ audio: { min: 30, max: 900 }, video: { min: 20, max: 100 } })
})

it('says how long a recording may be', () => {
  expect(rangeWords(of('answer'))).toBe('2 to 12 minutes')
  expect(rangeWords({ min: 30, max: 100 })).toBe('0:30 to 1:40 minutes')
})

it.each([
  ['silent', 0, /^Check that your microphone is on and isn’t muted\.$/],
  ['silent', 5, /What you’ve recorded so far is safe\.$/],
  ['stalled', 0, /Nothing has been recorded yet\. Stop here and start again\.$/],
  ['stalled', 119, /What you’ve recorded so far is too short to keep\. Stop here and start again\.$/],
  ['stalled', 120, /What you’ve recorded so far is safe\. Stop here to keep it\.$/],
] as const)('calls safe only what can be kept (%s after %i s)', (trouble, seconds, words) => {
  expect(troubleText(trouble, seconds, of('answer'))).toMatch(words)
})
