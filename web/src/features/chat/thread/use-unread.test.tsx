import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ELENA } from '../chat.testkit'
import type { Chat } from '../data/use-chat'
import type { Participant } from './people'
import { useUnread } from './use-unread'

const AT = '2026-11-20T09:00:00Z'
const chat = (newest: number): Chat => ({
  ...{ role: 'poster', sees_all: true, seen_at: AT, unread_count: 0, others_seen_at: null },
  newest_number: newest,
})
const elena = (turn: number, at: string | null): Participant => ({
  ...{ user_id: ELENA, role: 'expert', sees_all: false, chat_seen_at: null, user: null },
  ...{ turn, wrote_at: at },
})
const render = () =>
  renderHook(({ newest, openId }) => useUnread(chat(newest), openId), {
    initialProps: { newest: 7, openId: null as string | null },
  })

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

it.each(['2016-01-01', '2036-01-01'])(
  '[CHAT-02] what is new is what came after one left, whatever the browser’s clock says (%s)',
  (clock) => {
    vi.setSystemTime(clock)
    const { result, rerender } = render()
    expect(result.current(elena(7, '2026-11-20T09:01:00Z'))).toBe(true)
    rerender({ newest: 7, openId: ELENA })
    expect(result.current(elena(7, '2026-11-20T09:01:00Z'))).toBe(false)
    // written while one looked
    rerender({ newest: 8, openId: ELENA })
    rerender({ newest: 8, openId: null })
    expect(result.current(elena(8, '2026-11-20T09:02:00Z'))).toBe(false)
    rerender({ newest: 9, openId: null })
    expect(result.current(elena(9, '2026-11-20T09:03:00Z'))).toBe(true)
  },
)

it('[CHAT-02] who wrote before the chat was last opened, or never, is not marked', () => {
  const { result } = render()
  expect(result.current(elena(6, AT))).toBe(false)
  expect(result.current(elena(-5, null))).toBe(false)
})
