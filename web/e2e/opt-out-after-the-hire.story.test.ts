import { describe, expect, it } from 'vitest'
import { signInPage } from './support/api.js'
import { auditPage, closeDialog, DESKTOP, useBrowser } from './support/browser.js'
import { openPost, payForHire } from './support/hiring.js'
import { apply, COMPANY, EXPERT, hire, OTHER_EXPERT, publishRole } from './support/roles.js'

const REASON = 'My father is ill, and I have to be with him for the next months.'

describe('on a desktop', () => {
  const browsing = useBrowser(DESKTOP)

  it('[FLOW-15, HIRE-08, GO-11] an expert opts out after the hire; the company reads why and hires somebody else', async () => {
    const id = await publishRole()
    await apply(EXPERT, id, 6000)
    await apply(OTHER_EXPERT, id, 7000)
    await hire(id)

    const expert = await browsing.newUser('expert')
    await signInPage(expert, EXPERT)
    await openPost(expert, id)
    await expert.getByRole('button', { name: 'Yes' }).click()
    await expert.waitForURL('**tab=hired*')

    const company = await browsing.newUser('company')
    await signInPage(company, COMPANY)
    await openPost(company, id, 'hired')
    await company.getByRole('heading', { name: 'Elena Marchetti' }).waitFor()
    await company.getByText('In progress', { exact: true }).first().waitFor()

    await expert.getByRole('link', { name: 'Opt out' }).click()
    const dialog = expert.getByRole('dialog', { name: 'Opt out' })
    await dialog.getByRole('button', { name: 'Submit' }).click()
    await dialog.getByText('Reason is required').waitFor()
    await dialog.getByLabel('Reason').fill(REASON)
    await dialog.getByRole('button', { name: 'Submit' }).click()
    await expert.getByText('You opted out.').waitFor()
    expect(await expert.getByRole('link', { name: 'Opt out' }).count()).toBe(0)
    expect(await expert.getByRole('button', { name: 'Show Interest' }).count()).toBe(0)
    await auditPage(expert, 'the page after opting out')

    await company.getByText('Opted out').first().waitFor()
    await company.getByRole('button', { name: 'See the reason' }).click()
    await company.getByRole('dialog', { name: 'Reason' }).getByText(REASON).waitFor()
    await closeDialog(company)
    await company.getByText('Active', { exact: true }).first().waitFor()
    await auditPage(company, 'a hire that was opted out of')

    await company.getByRole('tab', { name: /^Interests/ }).click()
    const other = company.getByRole('listitem').filter({ hasText: 'Marcus' }).first()
    await other.getByRole('button', { name: 'Hire', exact: true }).click()
    await company.getByRole('dialog').getByText('$7,000 per month').waitFor()
    await payForHire(company)
    await other.getByText('Awaiting Acceptance').waitFor()
  })
})
