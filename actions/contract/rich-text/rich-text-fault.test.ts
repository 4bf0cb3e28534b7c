import { describe, expect, it } from 'vitest'
import { plainToRichText } from './raw-content.js'
import { RICH_TEXT_MESSAGES, richTextFault } from './rich-text-fault.js'

const link = (url: unknown, type = 'LINK') => ({
  blocks: [{ text: 'See here', entityRanges: [{ offset: 0, length: 3, key: 0 }] }],
  entityMap: { 0: { type, mutability: 'MUTABLE', data: { url } } },
})
const { malformed, tooDeep, tooLarge, unsafeLink } = RICH_TEXT_MESSAGES

describe('rich text as it is sent', () => {
  it.each([
    null,
    undefined,
    {},
    { blocks: [] },
    plainToRichText('Two days a week'),
    link('https://a.example'),
    link('javascript:alert(1)', 'IMAGE'),
  ])('%j can be stored, or is nothing', (value) => {
    expect(richTextFault(value)).toBeNull()
  })

  it.each([
    'text',
    7,
    [],
    { text: 'x' },
    { blocks: 'x' },
    { blocks: [null] },
    { blocks: [{ text: 7 }] },
    { blocks: [], entityMap: [] },
  ])('[RTE-09] %j is refused as unreadable', (value) => {
    expect(richTextFault(value)).toBe(malformed)
  })

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'mailto:a@b.example',
    '//a.example',
    'a.example',
    '',
    7,
    null,
  ])('[RTE-10, GK-112] a link to %j is refused', (url) => {
    expect(richTextFault(link(url))).toBe(unsafeLink)
  })

  it('[GK-112] a text that is nested too deeply is refused, however deep', () => {
    let bomb: unknown = {}
    for (let level = 0; level < 100_000; level++) bomb = [bomb]
    expect(richTextFault({ blocks: [{ text: 'x', data: bomb }] })).toBe(tooDeep)
    expect(richTextFault({ blocks: [{ text: 'x', depth: 5 }] })).toBe(tooDeep)
    expect(richTextFault({ blocks: [{ text: 'x', depth: 4 }] })).toBeNull()
  })

  it('[GK-112] more than 100 kB is refused, counted as it travels', () => {
    const blocks = (text: string, count: number) => ({ blocks: Array.from({ length: count }, () => ({ text })) })
    expect(richTextFault(blocks('x'.repeat(9_000), 10))).toBeNull()
    expect(richTextFault(blocks('é'.repeat(9_000), 10))).toBe(tooLarge)
    expect(richTextFault(blocks('x'.repeat(20_001), 1))).toBe(tooLarge)
    expect(richTextFault(blocks('x', 401))).toBe(tooLarge)
  })
})
