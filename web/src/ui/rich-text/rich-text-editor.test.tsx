import { render, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { emptyRichText } from '#contract/rich-text/raw-content.js'
import { RichTextEditor } from './rich-text-editor'

it('[RTE-01] Tab and Shift+Tab leave a list of the editor instead of indenting its items', async () => {
  const items = ['Hire two people', 'Build a forecast'].map((text, index) => ({
    key: `b${index}`,
    text,
    type: 'unordered-list-item' as const,
    depth: 0,
    inlineStyleRanges: [],
    entityRanges: [],
    data: {},
  }))
  const { container } = render(
    <RichTextEditor value={{ blocks: items, entityMap: {} }} aria-labelledby="label" onChange={() => undefined} />,
  )
  await waitFor(() => expect(container.querySelectorAll('li')).toHaveLength(2))
  const item =
    container.querySelectorAll('li')[1]?.querySelector('[contenteditable]') ?? container.querySelectorAll('li')[1]
  if (!item) throw new Error('The list has no second item.')
  window.getSelection()?.selectAllChildren(item)
  for (const shiftKey of [false, true]) {
    const tab = new KeyboardEvent('keydown', {
      key: 'Tab',
      code: 'Tab',
      keyCode: 9,
      shiftKey,
      bubbles: true,
      cancelable: true,
    })
    item.dispatchEvent(tab)
    expect(tab.defaultPrevented).toBe(false)
  }
})

it('tells of what is typed as soon as there is a line to type in', async () => {
  const onChange = vi.fn()
  const { container } = render(<RichTextEditor value={emptyRichText()} aria-labelledby="label" onChange={onChange} />)
  const isReady = () => !container.querySelector<HTMLButtonElement>('button')?.disabled
  const wasReady = await new Promise<boolean>((resolve) => {
    const watching = new MutationObserver(() => {
      const line = container.querySelector('[contenteditable="true"]')
      if (!line) return
      watching.disconnect()
      resolve(isReady())
      line.textContent = 'Two days'
      line.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: 'Two days' }))
    })
    watching.observe(container, { childList: true, subtree: true })
  })
  expect(wasReady).toBe(false)
  await waitFor(() => expect(isReady()).toBe(true))
  // Editor.js itself reports it 400 ms later, and a form sent before that would miss it
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
  expect(onChange).toHaveBeenCalledOnce()
  expect(onChange.mock.lastCall?.[0].blocks[0].text).toBe('Two days')
})
