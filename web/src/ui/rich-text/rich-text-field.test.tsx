import { render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { plainToRichText, type RawContent, richTextToPlain } from '#contract/rich-text/raw-content.js'
import { RichTextField, type TextBounds } from './rich-text-field'

interface Shown {
  text?: string
  bounds?: TextBounds
  error?: string
  onShiftEnter?(): void
}

function Example({ text = '', ...props }: Shown) {
  const [value, setValue] = useState<RawContent>(() => plainToRichText(text))
  return (
    <form>
      <RichTextField label="Brief" value={value} plain={richTextToPlain(value)} onChange={setValue} {...props} />
    </form>
  )
}

async function show(props: Shown) {
  const result = render(<Example {...props} />)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Bold' })).toBeEnabled())
  const [box] = screen.getAllByRole('textbox', { name: 'Brief' })
  if (!box) throw new Error('The editor has no line.')
  return { ...result, box }
}

describe('a field of formatted text', () => {
  it.each([
    [{ unit: 'characters', min: 100, max: 2000 }, 'Minimum 100 characters', '13/2000 characters'],
    [{ unit: 'characters', min: 10, max: 1000 }, 'Minimum 10 characters', '13/1000 characters'],
    [{ unit: 'words', min: 50, max: 300 }, 'Minimum 50 words', '3/300 words'],
    [{ unit: 'words', min: 10 }, 'Minimum 10 words', '3 words'],
  ] as const)('[RTE-11, RTE-12, RTE-13, RTE-15] the bounds are its screen’s: %j', async (bounds, helper, count) => {
    const { box, container } = await show({ text: 'Two days each', bounds })
    await waitFor(() => expect(box).toHaveAccessibleDescription(helper))
    expect(container).toHaveTextContent(count)
  })

  it('[RTE-11] has no counter and no helper text where its screen has no bounds', async () => {
    const { box, container } = await show({ text: 'Two days' })
    expect(box).not.toHaveAccessibleDescription()
    expect(container).not.toHaveTextContent(/Minimum|\d/)
  })

  it('[RTE-14] an error stands in place of the helper text and marks every line of the text', async () => {
    const bounds = { unit: 'characters', min: 100, max: 2000 } as const
    const { rerender } = await show({ text: 'One\nTwo', bounds })
    const lines = () => screen.getAllByRole('textbox', { name: 'Brief' })
    expect(lines()).toHaveLength(2)
    for (const line of lines()) expect(line).toBeValid()
    rerender(<Example bounds={bounds} error="Brief must be at least 100 characters long" />)
    await waitFor(() => expect(lines()[0]).toBeInvalid())
    for (const line of lines()) {
      expect(line).toBeInvalid()
      expect(line).toHaveAccessibleDescription('Brief must be at least 100 characters long')
    }
    expect(screen.queryByText('Minimum 100 characters')).not.toBeInTheDocument()
    rerender(<Example bounds={bounds} />)
    await waitFor(() => expect(lines()[1]).toHaveAccessibleDescription('Minimum 100 characters'))
    expect(lines()[1]).toBeValid()
  })

  it('[RTE-08] Shift+Enter calls what its screen gave, and is left to the text otherwise', async () => {
    const onShiftEnter = vi.fn()
    const press = (box: HTMLElement, shiftKey: boolean) => {
      const key = new KeyboardEvent('keydown', { key: 'Enter', shiftKey, bubbles: true, cancelable: true })
      box.dispatchEvent(key)
      return key.defaultPrevented
    }
    const { box, unmount } = await show({ text: 'Two days', onShiftEnter })
    expect(press(box, true)).toBe(true)
    expect(onShiftEnter).toHaveBeenCalledOnce()
    press(box, false)
    expect(onShiftEnter).toHaveBeenCalledOnce()
    unmount()
    const other = await show({ text: 'Two days' })
    expect(press(other.box, true)).toBe(false)
  })

  it('[RTE-01] the toolbar names its nine formats, is one stop of Tab, and the arrow keys move in it', async () => {
    await show({ text: 'Two days' })
    const toolbar = screen.getByRole('toolbar', { name: 'Text formats' })
    const buttons = [...toolbar.querySelectorAll('button')]
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
      ...['Bold', 'Italic', 'Underline', 'Link'],
      ...['Heading', 'Subheading', 'Blockquote', 'Bulleted List', 'Ordered List'],
    ])
    expect(buttons.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
    const press = (key: string) =>
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    buttons[0]?.focus()
    press('ArrowRight')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Italic' })).toHaveFocus())
    press('End')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ordered List' })).toHaveFocus())
    press('ArrowRight')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Bold' })).toHaveFocus())
  })
})
