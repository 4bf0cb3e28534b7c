import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { vi } from 'vitest'
import { inheritedEnvironment, REPOSITORY } from '#scripts/lib/settings.mjs'
import { DEMO_PASSWORD } from '#scripts/lib/start/demo-logins.mjs'
import { readMail } from './outbox.js'
import { ownProduct } from './own-product.js'

export interface Newcomer {
  firstName: string
  lastName: string
  email: string
  password: string
  /** without one, the person signs up as an expert */
  companyName?: string
}

/** Signs up as a company or as an expert and follows the link in the email, which leaves the page signed in. */
export async function signUpAndConfirm(page: Page, person: Newcomer): Promise<void> {
  await page.goto(person.companyName ? '/signup' : '/signup/expert')
  await fillSignUp(page, person)
  const mail = await readMail(person.email, 'verify-email')
  await page.goto(mail.link)
  await page.getByRole('button', { name: 'Confirm my email' }).click()
  await page.getByText('Your email is confirmed.').waitFor()
}

/** Fills in the sign-up form, up to "Check your mail". */
export async function fillSignUp(page: Page, person: Newcomer): Promise<void> {
  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('Last name').fill(person.lastName)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  if (person.companyName) await page.getByLabel('Company').fill(person.companyName)
  await page.getByRole('button', { name: 'Create the account' }).click()
  await page.getByRole('heading', { name: 'Check your mail' }).waitFor()
}

/** Logs in as a demo person. Staff are asked for a code, which `npm run staff` can generate. */
export async function logIn(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await fillLogin(page, email)
  const code = page.getByLabel('Code')
  const isIn = page.getByRole('button', { name: /^Notices/ })
  await code.or(isIn).first().waitFor()
  if (await code.isVisible())
    await passSecondFactor(email, async (digits) => {
      await code.fill(digits)
      const answer = page.waitForResponse('**/api/auth/two-factor/verify-totp')
      await page.getByRole('button', { name: 'Continue' }).click()
      return (await answer).ok()
    })
  await isIn.waitFor()
}

const CODE_WAIT = { timeout: 75_000, interval: 5_000 }

/**
 * Sends codes until one is accepted: each works only once, so whoever logs in the third time within half a minute has
 * to wait for the next, and one that was about to expire may be too late on a busy machine.
 */
export async function passSecondFactor(email: string, isAccepted: (code: string) => Promise<boolean>): Promise<void> {
  await vi.waitFor(async () => {
    if (!(await isAccepted(await secondFactorCode(email)))) throw new Error(`No code of ${email} was accepted`)
  }, CODE_WAIT)
}

/** Fills in the login page, wherever it leads afterwards. */
export async function fillLogin(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

/** The code that this staff member's authenticator would show. */
async function secondFactorCode(email: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [path.join(REPOSITORY, 'scripts/staff.mjs'), 'code', email],
    {
      env: { ...inheritedEnvironment(), ...ownProduct().environment },
    },
  )
  const [code] = /\b\d{6}\b/.exec(stdout) ?? []
  if (!code) throw new Error(`No code for ${email} in: ${stdout}`)
  return code
}
