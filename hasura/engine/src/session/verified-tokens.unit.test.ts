import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { rememberVerified } from './verified-tokens.js'

const SECOND = 1000

describe('verified tokens', () => {
  beforeEach(() => vi.useFakeTimers({ now: 0 }))
  afterEach(() => vi.useRealTimers())

  it('are verified once, each individually', async () => {
    const verify = vi.fn((token: string) => Promise.resolve({ sub: token, exp: 900 }))
    const remembered = rememberVerified(verify)
    expect(await remembered('a')).toEqual({ sub: 'a', exp: 900 })
    expect(await remembered('a')).toEqual({ sub: 'a', exp: 900 })
    expect(await remembered('b')).toEqual({ sub: 'b', exp: 900 })
    expect(verify).toHaveBeenCalledTimes(2)
  })

  it('are verified again after a minute, because their key may be gone', async () => {
    const verify = vi.fn().mockResolvedValueOnce({ exp: 900 }).mockRejectedValueOnce(new Error('no such key'))
    const remembered = rememberVerified(verify)
    await remembered('a')
    vi.advanceTimersByTime(59 * SECOND)
    expect(await remembered('a')).toEqual({ exp: 900 })
    vi.advanceTimersByTime(SECOND)
    await expect(remembered('a')).rejects.toThrow('no such key')
  })

  it('are not accepted past their expiry', async () => {
    const verify = vi.fn().mockResolvedValueOnce({ exp: 10 }).mockRejectedValueOnce(new Error('expired'))
    const remembered = rememberVerified(verify)
    await remembered('a')
    vi.advanceTimersByTime(10 * SECOND)
    await expect(remembered('a')).rejects.toThrow('expired')
  })

  it('are verified again after a failure', async () => {
    const verify = vi
      .fn()
      .mockRejectedValueOnce(new Error('the keys could not be had'))
      .mockResolvedValueOnce({ exp: 9 })
    const remembered = rememberVerified(verify)
    await expect(remembered('a')).rejects.toThrow('the keys')
    expect(await remembered('a')).toEqual({ exp: 9 })
  })

  it('are limited in number, evicting the oldest first', async () => {
    const verify = vi.fn((token: string) => Promise.resolve({ sub: token }))
    const remembered = rememberVerified(verify)
    for (let index = 0; index <= 2000; index++) await remembered(`t${index}`)
    verify.mockClear()
    await remembered('t2000')
    expect(verify).not.toHaveBeenCalled()
    await remembered('t0')
    expect(verify).toHaveBeenCalledOnce()
  })
})
