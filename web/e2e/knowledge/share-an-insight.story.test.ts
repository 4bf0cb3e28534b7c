import { describe, expect, it } from 'vitest'
import { signInPage } from '../support/api.js'
import { auditPage, PHONE, useBrowser } from '../support/browser.js'
import { smallPdf } from '../support/fractional-form.js'
import { EXPERT } from '../support/roles.js'

const QUESTION = 'How do we tell whether a launch failed because of the product or because of its story?'
const words = (about: string) => `${about} is where I would begin, because everybody forgets it and pays for it later.`

describe('an insight in writing', () => {
  const browsing = useBrowser(PHONE)

  it('[RESP-03, RESP-04, RESP-17, RESP-22] goes from a topic to the list of what waits, kept over a reload', async () => {
    const elena = await browsing.newUser(EXPERT)
    await signInPage(elena, EXPERT)
    await elena.goto('/insights')
    await elena.getByRole('link', { name: 'Share an insight' }).click()
    await elena.getByRole('radio').first().check()
    await elena.getByRole('button', { name: 'Next' }).click()
    await elena.getByLabel('Which question do you answer?').fill(QUESTION)
    await elena.getByRole('button', { name: 'Next' }).click()
    await elena.getByLabel('Main Strategy').fill(words('The first week'))
    await auditPage(elena, 'the answer')

    elena.on('dialog', (dialog) => void dialog.accept())
    await elena.reload()
    expect(await elena.getByLabel('Main Strategy').inputValue()).toBe(words('The first week'))
    await elena.getByLabel('Critical Areas').fill(words('The wrong audience'))
    await elena.getByLabel('Real-Life Example').fill(words('A launch of ours in Turin'))
    await elena.getByRole('button', { name: 'Next' }).click()

    await elena.getByRole('list', { name: 'Suggested industries' }).getByRole('button').first().click()
    await elena.locator('input[type=file]').setInputFiles(smallPdf())
    await elena.getByLabel('Title of the artefact').fill('The launch checklist')
    await auditPage(elena, 'the last step')
    await elena.getByRole('button', { name: 'Save as draft' }).click()
    await elena.getByText('Your draft is saved.').waitFor()
    await elena.waitForURL(/child_tab=draft/)

    await elena.getByRole('link', { name: QUESTION }).click()
    await elena.getByRole('button', { name: 'Next' }).click()
    expect(await elena.getByLabel('Title of the artefact').inputValue()).toBe('The launch checklist')
    await elena.getByRole('button', { name: 'Submit for approval' }).click()
    await elena.getByText('Thank you! Your insight has been submitted.').waitFor()
    await elena.waitForURL(/child_tab=pending/)
    // the form, which says it twice, stays until the list is there
    await elena.getByRole('listitem').filter({ hasText: QUESTION }).waitFor()
  })
})
