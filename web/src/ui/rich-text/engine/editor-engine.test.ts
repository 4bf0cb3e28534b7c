import { describe, expect, it, vi } from 'vitest'
import type { RawBlock, RawContent } from '#contract/rich-text/raw-content.js'
import { formatsAtCaret } from '../use-pressed-formats'
import { createEditorEngine } from './editor-engine'

const block = (part: Partial<RawBlock>): RawBlock => ({
  key: 'b0',
  text: '',
  type: 'unstyled',
  depth: 0,
  inlineStyleRanges: [],
  entityRanges: [],
  data: {},
  ...part,
})

const content: RawContent = {
  blocks: [
    block({
      key: 'b0',
      text: 'Two days a week, see our site',
      inlineStyleRanges: [
        { offset: 0, length: 8, style: 'BOLD' },
        { offset: 9, length: 1, style: 'ITALIC' },
        { offset: 11, length: 4, style: 'UNDERLINE' },
      ],
      entityRanges: [{ offset: 21, length: 8, key: 0 }],
    }),
    block({ key: 'b1', text: 'What you would do', type: 'header-two' }),
    block({ key: 'b2', text: 'Said a customer', type: 'blockquote' }),
    block({ key: 'b3', text: 'Hire two people', type: 'unordered-list-item' }),
    block({ key: 'b4', text: 'Build a forecast', type: 'unordered-list-item' }),
  ],
  entityMap: { 0: { type: 'LINK', mutability: 'MUTABLE', data: { url: 'https://a.example' } } },
}

async function start(value: RawContent) {
  const holder = document.body.appendChild(document.createElement('div'))
  const onChange = vi.fn()
  const engine = await createEditorEngine({ holder, value, placeholder: 'Write', labelId: 'label', onChange })
  return { engine, holder, onChange }
}

describe('the rich text editor', () => {
  it('[RTE-09] stored text survives a round trip through the editor', async () => {
    const { engine } = await start(content)
    expect(await engine.save()).toEqual(content)
    engine.destroy()
  })

  it('every editable block is named by the field’s label', async () => {
    const { engine, holder } = await start(content)
    const parts = [...holder.querySelectorAll('[role="textbox"]')]
    expect(parts.length).toBeGreaterThan(0)
    expect(parts.every((part) => part.getAttribute('aria-labelledby') === 'label')).toBe(true)
    engine.destroy()
  })

  it('reports the formats at the caret, and none while it is elsewhere', async () => {
    const { engine, holder } = await start(content)
    const at = (selector: string) => {
      window.getSelection()?.selectAllChildren(holder.querySelector(selector) ?? document.body)
      return [...formatsAtCaret(holder)]
    }
    expect([at('b'), at('h2'), at('ul li'), at('a'), at('.nowhere')]).toEqual([
      ['bold'],
      ['heading'],
      ['bulleted'],
      ['link'],
      [],
    ])
    engine.destroy()
  })

  it('doesn’t insert an address that could run code', async () => {
    const { engine } = await start({ blocks: [], entityMap: {} })
    engine.saveLink({ place: null, range: null, text: '', url: '', anchor: null }, 'Click', 'javascript:alert(1)')
    expect((await engine.save()).entityMap).toEqual({})
    engine.destroy()
  })

  it('a slash on an empty line is a slash, not a hidden menu that takes the next keys', async () => {
    const { engine, holder } = await start({ blocks: [], entityMap: {} })
    const line = holder.querySelector('[role="textbox"]')
    const reached = vi.fn()
    line?.addEventListener('keydown', reached)
    for (const key of [{ key: '/' }, { key: '7', code: 'Slash', ctrlKey: true }])
      line?.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }))
    expect(reached).not.toHaveBeenCalled()
    engine.destroy()
  })

  it('[RTE-07] a key on a line that was just begun is Editor.js’s, however busy the page', async () => {
    const { engine, holder } = await start({ blocks: [], entityMap: {} })
    const lines = () => [...holder.querySelectorAll('[contenteditable="true"]')]
    const pressEnter = (line: Element | undefined) => {
      const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
      Object.defineProperty(enter, 'keyCode', { value: 13 })
      line?.dispatchEvent(enter)
      // the browser's own Enter follows where nobody prevents it
      return enter.defaultPrevented
    }
    engine.focus()
    const [first] = lines()
    expect(pressEnter(first)).toBe(true)
    expect(pressEnter(lines().find((line) => line !== first))).toBe(true)
    engine.destroy()
  })

  it('reports at once when a key has begun, joined or removed a line', async () => {
    const { engine, holder, onChange } = await start({ blocks: [block({ text: 'One' })], entityMap: {} })
    engine.focus()
    onChange.mockClear()
    const enter = { key: 'Enter', keyCode: 13, bubbles: true, cancelable: true }
    holder.querySelector('[contenteditable="true"]')?.dispatchEvent(new KeyboardEvent('keydown', enter))
    const lines = [...holder.querySelectorAll('[contenteditable="true"]')]
    expect(lines).toHaveLength(2)
    lines[1]?.dispatchEvent(new KeyboardEvent('keyup', enter))
    expect(onChange).toHaveBeenCalledOnce()
    engine.destroy()
  })

  it('is empty after it was cleared, ready for the next text', async () => {
    const { engine, holder } = await start(content)
    await engine.clear()
    expect((await engine.save()).blocks).toEqual([])
    expect(holder.querySelectorAll('[role="textbox"]')).toHaveLength(1)
    engine.destroy()
  })
})
