import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { UnreadAnswers } from './unread-answers.js'

const MB = 1024 * 1024

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

describe('unread responses', () => {
  it('are cut off once they hold too much together, the oldest first, and the latest never', () => {
    const unread = new UnreadAnswers(4 * MB, 1000)
    const cuts: number[] = []
    for (const number of [1, 2, 3, 4]) unread.hold(MB, () => cuts.push(number))
    vi.advanceTimersByTime(2000)
    expect(cuts).toEqual([])
    unread.hold(2 * MB, () => cuts.push(5))
    expect(cuts).toEqual([1, 2])
    expect(unread.bytes).toBe(4 * MB)
    unread.hold(100 * MB, () => cuts.push(6))
    expect(cuts).toEqual([1, 2, 3, 4, 5])
  })

  it('get some time first, unless they are far too much, but no more than that', () => {
    const unread = new UnreadAnswers(2 * MB, 1000)
    const cut = vi.fn()
    for (let count = 0; count < 4; count++) unread.hold(MB, cut)
    vi.advanceTimersByTime(999)
    expect(cut).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(cut).toHaveBeenCalledTimes(2)
    const crowded = new UnreadAnswers(2 * MB, 1000)
    for (let count = 0; count < 7; count++) crowded.hold(MB, cut)
    expect(cut).toHaveBeenCalledTimes(5)
  })

  it('no longer count once read, and short ones never do', () => {
    const unread = new UnreadAnswers(MB, 0)
    const cut = vi.fn()
    const read = unread.hold(MB, cut)
    read?.()
    read?.()
    unread.hold(MB, cut)
    for (let count = 0; count < 100; count++) unread.hold(60 * 1024, cut)
    expect(unread.bytes).toBe(MB)
    expect(cut).not.toHaveBeenCalled()
  })
})
