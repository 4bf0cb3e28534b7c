import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { signInPage } from '../support/api.js'
import { auditPage, DESKTOP, PHONE, useBrowser } from '../support/browser.js'
import { writeBrief } from '../support/fractional-form.js'
import { openPost } from '../support/hiring.js'
import { fillBudget, fillSubject, fillTime, openForm, sendForApproval } from '../support/post-form.js'
import { acceptHire, apply, approveTitled, COMPANY, EXPERT, hire, OTHER_EXPERT, STAFF } from '../support/roles.js'

const TITLE = 'Words that sell our product to two audiences'
const REASON = 'The bank sent the first instalment back'

const payment = (page: Page, details: string) => page.getByRole('row', { name: details })

const shares = (page: Page) =>
  page.getByRole('group', { name: 'Payment schedule' }).getByLabel(/^Amount of payment \d$/)

async function fillPayments(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Payment 1', exact: true }).fill('Kick-off')
  await shares(page).fill('40')
  await page.getByText('40% of 100%').waitFor()
  await page.getByRole('button', { name: 'Add a payment' }).click()
  await page.getByRole('textbox', { name: 'Payment 2', exact: true }).fill('Final report')
  await shares(page).nth(1).fill('50')
}

describe('a programme that is paid in parts', () => {
  const atDesk = useBrowser(DESKTOP)
  const onPhone = useBrowser(PHONE)

  it('[OPP-43, OPP-51, OPP-53, GO-79] a company plans the payments, staff mark one as paid, and company and expert see it', async () => {
    const company = await atDesk.newUser('company')
    await signInPage(company, COMPANY)
    await openForm(company, 'Start an Amplify programme')
    await fillSubject(company, TITLE)
    await writeBrief(company)
    await company.getByRole('textbox', { name: 'Deliverable 1' }).fill('A book of messages')
    await company.getByRole('textbox', { name: 'Impact 1' }).fill('Twice as many demo requests')
    await fillTime(company, 6)
    await fillBudget(company, 10_000, 20_000)
    await fillPayments(company)
    await company.getByLabel('I accept the terms of hiring').check()
    await company.getByRole('button', { name: 'Send for approval' }).click()
    await company.getByText(/add up to 90%/).waitFor()
    await shares(company).nth(1).fill('60')
    await auditPage(company, 'the form of a programme')
    await sendForApproval(company, 'Your programme is waiting for approval')

    const id = await approveTitled(TITLE)
    await apply(EXPERT, id, 15_000)
    const outsider = await onPhone.newUser('outsider')
    await signInPage(outsider, OTHER_EXPERT)
    await openPost(outsider, id)
    await outsider.getByText('A book of messages').waitFor()
    await outsider.getByText('Twice as many demo requests').waitFor()
    await auditPage(outsider, 'a programme as experts see it')
    const expert = await onPhone.newUser('expert')
    await signInPage(expert, EXPERT)
    await openPost(expert, id, 'payments')
    await expert.getByRole('tab', { name: 'About', selected: true }).waitFor()
    expect(await expert.getByRole('tab', { name: 'Payments' }).count()).toBe(0)

    await hire(id)
    await acceptHire(id)
    const staff = await atDesk.newUser('staff')
    await signInPage(staff, STAFF)
    await staff.goto(`/admin/opportunities?tab=approved&id=${id}`)
    await staff.getByRole('button', { name: 'Mark as paid: Kick-off' }).click()
    await staff.getByRole('button', { name: 'Mark as not paid: Kick-off' }).waitFor()
    await auditPage(staff, 'the payments as staff see them')

    for (const page of [company, expert]) {
      await openPost(page, id, 'payments')
      await payment(page, 'Kick-off').getByText('Paid', { exact: true }).waitFor()
      await payment(page, 'Final report').getByText('Not Paid', { exact: true }).waitFor()
      await auditPage(page, 'the payments')
    }
    await openPost(outsider, id, 'payments')
    await outsider.getByRole('tab', { name: 'About', selected: true }).waitFor()
    expect(await outsider.getByText('Kick-off').count()).toBe(0)

    await staff.getByRole('button', { name: 'Mark as not paid: Kick-off' }).click()
    const question = staff.getByRole('dialog', { name: 'Mark as not paid' })
    await question.getByLabel('Reason').fill(REASON)
    await question.getByRole('button', { name: 'Mark as not paid' }).click()
    await staff.getByRole('button', { name: 'Mark as paid: Kick-off' }).waitFor()
    for (const page of [company, expert]) {
      await page.reload()
      await payment(page, 'Kick-off').getByText('Not Paid', { exact: true }).waitFor()
    }
  })
})
