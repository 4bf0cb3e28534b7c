import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest'
import { DIALOG_CODE } from '#ui/overlay/dialog-code.js'
import './dom-polyfills'
import { resetEnvironment, withoutLiveQueries } from './environment'
import { endNetwork, networkActivity, startNetwork, stopNetwork } from './network'
import { withoutOwnerStacks } from './no-owner-stacks'

configure({
  // Pages are lazy, and the first one in each file compiles while its test waits: on a slow machine for long.
  asyncUtilTimeout: 20_000,
  getElementError: (message) => new Error(`${message?.split('\n\nIgnored nodes')[0]}\n\n${bodyText()}`),
})

withoutOwnerStacks()
withoutLiveQueries()
beforeAll(startNetwork)
beforeAll(DIALOG_CODE.fetch)
afterEach(async () => {
  await untilSettled()
  cleanup()
  resetEnvironment()
  const faults = endNetwork()
  if (faults.length > 0) expect.fail(faults.join('\n'))
})

// A page left behind may still be importing modules, which would be half loaded for this worker's next file.
afterAll(async () => {
  await vi.dynamicImportSettled()
  stopNetwork()
})

/** The page's text, in place of screens of markup. */
function bodyText(): string {
  return document.body.textContent?.replace(/\s+/g, ' ').slice(0, 1500) ?? ''
}

const TURN_MS = 8
const QUIET_TURNS = 3

/**
 * Waits until the page that a test leads to has loaded and asked for what it reads. Otherwise it would depend on the
 * machine's speed whether the test's network is asked for something that it has no answer for.
 */
async function untilSettled(): Promise<void> {
  if (vi.isFakeTimers()) return
  let seen = networkActivity()
  for (let quiet = 0; quiet < QUIET_TURNS; ) {
    await vi.dynamicImportSettled()
    await new Promise((resolve) => setTimeout(resolve, TURN_MS))
    const now = networkActivity()
    quiet = now === seen ? quiet + 1 : 0
    seen = now
  }
}
