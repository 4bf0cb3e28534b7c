import { describe, expect, it } from 'vitest'
import { signInPage } from './support/api.js'
import { auditPage, PHONE, useBrowser } from './support/browser.js'
import { smallPdf } from './support/fractional-form.js'
import { openPost, sendOffer } from './support/hiring.js'
import { COMPANY, EXPERT, publishRole } from './support/roles.js'

const signedNda = () => ({ ...smallPdf(), name: 'signed-nda.pdf' })

describe('on a phone', () => {
  const browsing = useBrowser(PHONE)

  it('[FLOW-11, PROP-06, PROP-07, PROP-16] the expert signs the NDA first, and the company sees the NDA and the interest arrive live', async () => {
    const id = await publishRole({ isNdaRequired: true })
    const company = await browsing.newUser('company')
    await signInPage(company, COMPANY)
    await openPost(company, id)
    const expert = await browsing.newUser('expert')
    await signInPage(expert, EXPERT)
    await openPost(expert, id)

    await expert.getByRole('button', { name: 'Show Interest' }).click()
    await expert.getByText('The company requires a signed NDA. Please upload the signed NDA to continue.').waitFor()
    await expert.getByRole('button', { name: 'Continue' }).click()
    await expert.waitForURL('**tab=proposal*')
    const first = expert.getByRole('region', { name: 'Step 1: Upload the signed NDA' })
    await first.getByRole('link', { name: 'Preview nda-to-sign.pdf' }).waitFor()
    await expert.getByText('Opens once the signed NDA is uploaded.').waitFor()
    expect(await expert.getByLabel('Offer amount').count()).toBe(0)
    await auditPage(expert, 'the NDA to be signed')

    const upload = first.getByRole('button', { name: 'Upload Signed NDA' })
    expect(await upload.isDisabled()).toBe(true)
    await expert.locator('input[type="file"]').setInputFiles(signedNda())
    await upload.click()
    await expert
      .getByText('Thank you for submitting a signed copy of the NDA and showing interest.', { exact: true })
      .waitFor()
    await expert.getByRole('button', { name: 'Continue' }).click()
    // keyboard users keep their place
    await expert.waitForFunction(() => document.activeElement?.closest('[role="tabpanel"]') !== null)
    await expert.getByRole('region', { name: 'Step 2: Proposal and offer' }).getByLabel('Offer amount').waitFor()
    expect(await expert.getByRole('button', { name: 'Delete signed-nda.pdf' }).count()).toBe(0)

    await company.getByRole('tab', { name: /^Interests/ }).click()
    const documents = company.getByRole('list', { name: 'Documents of Elena Marchetti' })
    await documents.getByText('signed-nda.pdf').waitFor()

    await sendOffer(expert, smallPdf(), '6000', expert.getByRole('region', { name: /^Step 2/ }))
    await documents.getByText(smallPdf().name).waitFor()
    await company.getByText('$6,000 per month').first().waitFor()
    await auditPage(company, 'an application with its NDA')
    await auditPage(expert, 'the application of the expert')
  })
})
