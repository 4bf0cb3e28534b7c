import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ELENA, openChat } from '../chat.testkit'

describe('the list of conversations', () => {
  it('[CHAT-02] names a hundred experts at first and more on request; the one in the address is there at once', async () => {
    const others = Array.from(
      { length: 120 },
      (_, index) => `ffffffff-0000-4000-8000-${String(index).padStart(12, '0')}`,
    )
    const { user } = openChat({ others, applicant: others.at(-1) ?? '' })
    const conversations = within(await screen.findByRole('navigation', { name: 'Conversations' }))
    await waitFor(() =>
      expect(conversations.getByRole('button', { name: 'All messages' })).not.toHaveAttribute('aria-current'),
    )
    expect(conversations.getAllByRole('button', { current: true })).toHaveLength(1)
    // all messages, a hundred experts, the chosen one, and the button for more
    expect(conversations.getAllByRole('button')).toHaveLength(103)
    await user.click(conversations.getByRole('button', { name: 'Show more people' }))
    await waitFor(() => expect(conversations.getAllByRole('button')).toHaveLength(122))
    expect(conversations.queryByRole('button', { name: 'Show more people' })).not.toBeInTheDocument()
  })

  it('[CHAT-02] whoever wrote last comes first of more than a hundred, and is marked until one has looked', async () => {
    const others = Array.from(
      { length: 110 },
      (_, index) => `ffffffff-0000-4000-8000-${String(index).padStart(12, '0')}`,
    )
    const last = others.at(-1) ?? ''
    const wrote = {
      [last]: { number: 8, at: '2026-11-20T10:00:00Z' },
      [ELENA]: { number: 7, at: '2026-11-20T09:00:00Z' },
    }
    const { user } = openChat({ others, wrote, chat: { seen_at: '2026-11-20T09:30:00Z', newest_number: 8 } })
    const conversations = within(await screen.findByRole('navigation', { name: 'Conversations' }))
    await waitFor(() => expect(conversations.getAllByRole('button').length).toBeGreaterThan(100))
    const [, first, second] = conversations.getAllByRole('button')
    expect(first).toHaveAccessibleName(/new$/)
    expect(second).toHaveAccessibleName('Elena Marchetti')
    await user.click(first as HTMLElement)
    await user.click(conversations.getByRole('button', { name: 'All messages' }))
    await waitFor(() => expect(conversations.getAllByRole('button')[1]).not.toHaveAccessibleName(/new$/))
  })

  it('[CHAT-02] the expert whom the address names is brought into sight, far along a phone’s row, too', async () => {
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
    openChat({ applicant: ELENA })
    const name = await screen.findByRole('button', { name: 'Elena Marchetti', current: true })
    expect(shown.mock.contexts).toContain(name.closest('li'))
  })
})
