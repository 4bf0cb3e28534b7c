import type { Page } from 'playwright-core'
import { describe, it } from 'vitest'
import { DEVICES, expectAccessible, expectNoSidewaysScroll, useBrowser } from './support/browser.js'
import { readMail } from './support/outbox.js'
import { signUpAndConfirm } from './support/people.js'

describe.each(DEVICES)('at $width px', (device) => {
  const browsing = useBrowser(device)

  it('[X-03] somebody who forgot the password chooses a new one by mail, and can also come in by a link alone', async () => {
    const person = {
      firstName: 'Ines',
      lastName: 'Varga',
      email: `ines-${device.name}@varga.example`,
      password: 'the first sentence I chose',
      companyName: `Varga ${device.name}`,
    }
    const page = await browsing.newPerson('person')
    await signUpAndConfirm(page, person)
    await signOut(page)

    await page.goto('/forgot-password')
    await expectAccessible(page, 'the forgotten password')
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
    await expectAccessible(page, 'the refused password')
    await expectNoSidewaysScroll(page, 'the refused password')

    await page.getByRole('button', { name: 'Email me a link instead' }).click()
    await page.getByLabel('Email').fill(person.email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await page.getByRole('heading', { name: 'Check your mail' }).waitFor()
    await page.goto((await readMail(person.email, '/login/link')).link)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await page.getByRole('button', { name: /^Notices/ }).waitFor()
  })
})

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('link', { name: 'Log in' }).first().waitFor()
}
