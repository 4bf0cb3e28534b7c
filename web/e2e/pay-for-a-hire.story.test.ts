import { describe, it } from 'vitest'
import { signInPage } from './support/api.js'
import { auditPage, DESKTOP, useBrowser } from './support/browser.js'
import { CARDS, goToCheckout, openPost, payByCard } from './support/hiring.js'
import { apply, COMPANY, EXPERT, publishRole } from './support/roles.js'

describe('paying for a hire', () => {
  const browsing = useBrowser(DESKTOP)

  it('[HIRE-11, HIRE-14, HIRE-15, HIRE-16] a company leaves the payment, is declined, and then pays: only that hires', async () => {
    const id = await publishRole()
    await apply(EXPERT, id, 6000)
    const company = await browsing.newUser('company')
    await signInPage(company, COMPANY)
    await openPost(company, id, 'interests')
    const hire = company.getByRole('button', { name: 'Hire', exact: true })

    await hire.click()
    // Brightwater is on the Growth plan
    await company.getByText('Platform fee, once: 8% of the agreed value').waitFor()
    await auditPage(company, 'the choice of how to pay')
    await goToCheckout(company)
    await company.getByText('$480.00').first().waitFor()
    await company.getByRole('link', { name: 'Cancel' }).click()
    await company.getByText('Your payment was cancelled.').waitFor()
    await auditPage(company, 'a cancelled payment')
    await company.getByRole('button', { name: 'OK' }).click()
    await company.waitForURL((url) => !url.searchParams.has('is_payment_cancelled'))
    await company.getByText('Interested', { exact: true }).first().waitFor()

    await hire.click()
    await goToCheckout(company)
    await payByCard(company, CARDS.isDeclined)
    await company.getByText(/You haven’t been charged\. Try another card\./).waitFor()
    await payByCard(company, CARDS.pays)
    await company.getByText('Your payment for hiring Elena Marchetti was successful.').waitFor()
    await auditPage(company, 'a payment that arrived')
    await company.getByRole('button', { name: 'OK' }).click()
    await company.waitForURL((url) => !url.searchParams.has('is_payment_success'))
    await company.getByText('Awaiting Acceptance').first().waitFor()

    const expert = await browsing.newUser('expert')
    await signInPage(expert, EXPERT)
    await openPost(expert, id)
    await expert.getByText('You have been selected for this opportunity. Do you want to accept the hire?').waitFor()
  })
})
