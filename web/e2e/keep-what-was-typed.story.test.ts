import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { signInPage } from './support/api.js'
import { auditPage, DESKTOP, useBrowser } from './support/browser.js'
import { attach, BRIEF, fillFractionalForm, smallPdf } from './support/fractional-form.js'
import { fillLogin, logIn } from './support/people.js'

const PROGRAM = {
  name: 'price-list.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('MZ\u0000this program is no PDF'),
}

/** Used by no other story: ending all of Tom's sessions would sign him out there too. */
const LOST_PHONE = 'tom@client.example'
const AT_ONCE_MS = 5_000

/** What an empty line of the brief shows in place of text. */
const hintAtCaret = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.activeElement ?? document.body, '::before').content)

describe('on a desktop', () => {
  const browsing = useBrowser(DESKTOP)

  it('[X-50] an executable named .pdf is refused with an explanation, and typed text survives a reload', async () => {
    const poster = await browsing.newUser('poster')
    await logIn(poster, 'nora@brightwater.example')
    await poster.goto('/fractional-creator')
    await poster.getByRole('button', { name: 'Send for approval' }).waitFor()
    await fillFractionalForm(poster, smallPdf())
    await attach(poster, PROGRAM)
    await poster.getByRole('alert').filter({ hasText: 'PDF' }).waitFor()
    await poster.getByText('Draft saved').waitFor()

    await poster.reload()
    await poster
      .getByRole('textbox', { name: 'Brief' })
      .filter({ hasText: BRIEF.slice(0, 60) })
      .waitFor()
    expect(await poster.getByLabel('Min budget').inputValue()).toBe('5000')
    await poster.getByRole('button', { name: `Remove ${smallPdf().name}` }).waitFor()
    expect(await poster.getByText(PROGRAM.name).count()).toBe(0)
  })

  it('[X-73] a session ended elsewhere ends at once in every tab, and no typed text is lost', async () => {
    const here = await browsing.newUser('here')
    await signInPage(here, LOST_PHONE)
    await here.goto('/fractional-creator')
    await here.getByLabel('Min budget').fill('6200')
    await here.getByRole('textbox', { name: 'Brief' }).click()
    await here.keyboard.insertText(BRIEF)
    await here.keyboard.press('Enter')
    expect(await hintAtCaret(here)).toBe('none')
    await here.getByText('Draft saved').waitFor()
    const list = await browsing.secondTab(here)
    await list.goto('/notices')
    await list.getByRole('heading', { name: 'Notices' }).waitFor()

    const elsewhere = await browsing.newUser('elsewhere')
    await signInPage(elsewhere, LOST_PHONE)
    await elsewhere.goto('/account/security')
    await elsewhere.getByRole('button', { name: 'Sign out everywhere' }).click()
    await elsewhere.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click()
    await here.getByText(/^Your session has ended\./).waitFor({ timeout: AT_ONCE_MS })
    await list.getByText(/^Your session has ended\./).waitFor({ timeout: AT_ONCE_MS })
    expect(await here.getByText(BRIEF.slice(0, 60)).count()).toBe(0)
    await auditPage(here, 'an ended session')

    await fillLogin(here, LOST_PHONE)
    await here.waitForURL('**/fractional-creator')
    await here
      .getByRole('textbox', { name: 'Brief' })
      .filter({ hasText: BRIEF.slice(0, 60) })
      .waitFor()
    expect(await here.getByLabel('Min budget').inputValue()).toBe('6200')
    // the other tab recovers by itself, because its user has signed in again
    await list.getByRole('heading', { name: 'Notices' }).waitFor()
  })
})
