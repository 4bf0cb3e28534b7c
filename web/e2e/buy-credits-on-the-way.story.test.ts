import { describe, expect, it } from 'vitest'
import { signInPage } from './support/api.js'
import { auditPage, PHONE, useBrowser } from './support/browser.js'
import { BRIEF, fillFractionalForm, smallPdf } from './support/fractional-form.js'
import { postRole } from './support/roles.js'

/** On a plan whose posts cost half of the welcome credits. */
const COMPANY = 'ingrid@halden.example'

describe('on a phone', () => {
  const browsing = useBrowser(PHONE)

  it('[OPP-84, OERR-20, GO-65] a company with too few credits buys some on the way, and posts what it had written', async () => {
    for (const _half of [1, 2]) await postRole(COMPANY)
    const poster = await browsing.newUser('poster')
    await signInPage(poster, COMPANY)
    await poster.goto('/fractional-creator')
    await poster.getByText('You need more Credits to post').waitFor()
    await fillFractionalForm(poster, smallPdf())
    await poster.getByRole('button', { name: 'Send for approval' }).click()

    const dialog = poster.getByRole('dialog', { name: 'Not enough Credits' })
    await dialog.getByText('You do not have enough Wizlings for this action.').waitFor()
    await dialog.getByText('Request a call').waitFor()
    await auditPage(poster, 'the insufficient-credits dialog')
    await dialog.getByRole('link', { name: 'Get Credits' }).click()

    await poster.getByRole('button', { name: /^Pay \$/ }).click()
    await poster.getByLabel('Card number').fill('4242 4242 4242 4242')
    await poster.getByLabel(/^Expir/).fill('12 / 40')
    await poster.getByLabel(/CVC|Security code/).fill('123')
    await poster.getByLabel('Name on card').fill('Ingrid Halden')
    await poster.getByRole('button', { name: /^Pay / }).click()
    await poster.getByRole('button', { name: 'Continue' }).click()

    await poster.waitForURL('**/fractional-creator')
    await poster
      .getByRole('textbox', { name: 'Brief' })
      .filter({ hasText: BRIEF.slice(0, 60) })
      .waitFor()
    expect(await poster.getByLabel('Min budget').inputValue()).toBe('5000')
    await poster.getByRole('button', { name: 'Send for approval' }).click()
    await poster.getByText('Your Fractional role request is in – great move!').waitFor()
  })
})
