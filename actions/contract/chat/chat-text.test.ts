import { describe, expect, it } from 'vitest'
import { cleanRichText } from '../rich-text/clean-rich-text.js'
import { runsOf } from '../rich-text/editor-adapter.js'
import { chatTextToRich } from './chat-text.js'

/** One line's runs, as text with its styles and link. */
const runs = (typed: string) => {
  const content = chatTextToRich(typed)
  const [block] = content.blocks
  return block ? runsOf(block, content).map(({ text, styles, url }) => [text, ...styles, ...(url ? [url] : [])]) : []
}

describe('what is typed in the chat', () => {
  it.each([
    ['plain words', [['plain words']]],
    ['so **bold** it is', [['so '], ['bold', 'BOLD'], [' it is']]],
    ['an _italic_ word', [['an '], ['italic', 'ITALIC'], [' word']]],
    ['snake_case_name and 2 * 3 ** 4', [['snake_case_name and 2 * 3 ** 4']]],
    ['see https://a.example/x_y_z.', [['see '], ['https://a.example/x_y_z', 'https://a.example/x_y_z'], ['.']]],
    ['[our plan](https://a.example)', [['our plan', 'https://a.example']]],
    ['[click](javascript:alert(1))', [['[click](javascript:alert(1))']]],
  ] as const)('%s', (typed, expected) => {
    expect(runs(typed)).toEqual(expected)
  })

  it('[GO-45] lines become paragraphs, list items and quotes, which the server keeps as they are', () => {
    const rich = chatTextToRich('Hello\n- one\n- two\n1. first\n> said **so**\n\nhttps://a.example')
    expect(rich.blocks.map(({ type, text }) => [type, text])).toEqual([
      ['unstyled', 'Hello'],
      ['unordered-list-item', 'one'],
      ['unordered-list-item', 'two'],
      ['ordered-list-item', 'first'],
      ['blockquote', 'said so'],
      ['unstyled', ''],
      ['unstyled', 'https://a.example'],
    ])
    expect(cleanRichText(rich)).toEqual(rich)
  })

  it('[CHAT-10] nothing stays nothing', () => {
    expect(chatTextToRich(' \n ')).toEqual({ blocks: [], entityMap: {} })
  })

  it('is quick with hostile text', () => {
    const start = performance.now()
    for (const typed of ['**'.repeat(2500), '_a'.repeat(2500), '['.repeat(5000), `${'a*'.repeat(2500)}`])
      chatTextToRich(typed)
    expect(performance.now() - start).toBeLessThan(1500)
  })
})
