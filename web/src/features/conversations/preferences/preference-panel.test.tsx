import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { clientUser } from '#testing/personas.js'
import { Dialog } from '#ui/overlay/dialog.js'
import { openAiHome } from '../conversations.testkit'
import { PreferencePanel } from './preference-panel'

const FLAG = `showAiPreferencePrompt:${clientUser.userId}`
const field = () => screen.findByRole('textbox', { name: 'Your question' })
const panel = () => screen.queryByRole('dialog', { name: 'My Preference', hidden: true })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

/** The form came up while a question was typed. */
async function openPanel() {
  const opened = openAiHome({}, { Notices: () => ({ notifications: [] }) })
  await screen.findByRole('button', { name: /My Preference/ })
  await opened.user.type(await field(), 'Why')
  await within(await screen.findByRole('dialog', { name: 'My Preference' })).findByLabelText('Industry')
  return opened
}

/** Enter in the question opens a dialog over the page. */
function PanelUnderDialog({ onClose }: { onClose(): void }) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <PreferencePanel title="My Preference" field={field} onClose={onClose} />
      <textarea ref={field} aria-label="Your question" onKeyDown={({ key }) => key === 'Enter' && setIsOpen(true)} />
      <Dialog isOpen={isOpen} title="Over the page" onClose={() => setIsOpen(false)} />
    </>
  )
}

describe('the form that came up by itself', () => {
  it('stays when Escape closes a list above it, and goes with the next one', async () => {
    const { user } = await openPanel()
    const bell = screen.getByRole('button', { name: /^Notices/ })
    await user.click(bell)
    expect(bell).toHaveAttribute('aria-expanded', 'true')
    await user.keyboard('{Escape}')
    expect(bell).toHaveAttribute('aria-expanded', 'false')
    expect(panel()).toBeInTheDocument()
    expect(sessionStorage.getItem(FLAG)).toBeNull()
    await user.click(await field())
    await user.keyboard('{Escape}')
    await waitFor(() => expect(panel()).not.toBeInTheDocument())
  })

  it('leaves Escape to a list above it that took no focus, as where browsers focus no buttons', async () => {
    const { user } = await openPanel()
    const bell = screen.getByRole('button', { name: /^Notices/ })
    await user.click(bell)
    bell.blur()
    await user.keyboard('{Escape}')
    expect(bell).toHaveAttribute('aria-expanded', 'false')
    expect(panel()).toBeInTheDocument()
  })

  it('stays when Escape closes a dialog over the page', async () => {
    const onClose = vi.fn()
    render(<PanelUnderDialog onClose={onClose} />)
    await userEvent.click(screen.getByRole('textbox', { name: 'Your question' }))
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Over the page' })
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Over the page' })).not.toBeInTheDocument())
    expect(onClose).not.toHaveBeenCalled()
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Your question' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('leads on to the next customer after one was added by the keyboard', async () => {
    const { user } = await openPanel()
    const other = screen.getByRole('textbox', { name: 'Other customers' })
    await user.type(other, 'Dental clinics')
    await user.tab()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('button', { name: 'Remove Dental clinics' })).toBeInTheDocument()
    expect(other).toHaveFocus()
    await user.type(other, 'Ferries')
    await user.click(screen.getByRole('button', { name: 'Add' }))
    expect(other).not.toHaveFocus()
  })

  it('keeps the place of the keyboard when a button in it can’t hold it any more', async () => {
    const { user } = await openPanel()
    const add = screen.getByRole('button', { name: 'Add' })
    await user.type(screen.getByRole('textbox', { name: 'Other customers' }), 'Dental clinics')
    await user.tab()
    expect(add).toHaveFocus()
    // browsers take the focus from a button that is disabled
    add.blur()
    add.setAttribute('disabled', '')
    await waitFor(() => expect(panel()).toHaveFocus())
    await user.tab()
    expect(panel()).toContainElement(document.activeElement as HTMLElement)
  })
})
