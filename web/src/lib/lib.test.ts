import { MutationObserver, onlineManager } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { formatExactDate, formatRelativeDate } from './dates'
import { readDraft, useDraft, writeDraft } from './draft-storage'
import { paths } from './paths'
import { answersOf, createQueryClient } from './query-client'
import { atMost } from './request/at-most'
import { hasCode, messageOf, RequestError } from './request-error'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

describe('addresses', () => {
  it('leave out empty values', () => {
    expect(paths.opportunitySummary({ tab: 'active', q: '', country: undefined })).toBe(
      '/opportunity-summary?tab=active',
    )
  })

  it.each([
    [{ slug: 'kenji-ota' }, '/kenji-ota'],
    [{ slug: null }, '/my-profile/kenji-o-hara-ota/id-1?parent_tab=about'],
  ])('[GO-105, GD-74] a profile with %j stands at %s', (known, address) => {
    expect(paths.profileOf({ id: 'id-1', first_name: 'Kenji  O’Hara', last_name: 'Ota.', ...known })).toBe(address)
  })
})

describe('a mutation while offline', () => {
  afterEach(() => onlineManager.setOnline(true))

  it('fails at once, and is not sent when the network is back', async () => {
    onlineManager.setOnline(false)
    const lost = new RequestError({ code: 'OFFLINE', status: 0, message: 'We couldn’t reach the server.' })
    const step = vi.fn(() => Promise.reject(lost))
    const hire = new MutationObserver(createQueryClient(), { mutationFn: step })
    await expect(hire.mutate()).rejects.toBe(lost)
    onlineManager.setOnline(true)
    await vi.waitFor(() => expect(hire.getCurrentResult().isPaused).toBe(false))
    expect(step).toHaveBeenCalledTimes(1)
  })
})

describe('dates', () => {
  const now = new Date('2026-03-10T12:00:00Z')
  it.each([
    ['2026-03-10T11:59:40Z', 'just now'],
    ['2026-03-10T11:00:00Z', '1 hour ago'],
    ['2026-03-09T11:00:00Z', 'yesterday'],
    ['2026-03-06T12:00:00Z', '4 days ago'],
    ['2026-03-02T12:00:00Z', '2nd Mar 26'],
    ['2026-03-10T12:20:00Z', 'in 20 minutes'],
    ['2026-03-10T11:59:00Z', '1 minute ago'],
    ['2026-03-10T16:00:00Z', 'in 4 hours'],
    ['2026-03-11T13:00:00Z', 'tomorrow'],
    ['2026-03-12T12:00:00Z', 'in 2 days'],
    ['2026-03-18T12:00:00Z', '18th Mar 26'],
  ])('%s reads "%s"', (iso, words) => {
    expect(formatRelativeDate(iso, now)).toBe(words)
  })

  it.each([
    ['UTC', '2026-03-10T00:07:09Z', 'Mar 10, 2026 at 12:07:09 AM GMT+0000'],
    ['America/St_Johns', '2026-01-10T15:30:00Z', 'Jan 10, 2026 at 12:00:00 PM GMT-0330'],
    ['Europe/Berlin', '2026-07-10T21:59:59Z', 'Jul 10, 2026 at 11:59:59 PM GMT+0200'],
  ])('to the second, in %s: %s is "%s"', (timeZone, iso, text) => {
    vi.stubEnv('TZ', timeZone)
    expect(formatExactDate(iso)).toBe(text)
  })
})

describe('drafts', () => {
  it('are separate for each user', () => {
    writeDraft('nora', 'role', { brief: 'hers' })
    expect(readDraft('nora', 'role')).toEqual({ brief: 'hers' })
    expect(readDraft('tom', 'role')).toBeNull()
  })

  it('are dropped after 30 days, or if they can’t be read', () => {
    vi.useFakeTimers()
    writeDraft('nora', 'role', 'old')
    vi.advanceTimersByTime(31 * 24 * 60 * 60 * 1000)
    expect(readDraft('nora', 'role')).toBeNull()
    localStorage.setItem('draft:nora:role', '{broken')
    expect(readDraft('nora', 'role')).toBeNull()
  })

  it('are debounced, and written at once when the page is left', () => {
    vi.useFakeTimers()
    const { result } = renderHook(() => useDraft<string>('nora', 'role'))
    act(() => result.current.save('a'))
    expect(result.current.read()).toBeNull()
    act(() => void vi.advanceTimersByTime(300))
    expect(result.current.read()).toBe('a')
    act(() => result.current.save('ab'))
    act(() => void window.dispatchEvent(new Event('pagehide')))
    expect(result.current.read()).toBe('ab')
    act(() => result.current.clear())
    expect(result.current.read()).toBeNull()
  })
})

describe('errors', () => {
  it('show a refusal’s own message, and a neutral one otherwise', () => {
    const refused = new RequestError({ code: 'NOT_ALLOWED', status: 403, message: 'This is not yours.' })
    expect(messageOf(refused)).toBe('This is not yours.')
    expect(hasCode(refused, 'NOT_ALLOWED')).toBe(true)
    expect(messageOf(new TypeError('x is undefined'))).toBe('Something went wrong on our side. Please try again.')
  })
})

describe('answersOf', () => {
  it('is settled once everything that was asked for is answered or has failed', async () => {
    const queryClient = createQueryClient({ retry: false })
    let answer: (value: string) => void = () => undefined
    const slow = new Promise<string>((resolve) => {
      answer = resolve
    })
    void queryClient.prefetchQuery({ queryKey: ['slow'], queryFn: () => slow })
    void queryClient.prefetchQuery({ queryKey: ['failed'], queryFn: () => Promise.reject(new TypeError('no network')) })
    const all = answersOf(queryClient).then(() => 'all')
    expect(await atMost(20, all)).toBeUndefined()
    answer('here')
    expect(await all).toBe('all')
    expect(queryClient.getQueryData(['slow'])).toBe('here')
  })
})
