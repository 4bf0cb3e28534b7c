import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RequestError } from '#lib/request-error.js'
import { Button } from '../button/button'
import { Dialog } from '../overlay/dialog'
import { AlertCentre, useAlerts } from './alert-centre'
import { ErrorBoundary } from './error-boundary'
import { ErrorState } from './error-state'
import { FormRefusal } from './form-refusal'

function Saying() {
  const alerts = useAlerts()
  return (
    <>
      <button type="button" onClick={() => alerts.show({ tone: 'success', text: 'Saved.' })}>
        Save
      </button>
      <button type="button" onClick={() => alerts.show({ tone: 'error', text: 'Not saved.', requestId: 'r-1' })}>
        Fail
      </button>
      <AlertCentre />
    </>
  )
}

afterEach(() => vi.useRealTimers())

describe('alerts', () => {
  it('are announced and disappear by themselves, but errors stay', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })
    render(<Saying />)
    const region = screen.getByRole('region', { name: 'Messages' })
    expect(region).toHaveAttribute('aria-live', 'polite')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await user.click(screen.getByRole('button', { name: 'Fail' }))
    expect(region).toHaveTextContent('Saved.')
    await vi.advanceTimersByTimeAsync(7_000)
    await vi.waitFor(() => expect(region).not.toHaveTextContent('Saved.'))
    expect(region).toHaveTextContent('Not saved.Reference r-1')
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(region).toBeEmptyDOMElement()
  })
})

describe('alerts at the top of the window', () => {
  /** Boxes of a window that is 390 px wide, by what has them. */
  const boxes: Record<string, [top: number, bottom: number]> = {}
  beforeEach(() => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const [top, bottom] = boxes[this.getAttribute('data-bar') ?? 'alerts'] ?? [0, 0]
      return new DOMRect(0, top, 390, bottom - top)
    })
  })
  afterEach(() => vi.restoreAllMocks())

  function Page({ dialog }: { dialog?: string }) {
    return (
      <>
        <header data-bar="header" />
        {dialog ? <div data-bar={dialog} /> : null}
        <Saying />
      </>
    )
  }
  Object.assign(boxes, { alerts: [64, 132], header: [41, 138], sheet: [20, 190], low: [600, 680] })

  it.each([
    ['below the header, wherever that is', undefined, '146px'],
    ['below the head of a dialog that reaches up to them', 'sheet', '198px'],
    ['and as before where a dialog is further down', 'low', '146px'],
  ])('stand %s', async (_where, dialog, top) => {
    const user = userEvent.setup()
    render(<Page dialog={dialog} />)
    await user.click(screen.getByRole('button', { name: 'Fail' }))
    const region = screen.getByRole('region', { name: 'Messages' })
    await vi.waitFor(() => expect(region).toHaveStyle({ top }))
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  })

  it('move with it while they are there', async () => {
    const user = userEvent.setup()
    const { rerender } = render(<Page />)
    await user.click(screen.getByRole('button', { name: 'Fail' }))
    const region = screen.getByRole('region', { name: 'Messages' })
    await vi.waitFor(() => expect(region).toHaveStyle({ top: '146px' }))
    boxes.header = [0, 56]
    window.dispatchEvent(new Event('scroll'))
    await vi.waitFor(() => expect(region).toHaveStyle({ top: '64px' }))
    rerender(<Page dialog="sheet" />)
    await vi.waitFor(() => expect(region).toHaveStyle({ top: '198px' }))
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  })
})

describe('a request that failed', () => {
  it.each([
    ['shows its own message', 409, 'NOT_ALLOWED', 'Not allowed.', undefined],
    ['carries the reference of an internal fault', 500, 'INTERNAL', 'Not allowed.Reference r-1', undefined],
    ['says nothing about an ended session, as the login page does', 401, 'NO_SESSION', '', undefined],
    ['shows the words of the page', 409, 'NOT_ALLOWED', 'Nothing was loaded.', 'Nothing was loaded.'],
    ['says nothing about an ended session in the words of the page', 401, 'NO_SESSION', '', 'Nothing was loaded.'],
  ])('%s', async (_what, status, code, shown, words) => {
    const error = new RequestError({ code, status, message: 'Not allowed.', requestId: 'r-1' })
    function Failing() {
      const { showError, showFailure } = useAlerts()
      return (
        <>
          <button type="button" onClick={() => (words ? showFailure(error, words) : showError(error))}>
            Send
          </button>
          <AlertCentre />
        </>
      )
    }
    render(<Failing />)
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(screen.getByRole('region', { name: 'Messages' }).textContent).toBe(shown)
    // leave no alert for the next test
    if (shown) await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  })
})

