import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { signInPage } from '../support/api.js'
import { DESKTOP, useBrowser } from '../support/browser.js'
import { isFocusUnderBars } from '../support/keyboard.js'
import { COMPANY } from '../support/roles.js'

// enlarged to 200 % and to 400 %, and a phone on its side
const WINDOWS = [
  { width: 720, height: 450 },
  { width: 640, height: 225 },
  { width: 320, height: 256 },
  { width: 844, height: 390 },
]

describe('a company’s home in a low window', () => {
  const browsing = useBrowser(DESKTOP)

  it.each(WINDOWS)('[AIH-09] shows the field for questions and leaves room to read: $width × $height', async (size) => {
    const page = await browsing.newUser('company')
    await signInPage(page, COMPANY)
    await page.setViewportSize(size)
    await page.goto('/')
    const field = page.getByRole('textbox', { name: 'Your question' })
    await page.getByRole('heading', { name: 'Your posts' }).waitFor()
    expect(await isInWindow(page, '[data-question-bar]')).toBe(true)
    await page.evaluate(() => window.scrollTo(0, 300))
    await expect.poll(() => readingRoom(page)).toBeGreaterThan(0.7)
    expect(await isInWindow(page, '[data-question-bar]')).toBe(true)

    const hidden: string[] = []
    await page.evaluate(() => window.scrollTo(0, 0))
    while (!(await field.evaluate((element) => element === document.activeElement))) {
      await page.keyboard.press('Tab')
      if (await isFocusUnderBars(page)) hidden.push(await page.evaluate(() => document.activeElement?.outerHTML ?? ''))
    }
    expect(hidden).toEqual([])

    // the header scrolled away, and is back for whoever reaches it
    const bell = page.getByRole('button', { name: /^Notices/ })
    expect(await isInWindow(page, 'header[data-bar]')).toBe(false)
    await bell.focus()
    await expect.poll(() => isInWindow(page, 'header[data-bar]')).toBe(true)
  })
})

function isInWindow(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => {
    const box = document.querySelector(wanted)?.getBoundingClientRect()
    // where it is scrolled to may be between two pixels
    return box !== undefined && box.top > -1 && box.bottom < window.innerHeight + 1
  }, selector)
}

/** The part of the window’s height between the bars. */
function readingRoom(page: Page): Promise<number> {
  return page.evaluate(() => {
    const from = document.querySelector('header[data-bar]')?.getBoundingClientRect().bottom ?? 0
    const to = document.querySelector('[data-question-bar]')?.getBoundingClientRect().top ?? window.innerHeight
    return (to - Math.max(from, 0)) / window.innerHeight
  })
}
