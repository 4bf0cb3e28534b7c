import type { Locator, Page } from 'playwright-core'
import { type ChosenFile } from './fractional-form.js'

/** Nobody needs more steps than that to reach anything on our pages. */
const MOST_TABS = 80

/** Goes to something with the Tab key alone, from where the focus is. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let step = 0; step < MOST_TABS; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The Tab key does not lead to ${target}`)
}

/** A button or a link, by Enter. */
export async function press(page: Page, name: string | RegExp, role: 'button' | 'link' = 'button'): Promise<void> {
  await tabTo(page, page.getByRole(role, { name, exact: typeof name === 'string' }).first())
  await page.keyboard.press('Enter')
}

/** Types into a field, in place of what is there. */
export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.insertText(text)
}

/** Opens a tab of the page: the list of tabs is one stop, the arrows go on from there. */
export async function openTab(page: Page, name: RegExp): Promise<void> {
  const wanted = page.getByRole('tab', { name })
  await wanted.waitFor()
  await tabTo(page, page.getByRole('tab', { selected: true }))
  for (let step = 0; step < 8; step += 1) {
    if ((await wanted.getAttribute('aria-selected')) === 'true') return
    await page.keyboard.press('ArrowRight')
    // the next key belongs to the tab that this one has opened
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-selected') === 'true')
  }
  throw new Error(`The arrow keys do not lead to ${wanted}`)
}

/** The system's own window is where the keyboard leaves the page; it answers with a file. */
export async function chooseFile(page: Page, input: Locator, file: ChosenFile): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await tabTo(page, input)
  await page.keyboard.press('Space')
  await (await chooser).setFiles(file)
}

/** Whether less than half of what has the focus shows between the bars that stay in sight; false for their own controls. */
export function isFocusUnderBars(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement?.closest('main *')
    const [header, footer] = [
      document.querySelector('header'),
      document.querySelector('nav[aria-label="Main, bottom bar"]'),
    ]
    if (!focused || !header || !footer) return false
    const { top, bottom, height } = focused.getBoundingClientRect()
    const [from, to] = [header.getBoundingClientRect().bottom, footer.getBoundingClientRect().top]
    return Math.min(bottom, to) - Math.max(top, from) < Math.min(height, to - from) / 2
  })
}
