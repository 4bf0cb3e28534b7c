import { describe, expect, it } from 'vitest'
import { signInPage } from '../support/api.js'
import { auditPage, DESKTOP, useBrowser } from '../support/browser.js'
import { COMPANY } from '../support/roles.js'

describe('a search', () => {
  const browsing = useBrowser(DESKTOP)

  it('[SRCH-01, SRCH-10, SDROP-02, BASE-18] is typed in the header, narrowed by chips, widened again, and kept by a reload', async () => {
    const page = await browsing.newUser('company')
    await signInPage(page, COMPANY)
    await page.goto('/opportunity-summary')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    const box = page.getByRole('combobox', { name: 'Search everything' })
    await box.pressSequentially('pricing')
    await page.getByRole('option').nth(1).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/global-search?q=pricing')
    await page.getByRole('heading', { level: 1, name: 'Results for pricing' }).waitFor()
    const sections = page.getByRole('main').getByRole('heading', { level: 2 })
    await sections.first().waitFor()
    await auditPage(page, 'the results')

    const chips = page.getByRole('list', { name: 'Topics and expertise' }).getByRole('button')
    const chip = (await chips.first().textContent()) ?? ''
    await chips.first().click()
    await page
      .getByRole('list', { name: 'Selected' })
      .getByRole('button', { name: `Remove ${chip}` })
      .waitFor()
    await page.waitForURL((url) => url.search !== '?q=pricing')
    const narrowed = page.url()

    // all of one kind, and back to where one was
    await page.getByRole('tab', { name: /^Experts/ }).click()
    await page.waitForURL('**tab=*')
    await page.goBack()
    await page.waitForURL(narrowed)
    await page.getByRole('list', { name: 'Selected' }).waitFor()

    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Results for pricing' }).waitFor()
    expect(page.url()).toBe(narrowed)
    await page
      .getByRole('list', { name: 'Selected' })
      .getByRole('button', { name: `Remove ${chip}` })
      .click()
    await page.waitForURL('**/global-search?q=pricing')
    expect(await page.getByRole('searchbox', { name: 'Search everything' }).inputValue()).toBe('pricing')
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click()
    await page.waitForURL((url) => url.pathname === '/')
  })
})
