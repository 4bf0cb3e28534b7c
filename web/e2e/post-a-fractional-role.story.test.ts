import { describe, expect, it } from 'vitest'
import { auditPage, DESKTOP, useBrowser } from './support/browser.js'
import { BRIEF, countScrollersAround, fillFractionalForm, smallPdf } from './support/fractional-form.js'
import { mailsTo } from './support/outbox.js'
import { logIn, signUpAndConfirm } from './support/people.js'

const EXPERT = 'elena@sagework.example'
const TITLE = 'Director of Product Marketing'

describe('on a desktop', () => {
  const browsing = useBrowser(DESKTOP)

  it('[FRAC-11, X-05, X-32] a company posts a fractional role, staff approve it, and a matching expert is notified without learning who posted it', async () => {
    const company = {
      firstName: 'Mara',
      lastName: 'Holt',
      email: 'mara@harbourline.example',
      password: 'a quiet sentence with a boat',
      companyName: 'Harbourline',
    }
    const poster = await browsing.newUser('poster')
    await poster.goto('/')
    await poster.getByRole('heading', { level: 1 }).waitFor()
    await auditPage(poster, 'the landing page')
    await signUpAndConfirm(poster, company)

    await poster.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Post', exact: true }).click()
    await poster.getByRole('dialog').getByRole('link', { name: 'Post a project' }).click()
    await poster.getByRole('link', { name: 'Post a fractional role' }).waitFor()
    await auditPage(poster, 'the choice of what to post')
    await poster.getByRole('link', { name: 'Post a fractional role' }).click()
    await poster.getByRole('button', { name: 'Send for approval' }).waitFor()
    await fillFractionalForm(poster, smallPdf())
    await auditPage(poster, 'the filled form')
    expect(await countScrollersAround(poster.getByRole('button', { name: 'Send for approval' }))).toBe(0)
    await poster.getByRole('button', { name: 'Send for approval' }).click()
    await poster.getByText('Your Fractional role request is in – great move!').waitFor()
    await poster.getByRole('button', { name: 'OK' }).click()
    await poster.waitForURL('**/opportunity-summary?tab=active*')
    await poster
      .getByRole('link', { name: new RegExp(TITLE) })
      .first()
      .waitFor()
    await auditPage(poster, 'the list of one’s own posts')

    // a digest may go out at any hour of the run
    const mailedAtOnce = async () => (await mailsTo(EXPERT)).filter(({ kind }) => kind === 'opportunity_match').length
    const seen = await mailedAtOnce()
    const staff = await browsing.newUser('staff')
    await logIn(staff, 'ada@sagework.example')
    await staff.goto('/admin/opportunities')
    await staff
      .getByRole('list', { name: 'Queue' })
      .getByRole('link', { name: new RegExp(company.companyName) })
      .click()
    await staff.getByText(BRIEF.slice(0, 60)).waitFor()
    await auditPage(staff, 'the review')
    await staff.getByRole('button', { name: 'Approve' }).click()
    await staff
      .getByText(/” is approved\.$/)
      .first()
      .waitFor()

    const expert = await browsing.newUser('expert')
    await logIn(expert, EXPERT)
    await expert.getByRole('button', { name: /^Notices, \d+ new/ }).click()
    await expert
      .getByRole('link', { name: /matches your profile/ })
      .first()
      .click()
    await expert.getByRole('heading', { level: 1, name: new RegExp(TITLE) }).waitFor()
    await expert.getByText(BRIEF.slice(0, 60)).waitFor()
    // the email is the digest of the day
    expect(await mailedAtOnce()).toBe(seen)
    const shown = await expert.content()
    for (const secret of ['Harbourline', 'Mara', 'Holt', company.email]) expect(shown).not.toContain(secret)
    await auditPage(expert, 'the opportunity as the expert sees it')
  })
})
