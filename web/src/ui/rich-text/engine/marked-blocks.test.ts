import { expect, it, vi } from 'vitest'
import { editorToRaw } from '#contract/rich-text/editor-adapter.js'
import { onTestEnd } from '#testing/environment.js'
import { createEditorEngine } from './editor-engine'

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const WRITTEN = ['Two days a week', 'What you would do']

/** The editor, by default with everything marked, as by Ctrl+A twice. */
async function startMarked(isMarked = true) {
  const holder = document.body.appendChild(document.createElement('div'))
  const value = editorToRaw({ blocks: WRITTEN.map((text) => ({ type: 'paragraph', data: { text } })) } as never)
  const engine = await createEditorEngine({
    holder,
    value,
    placeholder: '',
    labelId: 'label',
    onChange: () => undefined,
  })
  onTestEnd(() => {
    engine.destroy()
    holder.remove()
  })
  for (const block of isMarked ? holder.querySelectorAll('.ce-block') : []) block.classList.add('ce-block--selected')
  const at = holder.querySelector('[role="textbox"]') ?? holder
  const texts = async () => (await engine.save()).blocks.map(({ text }) => text)
  return { at, texts }
}

/** @param pasted texts by their types; @returns the event, and what is called if Editor.js is left to handle it */
function paste(at: Element, pasted: Record<string, string>) {
  const clipboardData = new DataTransfer()
  for (const [type, text] of Object.entries(pasted)) clipboardData.setData(type, text)
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
  const reached = vi.fn()
  at.addEventListener('paste', reached)
  at.dispatchEvent(event)
  return { event, reached }
}

function press(at: Element, init: KeyboardEventInit, hasAltGraph = false) {
  const event = new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true })
  event.getModifierState = (name) => hasAltGraph && name === 'AltGraph'
  at.dispatchEvent(event)
  return event
}

it.each([
  ['a letter', WINDOWS, { key: 'd' }, false],
  ['a letter of AltGr', WINDOWS, { key: 'ł', altKey: true }, true],
  ['a letter of Option', MAC, { key: '∂', altKey: true }, false],
])('%s replaces all that is marked', async (_, userAgent, init, hasAltGraph) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  const { at, texts } = await startMarked()
  expect(press(at, init, hasAltGraph).defaultPrevented).toBe(true)
  expect(await texts()).toEqual([init.key])
})

it('a shortcut of the browser with Alt leaves alone what is marked', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(WINDOWS)
  const { at, texts } = await startMarked()
  expect(press(at, { key: 'd', altKey: true }).defaultPrevented).toBe(false)
  expect(await texts()).toEqual(WRITTEN)
})

it.each([
  ['text replaces all that is marked', { 'text/plain': 'Pasted' }, ['Pasted']],
  ['a picture leaves alone what is marked', { 'image/png': '' }, WRITTEN],
  ['a picture of a page leaves alone what is marked', { 'text/html': '<img src="a.png">', 'image/png': '' }, WRITTEN],
])('pasted, %s', async (_, pasted, left) => {
  const { at, texts } = await startMarked()
  const { event, reached } = paste(at, pasted)
  expect(event.defaultPrevented).toBe(true)
  expect(reached).not.toHaveBeenCalled()
  expect(await texts()).toEqual(left)
})

it.each([
  ['with nothing to insert', { 'text/html': '<img src="x" onerror="alert(1)">' }],
  ['with words beside it', { 'text/html': '<img src="x" onerror="alert(1)">', 'text/plain': 'Chart' }],
])('HTML without text, %s, never reaches Editor.js, which would parse it in the page', async (_, pasted) => {
  const { at } = await startMarked(false)
  const { event, reached } = paste(at, pasted)
  expect(event.defaultPrevented).toBe(true)
  expect(reached).not.toHaveBeenCalled()
})

it('plain text is left to Editor.js', async () => {
  const { at } = await startMarked(false)
  expect(paste(at, { 'text/plain': 'Two lines' }).reached).toHaveBeenCalled()
})
