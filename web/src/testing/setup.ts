import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import './dom-polyfills'
import { resetEnvironment, withoutLiveQueries } from './environment'
import { withoutOwnerStacks } from './no-owner-stacks'

configure({
  // pages are lazy, and the first one in each file compiles while its test waits
  asyncUtilTimeout: 8_000,
  getElementError: (message) => new Error(`${message?.split('\n\nIgnored nodes')[0]}\n\n${bodyText()}`),
})

withoutOwnerStacks()
withoutLiveQueries()
afterEach(() => {
  cleanup()
  resetEnvironment()
})

// A page left behind may still be importing modules, which would be half loaded for this worker's next file.
afterAll(() => vi.dynamicImportSettled())

/** The page's text, in place of screens of markup. */
function bodyText(): string {
  return document.body.textContent?.replace(/\s+/g, ' ').slice(0, 1500) ?? ''
}
