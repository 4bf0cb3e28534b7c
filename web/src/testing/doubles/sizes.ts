import { vi } from 'vitest'

/** As in browsers, a size is reported once as soon as it is observed. happy-dom reports none. For the rest of the test. */
export function reportSizesAtOnce(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class implements ResizeObserver {
      constructor(private readonly report: ResizeObserverCallback) {}
      observe() {
        this.report([], this)
      }
      unobserve() {}
      disconnect() {}
    },
  )
}
