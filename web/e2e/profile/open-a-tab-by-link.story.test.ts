import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { signInPage } from '../support/api.js'
import { DESKTOP, PHONE, useBrowser } from '../support/browser.js'
import { COMPANY, EXPERT } from '../support/roles.js'

const BELOW_THE_HEADER = 56
/** Room for the header and a strip of two lines under it. */
const NEAR_THE_TOP = 120
const SLOW_DATA_MS = 800
const LINK = '/elena-marchetti?parent_tab=about&scrollToParent=true'

describe.each([DESKTOP, PHONE])('a link to a tab of a profile, on a $name', (device) => {
  const browsing = useBrowser(device)

  it('[BASE-03] shows the tabs at the top once the page is there, without a frame around them', async () => {
    const page = await browsing.newUser('company')
    await signInPage(page, COMPANY)
    await delayData(page)
    await page.goto(LINK)
    await page.getByRole('tab', { name: 'About', selected: true }).waitFor()
    await page.getByRole('tabpanel').getByRole('heading').first().waitFor()
    await page.waitForLoadState('networkidle')
    await expect.poll(() => topOfTabs(page)).toBeLessThanOrEqual(NEAR_THE_TOP)
    expect(await topOfTabs(page)).toBeGreaterThanOrEqual(BELOW_THE_HEADER)
    const focused = page.locator('#profile-tabs:focus')
    expect(await focused.evaluate((place) => getComputedStyle(place).outlineStyle)).toBe('none')

    // whoever has moved meanwhile stays where they are
    await page.keyboard.press('Home')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.getByRole('tab', { name: 'Q&A' }).click()
    await page.getByRole('tab', { name: 'Q&A', selected: true }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  it('[BASE-04] shows the section that the link names', async () => {
    const page = await browsing.newUser('expert')
    await signInPage(page, EXPERT)
    await delayData(page)
    await page.goto('/elena-marchetti?scrollTo=cronofy-calendar-sync-section-cls')
    const section = page.getByRole('region', { name: 'Scheduling link' })
    await section.waitFor()
    await page.waitForLoadState('networkidle')
    await expect.poll(() => isInView(page)).toBe(true)
    await section.getByRole('textbox').waitFor()
  })
})

/** What the page asks for comes late, so that the page grows after it is first shown. */
async function delayData(page: Page): Promise<void> {
  await page.route('**/v1/graphql', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_DATA_MS))
    await route.continue()
  })
}

const topOfTabs = (page: Page) =>
  page.locator('#profile-tabs').evaluate((place) => Math.round(place.getBoundingClientRect().top))

const isInView = (page: Page) =>
  page.locator('.cronofy-calendar-sync-section-cls').evaluate((place) => {
    const { top, bottom } = place.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })
