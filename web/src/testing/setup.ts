import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import './dom-polyfills'
import { resetEnvironment, withoutLiveQueries } from './environment'

configure({
  // pages are lazy, and the first one of a file is compiled while the test waits
  asyncUtilTimeout: 8_000,
  getElementError: (message) => new Error(`${message?.split('\n\nIgnored nodes')[0]}\n\n${bodyText()}`),
})

withoutLiveQueries()
afterEach(() => {
  cleanup()
  resetEnvironment()
})

// A page that a file was left on is still being read, and would be half there for the next file of this worker.
afterAll(() => vi.dynamicImportSettled())

/** What stands on the page, instead of pages of markup. */
function bodyText(): string {
  return document.body.textContent?.replace(/\s+/g, ' ').slice(0, 1500) ?? ''
}
