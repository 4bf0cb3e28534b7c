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
    for (const title of ['Complete your profile', 'Exciting news', 'Connect your Calendar'])
      await expert.getByRole('dialog', { name: title }).getByRole('button', { name: 'Close' }).click()
    await expert.getByText('Your profile is 0% complete').waitFor()
    await expert.getByRole('link', { name: 'Complete your profile' }).click()
    await expert
      .getByRole('textbox', { name: 'What you are good at' })
      .fill('I help software companies find their price.')
    await expert.getByRole('button', { name: 'Save bio' }).click()
    await expert.getByText('20% complete').waitFor()
    const experience = expert.getByRole('form', { name: 'Experience' })
    await experience.getByRole('button', { name: 'Add a role' }).click()
    await experience.getByLabel('Title').fill('Head of Pricing')
    await experience.getByRole('button', { name: 'Save experience' }).click()
    await expert.getByText('40% complete').waitFor()
    await choose(expert, 'Topics', topics?.split(', ')[0])
    await choose(expert, 'Expertise')
    await choose(expert, 'Domains')
    await expert.getByLabel('Industry').selectOption({ index: 1 })
    await expert.getByRole('button', { name: 'Save expertise' }).click()
    await expert.getByText('60% complete').waitFor()
    const calendar = expert.getByRole('form', { name: 'Scheduling link' })
    await calendar.getByRole('textbox').fill('https://calendly.com/vera')
    await calendar.getByRole('button', { name: 'Save' }).click()
    await calendar.getByText('Saved.').waitFor()

    await openPost(expert, id)
    await expert.getByRole('button', { name: 'Show Interest' }).click()
    await expert.getByRole('link', { name: 'Complete Profile' }).click()
    await expert.getByRole('link', { name: /^Back to Fractional Role/ }).waitFor()
    await auditPage(expert, 'the expert profile with the way back to a role')
    const work = expert.getByRole('form', { name: 'Selected work' })
    await work.getByRole('button', { name: 'Add work' }).click()
    await work.getByLabel('Title').fill('A price change that doubled revenue.')
    await work.getByRole('button', { name: 'Save work' }).click()
    await expert.getByText('80% complete').waitFor()
    await expert.locator('input[type="file"]').setInputFiles(FACE)
    const crop = expert.getByRole('dialog', { name: 'Crop your photo' })
    await crop.getByLabel('The part that is shown').press('ArrowLeft')
    await crop.getByRole('button', { name: 'Save photo' }).click()
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
