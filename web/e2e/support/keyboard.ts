import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { type ChosenFile } from './fractional-form.js'

/** Nothing on our pages should take more presses than this to reach. */
const MOST_TABS = 80

/** Tabs from the current focus until the target has it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let step = 0; step < MOST_TABS; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The Tab key does not lead to ${target}`)
}

/** Presses a button or a link with Enter. */
export async function press(page: Page, name: string | RegExp, role: 'button' | 'link' = 'button'): Promise<void> {
  await tabTo(page, page.getByRole(role, { name, exact: typeof name === 'string' }).first())
  await page.keyboard.press('Enter')
}

/** Replaces the contents of a field. */
export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.insertText(text)
}

/** Chooses from a list that opens with Enter and is searched by typing its first letters. */
export async function pick(page: Page, label: string, choice: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }))
  await page.keyboard.press('Enter')
  const option = page.getByRole('option', { name: choice, exact: true })
  await option.waitFor()
  await page.keyboard.type(choice)
  await expect.poll(() => option.getAttribute('data-focus')).not.toBeNull()
  await page.keyboard.press('Enter')
  await option.waitFor({ state: 'detached' })
}

/** Adds one choice in a field that is searched, and closes its list again. */
export async function search(page: Page, label: string, choice: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label })
  await tabTo(page, field)
  await page.keyboard.insertText(choice)
  const option = page.getByRole('option', { name: choice })
  await option.waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => option.getAttribute('aria-selected')).toBe('true')
  await page.keyboard.press('Escape')
  await option.waitFor({ state: 'detached' })
}

/** Opens a tab on the page. The tab list is one tab stop; the arrow keys move within it. */
export async function openTab(page: Page, name: RegExp): Promise<void> {
  const wanted = page.getByRole('tab', { name })
  await wanted.waitFor()
  await tabTo(page, page.getByRole('tab', { selected: true }))
  for (let step = 0; step < 8; step += 1) {
    if ((await wanted.getAttribute('aria-selected')) === 'true') return
    await page.keyboard.press('ArrowRight')
    // wait, or the next key would go to the tab we came from
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-selected') === 'true')
  }
  throw new Error(`The arrow keys do not lead to ${wanted}`)
}

/** The file picker is the one step that leaves the page, so Playwright answers it. */
export async function chooseFile(page: Page, input: Locator, file: ChosenFile): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await tabTo(page, input)
  await page.keyboard.press('Space')
  await (await chooser).setFiles(file)
}

/** Whether the sticky bars cover more than half of the focused element. Controls inside the bars don't count. */
export function isFocusUnderBars(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement?.closest('main *')
    const [header, footer] = [
      document.querySelector('header'),
      document.querySelector('nav[aria-label="Main, bottom bar"]'),
    ]
    if (!focused || !header || !footer) return false
    const { top, bottom, height } = focused.getBoundingClientRect()
    const from = header.getBoundingClientRect().bottom
    // where one asks stands above the bar at the bottom
    const asking = document.querySelector('[data-question-bar]')
    const lower = asking && !asking.contains(focused) ? asking : footer
    const to = lower.getBoundingClientRect().top
    return Math.min(bottom, to) - Math.max(top, from) < Math.min(height, to - from) / 2
  })
}
