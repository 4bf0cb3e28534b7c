import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
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

/** What stands on the page, instead of pages of markup. */
function bodyText(): string {
  return document.body.textContent?.replace(/\s+/g, ' ').slice(0, 1500) ?? ''
}
