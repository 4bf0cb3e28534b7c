import { render, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
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
