import { describe, expect, it } from 'vitest'
import { codeOf } from './support/authenticator.js'
import { auditPage, PHONE, useBrowser } from './support/browser.js'
import { signUpAndConfirm } from './support/people.js'

describe('on a phone', () => {
  const browsing = useBrowser(PHONE)

  it('[X-16, X-73] switching a second factor on and off keeps both tabs of this browser signed in', async () => {
    const email = 'vera@guard.example'
    const password = 'seven quiet lanterns drift'
    const page = await browsing.newUser('person')
    await signUpAndConfirm(page, { firstName: 'Vera', lastName: 'Holm', email, password })
    const other = await browsing.secondTab(page)
    await other.goto('/notices')
    await other.getByRole('heading', { name: 'Notices' }).waitFor()

    await page.goto('/account/security')
    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: 'Set up' }).click()
    await dialog.getByRole('textbox', { name: 'Your password' }).fill(password)
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await dialog.getByText('Can’t scan it? Type in this key').click()
    const key = await dialog.locator('details p').textContent()
    await dialog.getByLabel('Code from the app').fill(codeOf(key ?? ''))
    await auditPage(page, 'setting up')
    await dialog.getByRole('button', { name: 'Switch on' }).click()
    // enabling the second factor ends the old session and its sockets, so the codes only show if the page waits for the
    // new cookie
    const codes = dialog.getByRole('listitem')
    await codes.first().waitFor()
    expect(await codes.count()).toBe(10)
    const [backup = ''] = await codes.allInnerTexts()
    await auditPage(page, 'backup codes')
    await dialog.getByRole('button', { name: 'I’ve saved them' }).click()
    await page.getByText('10 backup codes are left').waitFor()
    await other.reload()
    await other.getByRole('heading', { name: 'Notices' }).waitFor()

    const phone = await browsing.newUser('phone')
    await phone.goto('/login?next=/account/security')
    await phone.getByLabel('Email').fill(email)
    await phone.getByLabel('Password', { exact: true }).fill(password)
    await phone.getByRole('button', { name: 'Log in', exact: true }).click()
    await phone.getByRole('button', { name: 'Use a backup code' }).click()
    await phone.getByLabel('Code').fill(backup.trim())
    await phone.getByRole('button', { name: 'Continue' }).click()
    await phone.getByText('9 backup codes are left').waitFor()
    await phone.getByRole('button', { name: 'Switch off' }).click()
    await phone.getByRole('dialog').getByRole('textbox', { name: 'Your password' }).fill(password)
    await phone.getByRole('dialog').getByRole('button', { name: 'Switch off' }).click()
    await phone.getByRole('button', { name: 'Set up' }).waitFor()
    await auditPage(phone, 'switched off')
  })
})
