import { describe, expect, it } from 'vitest'
import { signInPage } from '../support/api.js'
import { DESKTOP, useBrowser } from '../support/browser.js'
import { COMPANY } from '../support/roles.js'

const QUESTION = 'How do we price for hospitals?'

describe('the home without a network', () => {
  const browsing = useBrowser(DESKTOP)

  it('its tabs open nevertheless, and lead back to what was typed', async () => {
    const page = await browsing.newUser('company')
    await signInPage(page, COMPANY)
    // comes after the page, for the tab that isn’t open yet
    const laterCode = page.waitForEvent('requestfinished', (request) => request.url().includes('/meetings-tab'))
    await page.goto('/')
    await laterCode
    // what it needs of other files has come too, and the browser has nothing left to do
    await page.waitForLoadState('networkidle')
    const question = page.getByRole('textbox', { name: 'Your question' })
    await question.fill(QUESTION)
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await page.context().setOffline(true)
    await page.getByRole('tab', { name: 'My Meetings' }).click()
    await page.getByRole('status', { name: 'Loading your meetings' }).waitFor()
    expect(await page.getByRole('heading', { level: 1, name: /^Hi / }).isVisible()).toBe(true)
    await page.getByRole('tab', { name: 'Recommended' }).click()
    await question.waitFor()
    expect(await question.inputValue()).toBe(QUESTION)
    await page.getByRole('tab', { name: 'My Meetings' }).click()
    expect(await page.getByText('You’re offline, so this page can’t open yet').count()).toBe(0)
    await page.context().setOffline(false)
    await page.getByRole('heading', { name: 'Upcoming' }).waitFor()
  })
})
