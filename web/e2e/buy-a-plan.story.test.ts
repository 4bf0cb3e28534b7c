import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { auditPage, DESKTOP, useBrowser } from './support/browser.js'
import { signUpAndConfirm } from './support/people.js'

const OWNER = {
  firstName: 'Greta',
  lastName: 'Halm',
  email: 'greta@halm.example',
  password: 'seven lamps along the quay',
  companyName: 'Halm',
}

describe('a company and its plan', () => {
  const browsing = useBrowser(DESKTOP)

  it('[PLAN-23, PLAN-24, PLAN-48, X-45] buys Basic, changes to Advance for the quoted amount, and cancels', async () => {
    const page = await browsing.newUser('owner')
    await signUpAndConfirm(page, OWNER)
    await page.goto('/pricing')
    await page.getByRole('button', { name: /^BUY NOW: Basic/ }).click()
    await pay(page)
    const paid = page.getByRole('dialog', { name: 'Payment successful' })
    await paid.getByText('Your Basic plan is active.').waitFor()
    await auditPage(page, 'back from the checkout')
    await paid.getByRole('button', { name: 'See your plan' }).click()
    await page.getByText(/^Next payment: \$237 on/).waitFor()
    await page.getByRole('button', { name: /^ACTIVE: Basic/ }).waitFor()
    await auditPage(page, 'the own plan')

    await page.getByRole('button', { name: /^UPDATE: Advance, quarterly/ }).click()
    const change = page.getByRole('dialog', { name: 'Change to Advance' })
    const button = change.getByRole('button', { name: /^Pay \$/ })
    const quoted = (await button.textContent())?.replace('Pay ', '') ?? ''
    await change.getByText(quoted, { exact: true }).waitFor()
    await auditPage(page, 'the change of plan')
    await button.click()
    await page.getByRole('button', { name: /^ACTIVE: Advance, quarterly/ }).waitFor()
    expect(quoted).toMatch(/^\$76\d/)

    await page.getByRole('button', { name: 'Cancel plan' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel plan' }).click()
    await page.getByText(/^Cancelled\. It stays until/).waitFor()
    await page.getByRole('button', { name: 'Keep Advance' }).waitFor()
  })
})

/** Pays on the sandbox's page. */
async function pay(page: Page): Promise<void> {
  await page.waitForURL('**/api/payment/sandbox/checkout/**')
  await page.getByLabel(/card number/i).fill('4242 4242 4242 4242')
  await page.getByLabel(/expir/i).fill('12 / 60')
  await page.getByLabel(/cvc|security/i).fill('123')
  await page.getByLabel(/name/i).fill('Greta Halm')
  await page.getByRole('button', { name: /^(Pay|Subscribe)/ }).click()
}
