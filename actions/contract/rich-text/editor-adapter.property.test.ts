import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanRichText } from './clean-rich-text.js'
import { type EditorOutput, editorToRaw, rawToEditor } from './editor-adapter.js'
import { BLOCK_TYPES, INLINE_STYLES, type RawContent, richTextToPlain } from './raw-content.js'
import { richTextFault } from './rich-text-fault.js'

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom('a < b & c', '&amp;', '<b>typed</b>', '  two  spaces ', 'one\ntwo', '"quoted"', '👩‍🚀 out'),
)
const url = fc.constantFrom('https://a.example', 'http://b.example/?q="1"&r=<2>', 'https://c.example/x_(y)')
const range = { offset: fc.nat(45), length: fc.integer({ min: 1, max: 45 }) }
const block = fc.record({
  text,
  type: fc.constantFrom(...BLOCK_TYPES),
  depth: fc.nat(4),
  inlineStyleRanges: fc.array(fc.record({ ...range, style: fc.constantFrom(...INLINE_STYLES) }), { maxLength: 5 }),
  entityRanges: fc.array(fc.record({ ...range, key: fc.nat(3) }), { maxLength: 3 }),
})
/** Any document that can be sent: overlapping ranges, items that skip levels, links that share an address. */
const sent = fc.record({
  blocks: fc.array(block, { maxLength: 12 }),
  entityMap: fc.dictionary(
    fc.constantFrom('0', '1', '2', '3'),
    fc.record({ type: fc.constant('LINK'), mutability: fc.constant('MUTABLE'), data: fc.record({ url }) }),
  ),
})
/** Any document as the editor writes it. */
const written = sent.map((content) => editorToRaw(rawToEditor(cleanRichText(content) as RawContent)))

const editorText = fc
  .array(
    fc.oneof(
      text.map((plain) => plain.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`)),
      fc.constantFrom(
        '<b>',
        '</b>',
        '<i>',
        '</i>',
        '<u>',
        '</u>',
        '<br>',
        '<a href="https://a.example">',
        '</a>',
        '<img>',
      ),
    ),
    { maxLength: 10 },
  )
  .map((parts) => parts.join(''))
const itemsOf = (nested: fc.Arbitrary<unknown[]>) =>
  fc.array(fc.record({ content: editorText, meta: fc.constant({}), items: nested }), { maxLength: 3 })
const items = itemsOf(itemsOf(itemsOf(fc.constant([]))))
const editorBlock = fc.oneof(
  fc.record({ type: fc.constant('paragraph'), data: fc.record({ text: editorText }) }),
  fc.record({ type: fc.constant('quote'), data: fc.record({ text: editorText }) }),
  fc.record({ type: fc.constant('header'), data: fc.record({ text: editorText, level: fc.constantFrom(2, 3) }) }),
  fc.record({
    type: fc.constant('list'),
    data: fc.record({ style: fc.constantFrom('ordered', 'unordered'), meta: fc.constant({}), items }),
  }),
)
const output = fc.record({ blocks: fc.array(editorBlock, { maxLength: 8 }) }) as fc.Arbitrary<EditorOutput>

const wordsOf = (content: RawContent) => content.blocks.map((one) => one.text)
/** What each character looks like: its styles in one order, and where it links to. */
const looks = ({ blocks, entityMap }: RawContent) =>
  blocks.map((one) =>
    [...Array(one.text.length).keys()].map((at) => {
      const covers = ({ offset, length }: { offset: number; length: number }) => offset <= at && at < offset + length
      const styles = new Set(one.inlineStyleRanges.filter(covers).map(({ style }) => style))
      const link = one.entityRanges.find(covers)
      return [[...styles].sort().join(), link ? (entityMap[link.key]?.data.url ?? null) : null]
    }),
  )

describe('rich text on its way between the editor and its stored form', () => {
  it('[RTE-09] what the editor wrote loads back unchanged', () => {
    fc.assert(
      fc.property(written, (content) => {
        expect(editorToRaw(rawToEditor(content))).toEqual(content)
        expect(rawToEditor(editorToRaw(rawToEditor(content)))).toEqual(rawToEditor(content))
      }),
    )
  })

  it('[RTE-09, RTE-10] any stored document keeps its words, kinds, formats and links in the editor', () => {
    fc.assert(
      fc.property(sent, (value) => {
        const stored = cleanRichText(value) as RawContent
        const back = editorToRaw(rawToEditor(stored))
        expect(wordsOf(back)).toEqual(wordsOf(stored))
        expect(back.blocks.map(({ type }) => type)).toEqual(stored.blocks.map(({ type }) => type))
        expect(looks(back)).toEqual(looks(stored))
      }),
    )
  })

  it('[RTE-09] whatever the editor holds can be stored, and shows the same words again', () => {
    fc.assert(
      fc.property(output, (edited) => {
        const raw = editorToRaw(edited)
        expect(richTextFault(raw)).toBeNull()
        expect(cleanRichText(raw)).toEqual(raw)
        const again = editorToRaw(rawToEditor(raw))
        expect(again).toEqual(raw)
        expect(richTextToPlain(again)).toBe(richTextToPlain(raw))
      }),
    )
  })

  it('[RTE-09, GK-112] cleaning any document twice is cleaning it once, and nothing else is left', () => {
    fc.assert(
      fc.property(fc.oneof(sent, fc.record({ blocks: fc.array(fc.anything()), entityMap: fc.anything() })), (value) => {
        const once = cleanRichText(value)
        if (once === null) return
        expect(cleanRichText(once)).toEqual(once)
        expect(richTextFault(once)).toBeNull()
      }),
    )
  })
})
