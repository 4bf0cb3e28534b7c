import { expect, it } from 'vitest'
import { isScheduled, toCalendar } from './calendar-message'

const TOOL = 'https://calendly.com'
const frame = {}
const message = { origin: TOOL, source: frame, data: { event: 'calendly.event_scheduled', payload: {} } }

it('[PROMPT-08] the tool’s own report from the embedded page counts', () => {
  expect(isScheduled(message, TOOL, frame)).toBe(true)
})

it.each([
  ['another site', { origin: 'https://calendly.com.evil.example' }],
  ['the same tool in another frame', { source: {} }],
  ['another event', { data: { event: 'calendly.date_and_time_selected' } }],
  ['no event', { data: 'calendly.event_scheduled' }],
  ['nothing', { data: null }],
])('[GD-31] %s doesn’t count', (_, more) => {
  expect(isScheduled({ ...message, ...more }, TOOL, frame)).toBe(false)
})

it('[GD-31] nothing counts while nothing is embedded', () => {
  expect(isScheduled({ ...message, source: undefined }, TOOL, undefined)).toBe(false)
})

it.each([
  ['https://calendly.com/ada/intro', { href: 'https://calendly.com/ada/intro', isEmbedded: true }],
  ['https://cal.example/ada', { href: 'https://cal.example/ada', isEmbedded: false }],
  ['http://calendly.com/ada', null],
  ['javascript:alert(1)', null],
  ['nonsense', null],
  ['', null],
  [null, null],
])('[GD-45] %s is embedded, opened beside, or not followed', (address, expected) => {
  expect(toCalendar(address, TOOL)).toEqual(expected)
})
