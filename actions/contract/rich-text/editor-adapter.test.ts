import { describe, expect, it } from 'vitest'
import { asEditorReports, type EditorOutput, editorToRaw, rawToEditor, runsOf } from './editor-adapter.js'
import { countCharacters, plainToRichText, richTextToPlain } from './raw-content.js'

const document: EditorOutput = {
  blocks: [
    { type: 'header', data: { text: 'What we need', level: 2 } },
    {
      type: 'paragraph',
      data: { text: 'A <b>bold <i>and leaning</i></b> word &amp; a <a href="https://a.example/?q=1">link</a>' },
    },
    {
      type: 'list',
      data: {
        style: 'ordered',
        meta: {},
        items: [
          { content: 'one', meta: {}, items: [{ content: 'deeper', meta: {}, items: [] }] },
          { content: 'two', meta: {}, items: [] },
        ],
      },
    },
    { type: 'quote', data: { text: 'said', caption: '', alignment: 'left' } },
  ],
}

describe('converting rich text between the editor and its stored form', () => {
  it('plain text gets the keys the editor would assign', () => {
    const raw = plainToRichText('First\nSecond')
    expect(editorToRaw(rawToEditor(raw))).toEqual(raw)
  })

  it('text that was loaded but not edited reads back unchanged', () => {
    const old = { ...plainToRichText('First\n\nSecond'), entityMap: {} }
    const keyed = { ...old, blocks: old.blocks.map((block, index) => ({ ...block, key: `draft${index}` })) }
    for (const stored of [old, keyed]) {
      const shown = asEditorReports(stored)
      expect(richTextToPlain(shown)).toBe('First\nSecond')
      expect(editorToRaw(rawToEditor(shown))).toEqual(shown)
    }
  })

  it('[RTE-09] loads back what was saved', () => {
    const raw = editorToRaw(document)
    expect(editorToRaw(rawToEditor(raw))).toEqual(raw)
    expect(rawToEditor(raw).blocks.map(({ type }) => type)).toEqual(['header', 'paragraph', 'list', 'quote'])
  })

  it('[RTE-10] keeps a link as an entity with its url', () => {
    expect(Object.values(editorToRaw(document).entityMap)).toEqual([
      { type: 'LINK', mutability: 'MUTABLE', data: { url: 'https://a.example/?q=1' } },
    ])
  })

  it('keeps nested styles as ranges over plain text', () => {
    const block = editorToRaw(document).blocks[1]
    expect(block?.text).toBe('A bold and leaning word & a link')
    expect(block?.inlineStyleRanges).toEqual([
      { offset: 2, length: 16, style: 'BOLD' },
      { offset: 7, length: 11, style: 'ITALIC' },
    ])
    expect(block && runsOf(block, editorToRaw(document)).map(({ text, styles }) => [text, styles])).toEqual([
      ['A ', []],
      ['bold ', ['BOLD']],
      ['and leaning', ['BOLD', 'ITALIC']],
      [' word & a ', []],
      ['link', []],
    ])
  })

  it('never turns typed text into markup', () => {
    const typed = plainToRichText('<img src=x onerror=alert(1)> & "quotes"')
    const [block] = rawToEditor(typed).blocks
    expect(block?.data.text).toBe('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;quotes&quot;')
    expect(richTextToPlain(editorToRaw(rawToEditor(typed)))).toBe('<img src=x onerror=alert(1)> & "quotes"')
  })

  it.each([
    ['<script>alert(1)</script>', 'alert(1)'],
    ['<a href="javascript:alert(1)">here</a>', 'here'],
    ['one<br>two', 'one\ntwo'],
    ['a < b', 'a < b'],
  ])('reads %s as text without the tag', (text, plain) => {
    const raw = editorToRaw({ blocks: [{ type: 'paragraph', data: { text } }] })
    expect(richTextToPlain(raw)).toBe(plain)
    expect(raw.entityMap).toEqual({})
  })
})

describe('counting characters', () => {
  it.each([
    ['', 0],
    ['   ', 0],
    ['  abc \n', 3],
    ['👩‍🚀', 3],
    ['🙂🙂', 2],
  ])('[GO-45] counts %j as %i', (text, count) => {
    expect(countCharacters(text)).toBe(count)
  })
})
