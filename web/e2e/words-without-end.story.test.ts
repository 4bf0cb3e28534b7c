import { describe, it } from 'vitest'
import { expectSound, PHONE, useBrowser } from './support/browser.js'
import { signUpAndConfirm } from './support/people.js'

const NAME = 'W'.repeat(100)
const PROSE = 'x'.repeat(600)

describe('on a phone', () => {
  const browsing = useBrowser(PHONE)

  it('names and words without a space in them stay within the page, for their owner and for others', async () => {
    const page = await browsing.newPerson('expert')
    const email = 'long@words.example'
    await signUpAndConfirm(page, { firstName: NAME, lastName: NAME, email, password: 'seven quiet lanterns drift' })
    await expectSound(page, 'home')
    await page.goto('/account/expertise')
    await page.getByLabel('What you are good at').fill(PROSE)
    await expectSound(page, 'the form')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Saved.').waitFor()
    await page.getByRole('link', { name: 'See your profile as others do' }).click()
    await page.getByText(PROSE).waitFor()
    await expectSound(page, 'the profile')

    const company = await browsing.newPerson('company')
    const companyName = 'C'.repeat(200)
    const owner = { firstName: 'Ida', lastName: NAME, email: 'firm@words.example', companyName }
    await signUpAndConfirm(company, { ...owner, password: 'seven quiet lanterns drift' })
    await company.goto('/account')
    await company.getByLabel('About the company').fill(PROSE)
    await expectSound(company, 'the company')
    await company.getByRole('button', { name: 'Save company' }).click()
    await company.getByText('Saved.').waitFor()
    await expectSound(company, 'the saved company')
    await company.goto('/')
    await company.getByRole('heading', { level: 1 }).waitFor()
    await expectSound(company, 'the home of the company')
  })
})
