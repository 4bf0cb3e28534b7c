import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { caller, signInPage } from '../support/api.js'
import { closeDialog, DESKTOP, PHONE, useBrowser } from '../support/browser.js'
import { readMail } from '../support/outbox.js'
import { signUpAndConfirm } from '../support/people.js'
import { COMPANY, STAFF } from '../support/roles.js'

const PASSWORD = 'a kettle under the arches'
const SLOW = { timeout: 20_000 }
const CARD = { number: '4242 4242 4242 4242', expiry: '12 / 60', cvc: '123' }

describe('prompts for a new expert', () => {
  const browsing = useBrowser(DESKTOP)

  it('[GD-81, GD-82, PROMPT-12, PROMPT-17] come one at a time, in their order, each as often as it should', async () => {
    const page = await browsing.newUser('expert')
    const email = `ida.${Date.now()}@newcomer.example`
    await signUpAndConfirm(page, { firstName: 'Ida', lastName: 'Lund', email, password: PASSWORD })
    // the visit that follows the sign-up has no news in it
    await closePrompt(page, 'Complete your profile')
    await closePrompt(page, 'Connect your Calendar')
    await expectNoPrompt(page)
    // the page's beginning, or its heading where that arrived first: never the body
    await expect.poll(() => focused(page), SLOW).toMatch(/^<(main|h1) /)
    await page.reload()
    await expectNoPrompt(page)

    // another session in the same browser is told the news, once
    const later = await browsing.secondTab(page)
    await later.goto('/')
    await closePrompt(later, 'Complete your profile')
    await closePrompt(later, 'Exciting news')
    await closePrompt(later, 'Connect your Calendar')
    await expectNoPrompt(later)
    await later.reload()
    await expectNoPrompt(later)

    const last = await browsing.secondTab(page)
    await last.goto('/dashboard')
    await closePrompt(last, 'Complete your profile')
    await closePrompt(last, 'Connect your Calendar')
    await expectNoPrompt(last)
  })
})

/** The tag of the focused element: a failure shows what else holds the focus. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? '')

describe('prompts for a new company', () => {
  const browsing = useBrowser(PHONE)

  it('[GD-81, PROMPT-28, PROMPT-42] recall the plan that ends, and then tell of credits, each once', async () => {
    const owner = await browsing.newUser('owner')
    const company = { firstName: 'Otto', lastName: 'Brand', companyName: 'Brand and Sons', password: PASSWORD }
    await signUpAndConfirm(owner, { ...company, email: `otto.${Date.now()}@newcomer.example` })
    await owner.goto('/')
    await expectNoPrompt(owner)

    await owner.goto('/pricing')
    await owner.getByRole('button', { name: /7-day/ }).click()
    // while they pay, staff give them something, too
    await pay(owner, () => giveCredits(owner))
    await closePrompt(owner, 'Payment successful')
    await closePrompt(owner, 'Your plan ends soon')
    await closePrompt(owner, /Credits/)
    await expectNoPrompt(owner)
    await owner.goto('/account')
    await expectNoPrompt(owner)
  })

  it('[GD-81, PROMPT-33] welcome a colleague to the team, once', async () => {
    const owner = await browsing.newUser('owner')
    await signInPage(owner, COMPANY)
    await owner.goto('/account')
    const email = `mia.${Date.now()}@newcomer.example`
    await owner.getByLabel('Colleague’s email').fill(email)
    await owner.getByRole('button', { name: 'Send the invitation' }).click()
    await owner.getByText(`The invitation is on its way to ${email}.`).waitFor()

    const colleague = await browsing.newUser('colleague')
    await colleague.goto((await readMail(email, '/invite/')).link)
    await colleague.getByLabel('First name').fill('Mia')
    await colleague.getByLabel('Last name').fill('Sand')
    await colleague.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await colleague.getByRole('button', { name: 'Join', exact: true }).click()
    await closePrompt(colleague, 'Welcome to the Brightwater team')
    await expectNoPrompt(colleague)
    await colleague.reload()
    await expectNoPrompt(colleague)
  })
})

/** Waits for the next prompt, which is this one and nothing beside it, and closes it. */
async function closePrompt(page: Page, title: string | RegExp): Promise<void> {
  const titles = page.getByRole('dialog').locator('h2')
  // another one would stay open
  await expect.poll(() => titles.allTextContents(), SLOW).toEqual([expect.stringMatching(title)])
  await closeDialog(page)
  await titles.filter({ hasText: title }).waitFor({ state: 'detached' })
}

/** By the time of the next poll for credits, every prompt that is due would be open. */
async function expectNoPrompt(page: Page): Promise<void> {
  await page.waitForResponse((response) => response.request().postData()?.includes('query CreditChanges') ?? false)
  await page.waitForLoadState('networkidle')
  expect(await page.getByRole('dialog').count()).toBe(0)
}

/** Pays on the sandbox's page. */
async function pay(page: Page, meanwhile: () => Promise<void>): Promise<void> {
  await page.waitForURL('**/api/payment/sandbox/checkout/**')
  await page.getByLabel(/card number/i).fill(CARD.number)
  await page.getByLabel(/expir/i).fill(CARD.expiry)
  await page.getByLabel(/cvc|security/i).fill(CARD.cvc)
  await page.getByLabel(/name/i).fill('Otto Brand')
  await meanwhile()
  await page.getByRole('button', { name: /^(Pay|Subscribe)/ }).click()
}

const GRANT = `mutation ($userId: uuid!, $requestId: uuid!) {
  grantCredits(userId: $userId, credits: 200, reason: "A warm welcome", requestId: $requestId) { status }
}`

/** Staff give credits to whoever is signed in on this page. */
async function giveCredits(page: Page): Promise<void> {
  const headers = { 'X-Requested-With': 'sagework' }
  const session = await page.request.post('/api/session/token', { headers, data: {} })
  const { user } = (await session.json()) as { user: { userId: string } }
  await (await caller(STAFF)).ask(GRANT, { userId: user.userId, requestId: crypto.randomUUID() }, 'staff')
}
