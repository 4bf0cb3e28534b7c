import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { plainToRichText } from '#contract/rich-text/raw-content.js'
import { RichTextEditor } from '../rich-text-editor'

it('[RTE-02] a new link begins with its text, and the caret is behind it before the next key, however busy the page', async () => {
  const { container } = render(
    <RichTextEditor value={plainToRichText('See ')} aria-labelledby="label" onChange={() => undefined} />,
  )
  await waitFor(() => expect(container.querySelector('button')).toBeEnabled())
  const line = container.querySelector<HTMLElement>('[contenteditable="true"]')
  if (!line) throw new Error('The editor has no text.')
  line.focus()
  window.getSelection()?.selectAllChildren(line)
  window.getSelection()?.collapseToEnd()
  fireEvent.keyDown(line, { key: 'k', ctrlKey: true })
  const text = await screen.findByLabelText('Text', { selector: 'input' })
  await waitFor(() => expect(text).toHaveFocus())
  fireEvent.change(text, { target: { value: 'example' } })
  const address = screen.getByLabelText('Link', { selector: 'input' })
  fireEvent.change(address, { target: { value: 'example.com' } })
  fireEvent.keyDown(address, { key: 'Enter' })
  // a key comes before any timer, but after what its predecessor left to microtasks
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
  const link = line.querySelector('a')
  expect(link).toHaveTextContent('example')
  expect(line).toHaveFocus()
  const { anchorNode, isCollapsed } = window.getSelection() ?? {}
  expect(isCollapsed).toBe(true)
  expect(anchorNode).toBe(link?.nextSibling)
})
