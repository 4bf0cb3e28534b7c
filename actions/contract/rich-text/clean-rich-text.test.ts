import { describe, expect, it } from 'vitest'
import { cleanRichText } from './clean-rich-text.js'

const block = (overrides: object) => ({ key: 'a', text: 'hello world', type: 'unstyled', ...overrides })
const cleanOne = (overrides: object, entityMap: object = {}) =>
  cleanRichText({ blocks: [block(overrides)], entityMap })?.blocks[0]

describe('cleaning rich text on the server', () => {
  it.each([null, 'text', 7, [], {}, { blocks: 'x' }, { blocks: [{ text: 7 }] }, { blocks: [null] }])(
    'rejects %j, which is not raw content',
    (value) => {
      expect(cleanRichText(value)).toBeNull()
    },
  )

  it('keeps only known block types, styles and depths', () => {
    expect(cleanOne({ type: 'atomic', depth: 99, data: { onload: 'x' }, extra: 1 })).toEqual({
      key: 'a',
      text: 'hello world',
      type: 'unstyled',
      depth: 4,
      inlineStyleRanges: [],
      entityRanges: [],
      data: {},
    })
    expect(cleanOne({ inlineStyleRanges: [{ offset: 0, length: 5, style: 'color-red' }] })?.inlineStyleRanges).toEqual(
      [],
    )
  })

  it.each([
    [{ offset: 6, length: 100 }, [{ offset: 6, length: 5, style: 'BOLD' }]],
    [{ offset: 20, length: 2 }, []],
    [{ offset: -1, length: 2 }, []],
    [{ offset: 0.5, length: 2 }, []],
  ])('clips the range %j to the text', (span, kept) => {
    expect(cleanOne({ inlineStyleRanges: [{ ...span, style: 'BOLD' }] })?.inlineStyleRanges).toEqual(kept)
  })

  it.each([
    ['https://a.example', true],
    ['mailto:a@b.example', false],
    ['javascript:alert(1)', false],
    ['http://javascript:alert(1)', false],
    ['http://', false],
    ['data:text/html,x', false],
    ['//a.example', false],
  ])('link to %s is kept: %s', (url, isKept) => {
    const kept = cleanOne({ entityRanges: [{ offset: 0, length: 5, key: 3 }] }, { 3: { type: 'LINK', data: { url } } })
    expect(kept?.entityRanges).toEqual(isKept ? [{ offset: 0, length: 5, key: 0 }] : [])
  })

  it('ignores an entity map that reaches into the prototype', () => {
    expect(cleanOne({ entityRanges: [{ offset: 0, length: 5, key: '__proto__' }] })?.entityRanges).toEqual([])
  })

  it('replaces what Postgres cannot store: control characters and lone surrogates', () => {
    expect(cleanOne({ text: 'a\u0000b\ud83d c' })?.text).toBe('a b\ufffd c')
  })
})
