import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { signInPage } from './support/api.js'
import { auditPage, PHONE, useBrowser } from './support/browser.js'
import { readMail } from './support/outbox.js'
import { fillSignUp, signUpAndConfirm } from './support/people.js'
import { COMPANY } from './support/roles.js'

describe('on a phone', () => {
  const browsing = useBrowser(PHONE)

  it('[X-03] somebody who forgot their password chooses a new one by email, or logs in with a link alone', async () => {
    const person = {
      firstName: 'Ines',
      lastName: 'Varga',
      email: 'ines@varga.example',
      password: 'the first sentence I chose',
      companyName: 'Varga',
    }
    const page = await browsing.newUser('person')
    await signUpAndConfirm(page, person)
    await signOut(page)

    await page.goto('/forgot-password')
    await auditPage(page, 'the forgotten password')
    await page.getByLabel('Email').fill(person.email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await page.goto((await readMail(person.email, '/reset-password')).link)
    await page.getByLabel('New password').fill('another sentence, longer than before')
    await page.getByRole('button', { name: 'Save the password' }).click()
    await page.getByText('Your password is changed.').waitFor()
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await page.getByRole('alert').first().waitFor()
    await auditPage(page, 'the refused password')

    await page.getByRole('button', { name: 'Email me a link instead' }).click()
    await page.getByLabel('Email').fill(person.email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await page.getByRole('heading', { name: 'Check your mail' }).waitFor()
    await page.goto((await readMail(person.email, '/login/link')).link)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await page.getByRole('button', { name: /^Notices/ }).waitFor()
  })

  it('[X-74] a visitor signs up on the way to a page, enters the code and arrives there', async () => {
    const email = 'olga@code.example'
    const page = await browsing.newUser('newcomer')
    await page.goto('/notices')
    // the header's link, which is there sooner, leads to the new member's home
    await page.getByRole('main').getByRole('link', { name: 'Sign up', exact: true }).click()
    await fillSignUp(page, { firstName: 'Olga', lastName: 'Prins', email, password: 'kettle under seven bridges' })
    await auditPage(page, 'check your mail')
    await page.reload()
    await page.getByRole('button', { name: 'Send again' }).click()
    await page.getByText(`We’ve sent the email to ${email} again.`).waitFor()
    const { text } = await readMail(email, '/verify-email')
    await page.getByLabel('Code').fill(/\b\d{3} \d{3}\b/.exec(text)?.[0] ?? '')
    await page.getByRole('button', { name: 'Confirm', exact: true }).click()
    await page.getByRole('heading', { name: 'Notices' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/notices')
  })

  it('[X-74] signing up with somebody else’s address gains nothing when the owner clicks the link', async () => {
    const email = 'owner@taken.example'
    const stranger = await browsing.newUser('stranger')
    await stranger.goto('/signup')
    await fillSignUp(stranger, { firstName: 'Mal', lastName: 'Ory', email, password: 'chosen by a stranger' })
    const { link } = await readMail(email, '/verify-email')
    const owner = await browsing.newUser('owner')
    await owner.goto(link)
    await owner.getByRole('heading', { name: 'Finish signing up' }).waitFor()
    await auditPage(owner, 'finishing a sign-up elsewhere')
    await owner.getByLabel('Password', { exact: true }).fill('a password of my own')
    await owner.getByText(/strong/i).waitFor()
    await owner.getByRole('button', { name: 'Confirm my email' }).click()
    await owner.getByRole('button', { name: /^Notices/ }).waitFor()
    await owner.goto(link)
    await owner.getByRole('heading', { name: 'Your email is already confirmed' }).waitFor()
    await auditPage(owner, 'a used confirmation')
    await stranger.goto('/login')
    await stranger.getByLabel('Email').fill(email)
    await stranger.getByLabel('Password', { exact: true }).fill('chosen by a stranger')
    await stranger.getByRole('button', { name: 'Log in', exact: true }).click()
    await stranger.getByRole('alert').first().waitFor()
  })

  it('[X-03] a colleague is invited, joins and posts in the company’s name; another invitation is withdrawn before it is used', async () => {
    const [email, other] = ['kim@team.example', 'lou@team.example']
    const owner = await browsing.newUser('owner')
    await signInPage(owner, COMPANY)
    await owner.goto('/account')
    for (const address of [email, other]) {
      await owner.getByLabel('Colleague’s email').fill(address)
      await owner.getByRole('button', { name: 'Send the invitation' }).click()
      await owner.getByText(`The invitation is on its way to ${address}.`).waitFor()
    }
    const { link, subject } = await readMail(email, '/invite/')
    expect(subject).toMatch(/^Nora .+ invites you to join Brightwater on /)

    const colleague = await browsing.newUser('colleague')
    await colleague.goto(link)
    await colleague.getByRole('heading', { name: 'Join Brightwater' }).waitFor()
    await auditPage(colleague, 'an invitation')
    await colleague.getByLabel('First name').fill('Kim')
    await colleague.getByLabel('Last name').fill('Park')
    await colleague.getByLabel('Password', { exact: true }).fill('seven bridges over a kettle')
    await colleague.getByRole('button', { name: 'Join', exact: true }).click()
    await colleague.getByRole('heading', { name: 'Welcome to the Brightwater team' }).waitFor()
    await colleague.goto(link)
    await colleague.getByRole('heading', { name: 'You’re part of Brightwater' }).waitFor()
    await colleague.goto('/account')
    await colleague.getByRole('heading', { name: 'Colleagues' }).waitFor()

    const late = await browsing.newUser('late')
    await late.goto((await readMail(other, '/invite/')).link)
    await late.getByRole('heading', { name: 'Join Brightwater' }).waitFor()
    await owner.getByRole('button', { name: `Withdraw the invitation to ${other}` }).click()
    await owner.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
    await owner.getByText(`The invitation to ${other} was withdrawn.`).waitFor()
    await late.getByLabel('First name').fill('Lou')
    await late.getByLabel('Last name').fill('Reed')
    await late.getByLabel('Password', { exact: true }).fill('a lamp beside the harbour')
    await late.getByRole('button', { name: 'Join', exact: true }).click()
    await late.getByRole('heading', { name: 'This invitation was withdrawn' }).waitFor()
    await auditPage(late, 'a withdrawn invitation')
  })
})

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('link', { name: 'Log in' }).first().waitFor()
}
