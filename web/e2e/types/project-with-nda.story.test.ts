import { describe, expect, it } from 'vitest'
import { signInPage } from '../support/api.js'
import { auditPage, closeDialog, DESKTOP, PHONE, useBrowser } from '../support/browser.js'
import { attach, smallPdf, writeBrief } from '../support/fractional-form.js'
import { openPost, sendOffer } from '../support/hiring.js'
import { fillBudget, fillSubject, fillTime, openForm, sendForApproval } from '../support/post-form.js'
import { approveTitled, COMPANY, EXPERT, OTHER_EXPERT } from '../support/roles.js'

const TITLE = 'Messages for a launch that is still a secret'
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
const pdfNamed = (name: string) => ({ ...smallPdf(), name })

describe('a project that asks for an NDA', () => {
  const onPhone = useBrowser(PHONE)
  const atDesk = useBrowser(DESKTOP)

  it('[FRAC-43, PROP-06, PROP-16, OPP-44] the company attaches the NDA, the expert signs it and offers, and each reads the other’s documents', async () => {
    const company = await onPhone.newUser('company')
    await signInPage(company, COMPANY)
    await openForm(company, 'Post a project')
    await fillSubject(company, TITLE)
    await writeBrief(company)
    await fillTime(company, 3)
    await fillBudget(company, 8000, 12_000)
    await attach(company, pdfNamed('launch-plan.pdf'))
    await attach(company, { name: 'booth.png', mimeType: 'image/png', buffer: PIXEL })
    await company.getByRole('switch', { name: 'Experts must sign an NDA' }).click()
    await company.getByLabel('I accept the terms of hiring').check()
    await company.getByRole('button', { name: 'Send for approval' }).click()
    await company.getByText('Nda is required').waitFor()
    await company.getByLabel('NDA to sign').and(company.locator('input')).setInputFiles(pdfNamed('secrecy.pdf'))
    await company.getByRole('button', { name: 'Remove secrecy.pdf' }).waitFor()
    await company.getByRole('button', { name: 'Remove booth.png' }).waitFor()
    await auditPage(company, 'the form of a project with its files')
    await sendForApproval(company, 'Your project is waiting for approval')

    const id = await approveTitled(TITLE)
    const expert = await atDesk.newUser('expert')
    await signInPage(expert, EXPERT)
    await openPost(expert, id)
    await expert.getByRole('link', { name: 'Download launch-plan.pdf' }).waitFor()
    await expert.getByRole('button', { name: 'Preview booth.png' }).click()
    const picture = expert.getByRole('dialog', { name: 'booth.png' }).getByRole('img', { name: 'booth.png' })
    await picture.waitFor()
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)
    await closeDialog(expert)
    await auditPage(expert, 'a project with files')

    await expert.getByRole('tab', { name: 'NDA & Proposal' }).click()
    const first = expert.getByRole('region', { name: 'Step 1: Upload the signed NDA' })
    await first.getByRole('link', { name: 'Preview secrecy.pdf' }).waitFor()
    await expert.getByText('Opens once the signed NDA is uploaded.').waitFor()
    await first.locator('input[type="file"]').setInputFiles(pdfNamed('signed.pdf'))
    await first.getByRole('button', { name: 'Upload Signed NDA' }).click()
    await expert.getByRole('button', { name: 'Continue' }).click()
    await sendOffer(expert, pdfNamed('how-i-would-do-it.pdf'), '9500', expert.getByRole('region', { name: /^Step 2/ }))
    await auditPage(expert, 'the proposal that was sent')

    await openPost(company, id, 'interests')
    const documents = company.getByRole('list', { name: 'Documents of Elena Marchetti' })
    await documents.getByRole('link', { name: 'Download signed.pdf' }).waitFor()
    await documents.getByRole('link', { name: 'Preview how-i-would-do-it.pdf' }).waitFor()
    await company
      .getByText(/\$9,500/)
      .first()
      .waitFor()
    await auditPage(company, 'the interests')
    await openPost(company, id, 'proposal')
    await company
      .getByRole('list', { name: 'Proposals' })
      .getByText(/\$9,500/)
      .first()
      .waitFor()

    const other = await atDesk.newUser('other expert')
    await signInPage(other, OTHER_EXPERT)
    await openPost(other, id)
    await other.getByRole('link', { name: 'Download launch-plan.pdf' }).waitFor()
    expect(await other.getByText('signed.pdf').count()).toBe(0)
    expect(await other.getByText('how-i-would-do-it.pdf').count()).toBe(0)
  })
})
