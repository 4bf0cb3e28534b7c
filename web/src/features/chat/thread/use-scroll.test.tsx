import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useScroll } from './use-scroll'

/** Tells its callback when one of what it observes is said to have grown. */
class Growth implements ResizeObserver {
  static readonly all = new Set<Growth>()
  readonly #observed = new Set<Element>()
  readonly #callback: ResizeObserverCallback
  constructor(callback: ResizeObserverCallback) {
    this.#callback = callback
    Growth.all.add(this)
  }
  static of(element: Element): void {
    for (const one of Growth.all) if (one.#observed.has(element)) one.#callback([], one)
  }
  observe(element: Element): void {
    this.#observed.add(element)
  }
  unobserve(element: Element): void {
    this.#observed.delete(element)
  }
  disconnect(): void {
    this.#observed.clear()
  }
}

function Thread() {
  const { box, content } = useScroll({ count: 1, first: 'one', isOwn: true })
  return (
    <div ref={box} role="log">
      <ol ref={content}>
        <li>One</li>
      </ol>
    </div>
  )
}

it('[GO-63] stays at the end when the newest message grows by its files or “Seen”', () => {
  vi.stubGlobal('ResizeObserver', Growth)
  render(<Thread />)
  const log = screen.getByRole('log')
  Object.defineProperty(log, 'scrollHeight', { value: 700 })
  expect(log.scrollTop).toBe(0)
  Growth.of(screen.getByRole('list'))
  expect(log.scrollTop).toBe(700)
})
