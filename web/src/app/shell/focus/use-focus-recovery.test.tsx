import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { LoadMore } from '#ui/display/load-more.js'
import { Dialog } from '#ui/overlay/dialog.js'
import { useFocusRecovery } from './use-focus-recovery'

function Page() {
  useFocusRecovery()
  const [isDone, setIsDone] = useState(false)
  const [dialog, setDialog] = useState(0)
  return (
    <main>
      <section aria-label="Counter offer">
        {isDone ? (
          'Answered'
        ) : (
          <button type="button" onClick={() => setIsDone(true)}>
            Accept
          </button>
        )}
        <button type="button" onClick={() => setDialog(1)}>
          Update
        </button>
      </section>
      {dialog === 1 ? (
        <Dialog isOpen title="Update" onClose={() => setDialog(0)}>
          <button type="button" onClick={() => setDialog(2)}>
            Send
          </button>
        </Dialog>
      ) : null}
      {dialog === 2 ? (
        <Dialog isOpen title="Thank you" onClose={() => setDialog(0)}>
          <button type="button" onClick={() => setDialog(0)}>
            Done
          </button>
        </Dialog>
      ) : null}
    </main>
  )
}

/** A list with one more page. */
function ListPage() {
  useFocusRecovery()
  const [hasMore, setHasMore] = useState(true)
  return (
    <main>
      <ul aria-label="Experts">
        <li>Ngozi</li>
        {hasMore ? null : <li>Ruth</li>}
      </ul>
      <LoadMore hasMore={hasMore} isBusy={false} onMore={() => setHasMore(false)} />
      <button type="button">Behind the list</button>
    </main>
  )
}

/** A dialog with its own address, open from the start: nothing on the page had the focus before it. */
function AddressedPage() {
  useFocusRecovery()
  const [isOpen, setIsOpen] = useState(true)
  return (
    <main>
      <h1>Role</h1>
      <div role="tabpanel" aria-label="Interests" />
      {isOpen ? (
        <Dialog isOpen title="Reject" onClose={() => setIsOpen(false)}>
          <button type="button" onClick={() => setIsOpen(false)}>
            Submit
          </button>
        </Dialog>
      ) : null}
    </main>
  )
}

/** A button next to the tabs that opens one of them and then disappears. */
function TabbedPage() {
  useFocusRecovery()
  const [isShown, setIsShown] = useState(false)
  return (
    <main>
      <article>
        {isShown ? null : (
          <button type="button" onClick={() => setIsShown(true)}>
            Show interest
          </button>
        )}
        <div role="tabpanel" aria-label="Proposal">
          {isShown ? 'Step 1' : 'About'}
        </div>
      </article>
    </main>
  )
}

/** A button that asks first, opens a tab and disappears; an earlier tab had the focus before. */
function AskingPage() {
  useFocusRecovery()
  const [isAsking, setIsAsking] = useState(false)
  const [isShown, setIsShown] = useState(false)
  return (
    <main>
      <article>
        <button type="button" role="tab" aria-selected={!isShown}>
          About
        </button>
        {isShown ? null : (
          <button type="button" onClick={() => setIsAsking(true)}>
            Show interest
          </button>
        )}
        <div role="tabpanel" aria-label="Proposal">
          {isShown ? 'Step 1' : 'About'}
        </div>
      </article>
      <Dialog isOpen={isAsking} title="Sure?" onClose={() => setIsAsking(false)}>
        <button
          type="button"
          onClick={() => {
            setIsShown(true)
            setIsAsking(false)
          }}
        >
          Confirm
        </button>
      </Dialog>
    </main>
  )
}

/** A dialog with two steps, where the first step's button disappears. */
function TwoSteps() {
  useFocusRecovery()
  const [step, setStep] = useState(1)
  return (
    <main>
      <Dialog isOpen title={`Step ${step}`} onClose={() => undefined}>
        {step === 1 ? (
          <button type="button" onClick={() => setStep(2)}>
            Continue
          </button>
        ) : (
          <input aria-label="Code" />
        )}
      </Dialog>
    </main>
  )
}

describe('the focus', () => {
  it('stays in a dialog whose next step removes the focused button', async () => {
    render(<TwoSteps />)
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Step 2' })).toHaveFocus())
  })

  it('stays in the section whose button disappears after use', async () => {
    render(<Page />)
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }))
    await waitFor(() => expect(screen.getByRole('region', { name: 'Counter offer' })).toHaveFocus())
  })

  it('returns from a second dialog to where the first one was opened', async () => {
    render(<Page />)
    await userEvent.click(screen.getByRole('button', { name: 'Update' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Update' })).toHaveFocus())
  })

  it('moves to the panel after a dialog whose button is gone, and not to an earlier tab', async () => {
    render(<AskingPage />)
    await userEvent.click(screen.getByRole('tab', { name: 'About' }))
    await userEvent.click(screen.getByRole('button', { name: 'Show interest' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(screen.getByRole('tabpanel', { name: 'Proposal' })).toHaveFocus())
  })

  it('moves to the panel that a button next to the tabs opened', async () => {
    render(<TabbedPage />)
    await userEvent.click(screen.getByRole('button', { name: 'Show interest' }))
    await waitFor(() => expect(screen.getByRole('tabpanel', { name: 'Proposal' })).toHaveFocus())
  })

  it('moves to the beginning of the page from a dialog that was open from the start, not past its heading', async () => {
    render(<AddressedPage />)
    await userEvent.click(await screen.findByRole('button', { name: 'Submit' }))
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  })

  it('stays at the end of a list once its last page is there', async () => {
    const user = userEvent.setup()
    render(<ListPage />)
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-focus-home'))
    await user.tab()
    expect(screen.getByRole('button', { name: 'Behind the list' })).toHaveFocus()
  })
})
