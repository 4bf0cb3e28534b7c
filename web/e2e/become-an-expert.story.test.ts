import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { signInPage } from './support/api.js'
import { auditPage, PHONE, useBrowser } from './support/browser.js'
import { openPost } from './support/hiring.js'
import { signUpAndConfirm } from './support/people.js'
import { COMPANY, publishRole } from './support/roles.js'

const FACE = {
  name: 'me.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

async function choose(page: Page, field: string, words?: string) {
  await page.getByRole('combobox', { name: field }).click()
  if (words) await page.getByRole('combobox', { name: field }).fill(words)
  await page.getByRole('option').first().click()
  await page.keyboard.press('Escape')
}

describe('on a phone', () => {
  const browsing = useBrowser(PHONE)

  it('[INT-07, INT-17, OPP-07, X-76] a new expert fills in a profile and shows interest, and the company reads the profile', async () => {
    const id = await publishRole()
    const expert = await browsing.newUser('expert')
    const lastName = 'Blum'
    const email = `vera.${Date.now()}@newcomer.example`
    await signUpAndConfirm(expert, { firstName: 'Vera', lastName, email, password: 'a quiet long password' })

    await openPost(expert, id)
    await expert.getByText('We match roles to your profile.').waitFor()
    await expert.getByRole('link', { name: 'Complete Profile' }).waitFor()
    expect(await expert.getByRole('button', { name: 'Show Interest' }).count()).toBe(0)
    const topics = await expert.locator('dt:text-is("Topics") + dd').textContent()

    await expert.goto('/')
    await expert.getByText('Your profile is 0% complete').waitFor()
    await expert.getByRole('link', { name: 'Complete your profile' }).click()
    await expert.getByLabel('What you are good at').fill('I help software companies find their price.')
    await expert.getByLabel('Experience', { exact: true }).fill('Northlight, Head of Pricing')
    await choose(expert, 'Topics', topics?.split(', ')[0])
    await choose(expert, 'Expertise')
    await choose(expert, 'Domains')
    await expert.getByLabel('Industry').selectOption({ index: 1 })
    await expert.getByLabel('Calendar link').fill('https://calendly.com/vera')
    await expert.getByRole('button', { name: 'Save', exact: true }).click()
    await expert.getByText('60% complete').waitFor()

    await openPost(expert, id)
    await expert.getByRole('button', { name: 'Show Interest' }).click()
    await expert.getByRole('link', { name: 'Complete Profile' }).click()
    await expert.getByRole('link', { name: /^Back to Fractional Role/ }).waitFor()
    await auditPage(expert, 'the expert profile with the way back to a role')
    await expert.getByLabel('Selected work').fill('A price change that doubled revenue.')
    await expert.getByRole('button', { name: 'Save', exact: true }).click()
    await expert.getByText('80% complete').waitFor()
    await expert.locator('input[type="file"]').setInputFiles(FACE)
    await expert.getByText('100% complete').waitFor()
    await auditPage(expert, 'the expert profile')

    await expert
      .getByRole('link', { name: /^Back to Fractional Role/ })
      .first()
      .click()
    await expert.waitForURL(`**/opportunity_detail/${id}*`)
    await expert.getByRole('button', { name: 'Show Interest' }).click()
    await expert.getByRole('button', { name: 'Confirm' }).click()
    await expert.waitForURL('**tab=proposal*')

    const company = await browsing.newUser('company')
    await signInPage(company, COMPANY)
    await openPost(company, id, 'interests')
    await company.getByRole('link', { name: `Vera ${lastName}`, exact: true }).click()
    await company.getByRole('heading', { level: 1, name: `Vera ${lastName}` }).waitFor()
    expect(new URL(company.url()).pathname).toBe(`/vera-${lastName.toLowerCase()}`)
    await company.getByText('A price change that doubled revenue.').waitFor()
    const photo = company.getByRole('article').locator('img').first()
    expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await auditPage(company, 'the profile')
  })
})
