import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { StoredDocument } from '#providers/google/scripted-google.testkit.js'
import { signInPage } from '../support/api.js'
import { auditPage, DESKTOP, useBrowser } from '../support/browser.js'
import { ownProduct } from '../support/own-product.js'
import { EXPERT } from '../support/roles.js'

/** What is in the Drive of the Google that this product was started with. */
async function drive(): Promise<StoredDocument[]> {
  const answer = await fetch(`${ownProduct().environment.GOOGLE_API_URL}/seen`)
  return ((await answer.json()) as { documents: StoredDocument[] }).documents
}

/** Presses the button, and waits for Google's page in the window that it opens. */
async function openLogin(page: Page, button: string): Promise<Page> {
  const opened = page.context().waitForEvent('page')
  await page.getByRole('dialog').getByRole('button', { name: button }).click()
  const google = await opened
  await google.getByRole('heading', { name: 'Sign in with Google' }).waitFor()
  return google
}

describe('an answer of one’s own', () => {
  const browsing = useBrowser(DESKTOP)

  it('[IERR-16, KUP-30, KUP-31] is saved to Google Drive after a login in a window of its own', async () => {
    const elena = await browsing.newUser(EXPERT)
    await signInPage(elena, EXPERT)
    await elena.goto('/question-summary?view=yours')
    const button = elena.getByRole('button', { name: /^Save to Google Drive: / }).first()
    const title = ((await button.getAttribute('aria-label')) ?? '').replace('Save to Google Drive: ', '')
    await button.click()
    const dialog = elena.getByRole('dialog')
    await dialog.getByText('Please login first').waitFor()
    await auditPage(elena, 'the login at Google')

    const refused = await openLogin(elena, 'Log in to Google')
    await refused.getByRole('link', { name: 'Cancel' }).click()
    await dialog.getByText('You didn’t give us access at Google').waitFor()

    const closed = await openLogin(elena, 'Log in to Google')
    await closed.close()
    const allowed = await openLogin(elena, 'Open it again')
    await allowed.getByRole('link', { name: 'Allow' }).click()
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    const link = dialog.getByRole('link', { name: /^Open the document/ })
    await link.waitFor()
    await auditPage(elena, 'what was saved')

    const documents = await drive()
    expect(documents).toHaveLength(1)
    expect(await link.getAttribute('href')).toContain(documents[0]?.id)
    expect(documents[0]?.html).toContain('</p>')
    expect(title).not.toBe('')

    // nothing of the login is left in the browser
    const kept = await elena.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    )
    expect(kept).not.toMatch(/ya29|code=/)
  })
})
