import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { type ChosenFile, fillFractionalForm, smallPdf } from './fractional-form.js'

/** Sends the form and waits until the post is pending approval. */
export async function sendPost(page: Page): Promise<void> {
  await page.goto('/fractional-creator')
  await page.getByRole('button', { name: 'Send for approval' }).waitFor()
  await fillFractionalForm(page, smallPdf())
  await page.getByRole('button', { name: 'Send for approval' }).click()
  await page.getByRole('button', { name: 'OK' }).click()
}

/**
 * Approves this company's post as staff.
 * @returns the post's id
 */
export async function approvePostOf(page: Page, companyName: string): Promise<string> {
  await page.goto('/admin/opportunities')
  await page
    .getByRole('list', { name: 'Queue' })
    .getByRole('link', { name: new RegExp(companyName) })
    .click()
  await page.waitForURL((url) => url.searchParams.has('id'))
  const id = new URL(page.url()).searchParams.get('id') ?? ''
  await page.getByRole('button', { name: 'Approve' }).click()
  await page
    .getByText(/” is approved\.$/)
    .first()
    .waitFor()
  return id
}

export const openPost = (page: Page, id: string, tab = 'about') =>
  page.goto(`/dashboard/opportunity_detail/${id}?tab=${tab}`)

/** The expert's side: uploads a proposal, enters an amount and confirms. */
export async function sendOffer(
  page: Page,
  file: ChosenFile,
  dollars: string,
  step: Page | Locator = page,
): Promise<void> {
  await uploadProposal(page, file, step)
  await page.getByLabel('Offer amount').fill(dollars)
  await submitOffer(page, dollars)
}

export async function uploadProposal(page: Page, file: ChosenFile, step: Page | Locator = page): Promise<void> {
  await step.locator('input[type="file"]').setInputFiles(file)
  await page.getByRole('button', { name: 'Upload Proposal' }).click()
  await page.getByLabel(`Preview ${file.name}`).waitFor()
}

/** Submits the offer that has been typed in. */
export async function submitOffer(page: Page, dollars: string): Promise<void> {
  expect(await page.getByLabel('Offer amount').inputValue()).toBe(dollars)
  await page.getByLabel('I confirm that the information in my proposal and offer is genuine.').check()
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByText('Your proposal is sent.').waitFor()
}

/** Test cards of the payment sandbox. */
export const CARDS = { pays: '4242 4242 4242 4242', isDeclined: '4000 0000 0000 0002' }

/** The company's side: from the open hire dialog to the page to pay on. */
export async function goToCheckout(page: Page): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Pay \$/ })
    .click()
  await page.getByLabel('Card number').waitFor()
}

/** Fills in the sandbox's page and pays. */
export async function payByCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry (MM / YY)').fill('12 / 60')
  await page.getByLabel('Security code').fill('123')
  await page.getByLabel('Name on card').fill('Nora Lindqvist')
  await page.getByRole('button', { name: /^Pay \$/ }).click()
}

/** Pays for a hire whose dialog is open, and returns to the opportunity once the hire is made. */
export async function payForHire(page: Page): Promise<void> {
  await goToCheckout(page)
  await payByCard(page, CARDS.pays)
  const dialog = page.getByRole('dialog', { name: 'Payment successful' })
  await dialog.getByText(/^We’ve asked .* to accept the hire\.$/).waitFor()
  await dialog.getByRole('button', { name: 'OK' }).click()
  await dialog.waitFor({ state: 'detached' })
}
