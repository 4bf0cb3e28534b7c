import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { lazyPart } from '#lib/lazy-part.js'
import { DiscardDraft } from '../form/discard-draft'
import { EditorFormats } from '../rich-text/editor-formats'
import type { EditorState } from '../rich-text/use-editor'

const MISSING = 'This page didn’t load completely'

/** A dialog whose code a newer release has replaced. */
const missing = () =>
  lazyPart<object>(async () => {
    throw new TypeError('Failed to fetch dynamically imported module: /assets/x.js')
  })

it('a draft whose question can’t be loaded stays, with its page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const onDiscard = vi.fn(() => undefined)
  const user = userEvent.setup({ delay: null })
  render(<DiscardDraft label="Discard" title="" text="" onDiscard={onDiscard} dialog={missing()} />)
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(await screen.findByText(MISSING)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText(MISSING)).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Discard' })).toBeVisible()
  expect(onDiscard).not.toHaveBeenCalled()
})

it('a text whose dialog for links can’t be loaded stays, with its toolbar', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const closeLink = vi.fn(() => undefined)
  const editor = { engine: null, pressed: new Set(), link: { text: '', url: '' }, closeLink } as unknown as EditorState
  render(<EditorFormats editor={editor} label="Text formats" linkDialog={missing()} />)
  expect(await screen.findByText(MISSING)).toBeVisible()
  expect(screen.getByRole('toolbar', { name: 'Text formats' })).toBeVisible()
  await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(closeLink).toHaveBeenCalledOnce()
})
