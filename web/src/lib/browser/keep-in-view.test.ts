import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepInView } from './keep-in-view'

/** Reports growth when the test says so. */
class Growth implements ResizeObserver {
  static readonly watching = new Set<Growth>()
  static happens() {
    for (const one of Growth.watching) one.#callback([], one)
  }
  readonly #callback: ResizeObserverCallback
  constructor(callback: ResizeObserverCallback) {
    this.#callback = callback
  }
  observe() {
    Growth.watching.add(this)
  }
  unobserve() {}
  disconnect() {
    Growth.watching.delete(this)
  }
}

describe('a place that a link leads to', () => {
  const scroll = vi.fn()
  let place: HTMLElement

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('ResizeObserver', Growth)
    place = document.body.appendChild(document.createElement('section'))
    place.scrollIntoView = scroll
    keepInView(place, 'start')
  })
  afterEach(() => {
    vi.advanceTimersByTime(10_000)
    vi.useRealTimers()
    vi.unstubAllGlobals()
    scroll.mockClear()
    place.remove()
  })

  it('comes into view at once, and again when the page grows while it loads', () => {
    expect(scroll.mock.calls).toEqual([[{ block: 'start' }]])
    Growth.happens()
    vi.advanceTimersByTime(2000)
    Growth.happens()
    expect(scroll).toHaveBeenCalledTimes(3)
  })

  it.each(['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'])(
    'is left alone as soon as the reader moves: %s',
    (move) => {
      dispatchEvent(new Event(move))
      Growth.happens()
      expect(scroll).toHaveBeenCalledTimes(1)
      expect(Growth.watching.size).toBe(0)
    },
  )

  it('is left alone once the page has had its time to load', () => {
    vi.advanceTimersByTime(5000)
    Growth.happens()
    expect(scroll).toHaveBeenCalledTimes(1)
  })

  it('is left alone when it is no longer on the page', () => {
    place.remove()
    Growth.happens()
    expect(scroll).toHaveBeenCalledTimes(1)
    expect(Growth.watching.size).toBe(0)
  })
})
