import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { clientUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'

interface Change {
  id: number
  amount: number
  transfer: { kind: string; reason: string }
}

const change = (id: number, amount: number, reason: string, kind = 'referral'): Change => ({
  ...{ id, amount },
  transfer: { kind, reason },
})

/** That the server can't be reached is only noticed by what tells it that a change was seen. */
const lost = { isOn: false }

function openWith(...changes: Change[]) {
  const waiting = [...changes]
  const route = renderRoute('/notices', {
    user: clientUser,
    graphql: {
      Notices: () => ({ notifications: [] }),
      Statement: () => ({ ledger_statement_lines: [] }),
      CreditChanges: () => ({ credit_changes: [...waiting] }),
      MarkCreditChangesSeen: ({ ids }) => {
        if (lost.isOn) throw new TypeError()
        const seen = [ids].flat()
        waiting.splice(0, waiting.length, ...waiting.filter(({ id }) => !seen.includes(id)))
        return { update_credit_changes: { affected_rows: seen.length } }
      },
    },
  })
  const polls = () => route.sent.filter(({ name }) => name === 'CreditChanges').length
  return { ...route, waiting, polls }
}

function setVisibility(state: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
  document.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => localStorage.clear())

afterEach(() => {
  vi.useRealTimers()
  setVisibility('visible')
  lost.isOn = false
})

describe('the credits change modal', () => {
  it('[PROMPT-42, GD-43] tells them one at a time with their reasons, and each once', async () => {
    const { user, sent } = openWith(
      change(4, 100, 'A friend joined'),
      change(5, -30, 'A call was booked', 'hold_posted'),
    )
    const dialog = await screen.findByRole('dialog', { name: 'You have received 100 Credits' })
    expect(dialog).toHaveTextContent('A friend joined')
    await expectNoAxeViolations()
    await user.click(screen.getByRole('button', { name: 'OK' }))
    expect(await screen.findByRole('dialog', { name: '30 Credits were used' }, { timeout: 4000 })).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    const marked = sent.filter(({ name }) => name === 'MarkCreditChangesSeen').map(({ input }) => input)
    expect(marked).toEqual([{ ids: [4] }, { ids: [5] }])
  })

  it('[PROMPT-42, GD-43] leaves the transactions in sight of whoever opens them, and tells the rest afterwards', async () => {
    const { user, waiting } = openWith(change(4, 100, 'A friend joined'), change(5, -30, 'A call was booked'))
    await screen.findByRole('dialog', { name: 'You have received 100 Credits' })
    vi.useFakeTimers({ shouldAdvanceTime: true })
    fireEvent.click(screen.getByRole('link', { name: 'See transactions' }))
    await screen.findByRole('heading', { name: 'Transactions' })
    // also after it was asked again
    await vi.advanceTimersByTimeAsync(15_000)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    // what happens meanwhile isn't on the page yet
    waiting.push(change(6, 7, 'Your insight was approved'))
    await vi.advanceTimersByTimeAsync(15_000)
    await screen.findByRole('dialog', { name: 'You have received 7 Credits' })
    fireEvent.click(screen.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    vi.useRealTimers()
    await user.click(screen.getAllByRole('link', { name: 'Home' })[0] as HTMLElement)
    expect(await screen.findByRole('dialog', { name: '30 Credits were used' }, { timeout: 4000 })).toBeVisible()
  })

  it('[PROMPT-42, GD-43] tells nobody again what they closed without a network, and says so to the server later', async () => {
    lost.isOn = true
    const first = openWith(change(4, 100, 'A friend joined'))
    await screen.findByRole('dialog', { name: 'You have received 100 Credits' })
    await first.user.click(screen.getByRole('button', { name: 'OK' }))
    const marked = ({ sent }: typeof first) => sent.filter(({ name }) => name === 'MarkCreditChangesSeen')
    await waitFor(() => expect(marked(first)).toHaveLength(1))
    first.unmount()
    // a reload, still without a network
    const second = openWith(change(4, 100, 'A friend joined'), change(5, 7, 'Your insight was approved'))
    await screen.findByRole('dialog', { name: 'You have received 7 Credits' })
    expect(marked(second).map(({ input }) => input)).toEqual([{ ids: [4] }])
    lost.isOn = false
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(second.waiting.map(({ id }) => id)).toEqual([5]))
    await waitFor(() => expect(localStorage.getItem(`closedCreditChanges:${clientUser.userId}`)).toBeNull())
  })

  it('[PROMPT-42] is closed in every tab at once', async () => {
    openWith(change(4, 100, 'A friend joined'))
    await screen.findByRole('dialog', { name: 'You have received 100 Credits' })
    const key = `closedCreditChanges:${clientUser.userId}`
    // the other tab has told the server and removed it before this one hears of it
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: '[4]' }))
    window.dispatchEvent(new StorageEvent('storage', { key, oldValue: '[4]', newValue: null }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(screen.findByRole('dialog', undefined, { timeout: 2500 })).rejects.toThrow()
  })

  it('[PROMPT-42] stays open for whoever opens the transactions in a tab of their own', async () => {
    openWith(change(4, 100, 'A friend joined'), change(5, -30, 'A call was booked'))
    await screen.findByRole('dialog', { name: 'You have received 100 Credits' })
    fireEvent.click(screen.getByRole('link', { name: 'See transactions' }), { ctrlKey: true })
    expect(screen.getByRole('dialog', { name: 'You have received 100 Credits' })).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'OK' }))
    expect(await screen.findByRole('dialog', { name: '30 Credits were used' }, { timeout: 4000 })).toBeVisible()
  })

  it.each([
    ['credits_taken_back', -200, '200 Credits were taken back'],
    ['correction', -1, '1 Credit was taken back'],
    ['correction', 30, 'You have received 30 Credits'],
    ['hold_posted', -1, '1 Credit was used'],
  ])('[GD-43] says of %s by %i: %s', async (kind, amount, title) => {
    openWith(change(6, amount, 'Refund: 200 Credits', kind))
    expect(await screen.findByRole('dialog', { name: title })).toHaveTextContent('Refund: 200 Credits')
  })

  it('[PROMPT-43, BASE-38] asks every 10 s, but not while the tab is hidden or the modal is open', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { waiting, polls } = openWith()
    await screen.findByRole('heading', { name: 'Notices' })
    await waitFor(() => expect(polls()).toBe(1))
    const before = polls()
    await vi.advanceTimersByTimeAsync(20_500)
    expect(polls()).toBe(before + 2)
    setVisibility('hidden')
    await vi.advanceTimersByTimeAsync(40_000)
    expect(polls()).toBe(before + 2)
    waiting.push(change(1, 5, 'News'))
    setVisibility('visible')
    await vi.advanceTimersByTimeAsync(11_000)
    await screen.findByRole('dialog')
    const open = polls()
    await vi.advanceTimersByTimeAsync(40_000)
    expect(polls()).toBe(open)
  })

  it('[GD-81] waits until the page has said what became of a payment', async () => {
    history.replaceState(null, '', '/?is_payment_success=true')
    try {
      openWith(change(9, 200, 'A warm welcome'))
      await screen.findByRole('heading', { level: 1 })
      await expect(screen.findByRole('dialog', undefined, { timeout: 2500 })).rejects.toThrow()
      history.replaceState(null, '', '/')
      expect(await screen.findByRole('dialog', { name: 'You have received 200 Credits' })).toBeVisible()
    } finally {
      history.replaceState(null, '', '/')
    }
  })

  it('waits while somebody is typing', async () => {
    const field = document.createElement('input')
    document.body.append(field)
    field.focus()
    const { polls } = openWith(change(1, 5, 'News'))
    await waitFor(() => expect(polls()).toBe(1))
    await screen.findByRole('heading', { name: 'Notices' })
    field.focus()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    field.remove()
    expect(await screen.findByRole('dialog', undefined, { timeout: 4000 })).toBeVisible()
  })
})