/** A dialog in which a request fails. */
function FailingDialog({ onClose }: { onClose(): void }) {
  const alerts = useAlerts()
  const fail = () => alerts.show({ tone: 'error', text: 'Not sent.', detail: 'We couldn’t reach the server.' })
  return (
    <>
      <AlertCentre />
      <Dialog isOpen title="Make a counter offer" onClose={onClose}>
        <button type="button" onClick={fail}>
          Send
        </button>
      </Dialog>
    </>
  )
}

it('an alert is dismissed without closing the dialog it is about', async () => {
  const onClose = vi.fn()
  render(<FailingDialog onClose={onClose} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }))
  expect(screen.getByRole('region', { name: 'Messages' })).toHaveTextContent('Not sent.We couldn’t reach the server.')
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText('Not sent.')).not.toBeInTheDocument()
  expect(onClose).not.toHaveBeenCalled()
  expect(screen.getByRole('dialog', { name: 'Make a counter offer' })).toBeInTheDocument()
})

describe('a region that fails', () => {
  it('leaves the rest intact and can be retried', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    let isBroken = true
    const Region = () => {
      if (isBroken) throw new Error('broken')
      return <p>It works</p>
    }
    render(
      <ErrorBoundary>
        <Region />
      </ErrorBoundary>,
    )
    expect(screen.getByRole('alert')).toHaveTextContent('This part of the page stopped working')
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByText('It works')).toBeVisible()
  })

  it('offers a reload when a newer release has replaced the page', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const Outdated = () => {
      throw new TypeError('Failed to fetch dynamically imported module: /assets/x.js')
    }
    render(
      <ErrorBoundary>
        <Outdated />
      </ErrorBoundary>,
    )
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
  })

  it.each([
    ['stopped working', 'broken'],
    ['is missing', 'Failed to fetch dynamically imported module: /assets/x.js'],
  ])('can be put away if what %s stands over the page', async (_what, message) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const onDismiss = vi.fn(() => undefined)
    const Broken = () => {
      throw new TypeError(message)
    }
    render(
      <ErrorBoundary onDismiss={onDismiss}>
        <Broken />
      </ErrorBoundary>,
    )
    expect(screen.getByRole(message === 'broken' ? 'alert' : 'status')).toHaveClass('shadow-float')
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(onDismiss).toHaveBeenCalledOnce()
  })

  it('a page that failed to load offline is not taken for a newer release: it opens once online', () => {
    const silence = vi.spyOn(console, 'error').mockImplementation(() => {})
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
    const Missing = () => {
      throw new TypeError('Failed to fetch dynamically imported module: /assets/x.js')
    }
    render(
      <ErrorBoundary>
        <Missing />
      </ErrorBoundary>,
    )
    expect(screen.getByText('You’re offline, so this page can’t open yet')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Reload' })).not.toBeInTheDocument()
    network.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(reload).toHaveBeenCalledOnce()
    for (const mock of [silence, network, reload]) mock.mockRestore()
  })
})

it('[X-13] a failure shows its cause, its reference and a retry', async () => {
  const onRetry = vi.fn()
  const error = new RequestError({ code: 'X', status: 500, message: 'The list did not come.', requestId: 'r-42' })
  render(<ErrorState error={error} onRetry={onRetry} />)
  expect(screen.getByRole('alert')).toHaveTextContent('The list did not come.')
  expect(screen.getByText('r-42')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledOnce()
})

it('a form that is refused brings the reason into sight, each time, and not again when it comes back by itself', () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  const { rerender } = render(<FormRefusal error={null} />)
  for (const times of [1, 2]) {
    const lost = new RequestError({ code: 'OFFLINE', status: 0, message: 'We couldn’t reach the server.' })
    rerender(<FormRefusal error={lost} />)
    expect(scroll).toHaveBeenLastCalledWith({ block: 'nearest' })
    expect(scroll.mock.contexts.at(-1)).toBe(screen.getByRole('alert'))
    // as beside a form that is as it was saved, until somebody types on
    rerender(<FormRefusal error={null} />)
    rerender(<FormRefusal error={lost} />)
    expect(scroll).toHaveBeenCalledTimes(times)
    // while it is sent again
    rerender(<FormRefusal error={null} />)
  }
})

it('Enter doesn’t send a form again while its button is busy', async () => {
  const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault())
  render(
    <form onSubmit={(event) => onSubmit(event.nativeEvent as SubmitEvent)}>
      <input aria-label="Code" />
      <Button type="submit" isBusy>
        Log in
      </Button>
    </form>,
  )
  await userEvent.type(screen.getByLabelText('Code'), '123456{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
})

it('a busy button ignores presses and keeps the focus', async () => {
  const onClick = vi.fn()
  render(
    <Button isBusy onClick={onClick}>
      Save
    </Button>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(onClick).not.toHaveBeenCalled()
  expect(screen.getByRole('button')).toHaveFocus()
})
