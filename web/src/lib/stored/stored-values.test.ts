import { describe, expect, it } from 'vitest'
import { formatDocumentDate, formatOrdinalDate } from '#contract/format/dates.js'
import { formatExactDate, formatRelativeDate } from '../dates'
import { webUrl } from './web-url'

describe('bad stored data never breaks a page', () => {
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
  ])('%s is not a link', (stored) => expect(webUrl(stored)).toBeNull())

  it('a web address is', () => {
    expect(webUrl('https://brightwater.example/about')?.host).toBe('brightwater.example')
    expect(webUrl('http://brightwater.example')?.href).toBe('http://brightwater.example')
  })

  it.each(['', 'infinity', '2026-13-45'])('"%s" is not a date, and renders nothing', (stored) => {
    expect(formatRelativeDate(stored)).toBe('')
    expect(formatExactDate(stored)).toBe('')
    expect(formatOrdinalDate(new Date(stored))).toBe('')
    expect(formatDocumentDate(new Date(stored))).toBe('')
  })
})
