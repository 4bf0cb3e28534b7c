import { describe, expect, it } from 'vitest'
import { textOrNull } from '../format/visible-text.js'
import { countCharacters, emptyRichText, isSafeLinkUrl, plainToRichText, richTextToPlain } from './raw-content.js'

describe('links in rich text', () => {
  it.each([
    'http://a.example',
    'HTTPS://a.example/path?x=1#y',
    'https://a.example:8443/',
    'https://a.example:80',
    'https://a.example?x',
    'https://a.example#x',
    `https://a.example/${'x'.repeat(1982)}`,
  ])('%s is safe', (url) => {
    expect(isSafeLinkUrl(url)).toBe(true)
  })

  it.each([
    '',
    ' https://a.example',
    'x https://a.example',
    'javascript://a.example/%0aalert(1)',
    'https://user@a.example',
    'https://a.example:123456',
    'https://a.example:port',
    'https://a.example/with space',
    'https://a.example/with\u0085a-control',
    'https://a\u0007.example',
    'ftp://a.example',
    'mailto:a@b.example',
    `https://a.example/${'x'.repeat(1983)}`,
  ])('%s is unsafe', (url) => {
    expect(isSafeLinkUrl(url)).toBe(false)
  })
})

describe('plain text', () => {
  it('becomes one paragraph per line, and the same text again', () => {
    const rich = plainToRichText('One\r\nTwo\n\nThree')
    expect(rich.blocks.map(({ key, text }) => `${key} ${text}`)).toEqual(['b0 One', 'b1 Two', 'b2 ', 'b3 Three'])
    expect(rich.entityMap).toEqual({})
    expect(richTextToPlain(rich)).toBe('One\nTwo\n\nThree')
    expect(richTextToPlain(plainToRichText('  padded \n'))).toBe('padded')
  })

  it('that is blank becomes no paragraph', () => {
    expect(plainToRichText(' \n ')).toEqual(emptyRichText())
    expect([richTextToPlain(null), richTextToPlain(undefined), richTextToPlain(emptyRichText())]).toEqual(['', '', ''])
  })

  it('[GO-45] is counted in user-perceived characters, trimmed, and as zero when nothing is visible', () => {
    expect([' a b ', '🙂🙂', '\u200b\u200b', '', null, undefined].map(countCharacters)).toEqual([3, 2, 0, 0, 0, 0])
    expect([' a ', '\u200b', '', null, undefined].map(textOrNull)).toEqual(['a', null, null, null, null])
  })
})
