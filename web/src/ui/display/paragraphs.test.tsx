import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Paragraphs } from './paragraphs'

it('the same words may stand twice in a text, and go again', () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { rerender } = render(<Paragraphs text={'Ask.\n\nWait.\n\nAsk.'} />)
  expect(screen.getAllByText(/./).map(({ textContent }) => textContent)).toEqual(['Ask.', 'Wait.', 'Ask.'])
  rerender(<Paragraphs text={'Ask.\n\nWait.'} />)
  expect(screen.getAllByText(/./).map(({ textContent }) => textContent)).toEqual(['Ask.', 'Wait.'])
  expect(complaint).not.toHaveBeenCalled()
})
