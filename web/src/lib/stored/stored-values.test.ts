import { describe, expect, it } from 'vitest'
import { formatDocumentDate, formatOrdinalDate } from '#contract/format/dates.js'
import { formatExactDate, formatRelativeDate } from '../dates'
import { webUrl } from './web-url'

describe('what somebody stored never breaks the page of a reader', () => {
  it.each([
    'https://[',
    'https://',
    'https://%',
    'http://a b',
    'javascript:alert(1)',
    'mailto:a@b.example',
    'x',
    '',
    null,
  ])('%s is no link', (stored) => expect(webUrl(stored)).toBeNull())

  it('an address of the web is one', () => {
    expect(webUrl('https://brightwater.example/about')?.host).toBe('brightwater.example')
    expect(webUrl('http://brightwater.example')?.href).toBe('http://brightwater.example')
  })

  it.each(['', 'infinity', '2026-13-45'])('"%s" is no date, and says nothing', (stored) => {
    expect(formatRelativeDate(stored)).toBe('')
    expect(formatExactDate(stored)).toBe('')
    expect(formatOrdinalDate(new Date(stored))).toBe('')
    expect(formatDocumentDate(new Date(stored))).toBe('')
  })
})
