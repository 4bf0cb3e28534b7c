import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { signInPage } from './support/api.js'
import { auditPage, DESKTOP, useBrowser } from './support/browser.js'
import { smallPdf } from './support/fractional-form.js'
import { openPost } from './support/hiring.js'
import { readMailAbout } from './support/outbox.js'
import { fillLogin } from './support/people.js'
import { apply, COMPANY, counter, EXPERT, INTEREST, publishRole, takeStep, userIdOf } from './support/roles.js'

const BRIEF = 'We start with two days a week, and this is what the first half year allows us to spend.'
const LATE = 'This action is no longer available. Please refresh the page.'
const PROGRAM = { ...smallPdf(), name: 'proposal.pdf', buffer: Buffer.from('MZ\u0000this program is no PDF') }
const HUGE = { ...smallPdf(), name: 'huge.pdf', buffer: Buffer.alloc(2 * 1024 * 1024, smallPdf().buffer) }
const brief = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: 'Brief' })

describe('on a desktop', () => {
  const browsing = useBrowser(DESKTOP)
  const arrive = async (email: string) => {
    const page = await browsing.newUser(email)
    await signInPage(page, email)
    return page
  }

  it('[PROP-17, X-50, OERR-09] a wrong file, a lost connection and a reload lose none of the expert’s work', async () => {
    const id = await publishRole()
    await takeStep(EXPERT, INTEREST, { id })
    const expert = await arrive(EXPERT)
    await openPost(expert, id, 'proposal')
    const input = expert.locator('input[type="file"]')
    const upload = expert.getByRole('button', { name: 'Upload Proposal', exact: true })
    await expert.getByLabel('Offer amount').fill('6250.50')

    await input.setInputFiles(HUGE)
    await expert.getByText('File must be under 2MB').waitFor()
    expect(await upload.isDisabled()).toBe(true)
    await input.setInputFiles(PROGRAM)
    await upload.click()
    await expert.getByText('Only PDF, GIF, JPG and PNG files are allowed').first().waitFor()
    await expert.getByRole('button', { name: `Remove ${PROGRAM.name}` }).click()

    await expert.route('**/api/opportunities/assets', (route) => route.abort('internetdisconnected'))
    await input.setInputFiles(smallPdf())
    await upload.click()
    // read out with the file's name before it
    await expert
      .getByText(/Error in file upload /)
      .first()
      .waitFor()
    await auditPage(expert, 'an upload that failed')
    await expert.unroute('**/api/opportunities/assets')
    await expert
      .getByRole('button', { name: /^(Retry|Try again)/ })
      .first()
      .click()
    await expert.getByLabel(`Preview ${smallPdf().name}`).waitFor()

    await expert.reload()
    await expert.getByLabel(`Preview ${smallPdf().name}`).waitFor()
    expect(await expert.getByLabel('Offer amount').inputValue()).toBe('6250.50')
    expect(await expert.getByText(PROGRAM.name).count()).toBe(0)
  })

  it('[GO-23] a counter offer survives a reload, and a step that another tab made impossible is refused in the row’s words', async () => {
    const id = await publishRole()
    await apply(EXPERT, id, 6000)
    const company = await arrive(COMPANY)
    await openPost(company, id, 'interests')
    await company.getByRole('button', { name: 'Counter Offer' }).click()
    await company.getByLabel('Counter offer amount').fill('5500')
    await brief(company).click()
    await company.keyboard.insertText(BRIEF)
    await company.getByText(`${BRIEF.length}/1000`).waitFor()
    await company.reload()
    await company.getByRole('button', { name: 'Counter Offer' }).click()
    expect(await company.getByLabel('Counter offer amount').inputValue()).toBe('5500')
    await brief(company).filter({ hasText: BRIEF }).waitFor()

    const second = await browsing.secondTab(company)
    await openPost(second, id, 'interests')
    await second.getByRole('link', { name: 'Reject' }).click()
    await second.getByRole('dialog').getByRole('button', { name: 'Submit' }).click()
    await second.getByText('Rejected', { exact: true }).first().waitFor()
    await company.getByRole('button', { name: 'Send counter offer' }).click()
    await company.getByText(LATE).waitFor()
    await company.getByRole('button', { name: 'Cancel' }).click()
    await company.getByText('Rejected', { exact: true }).first().waitFor()
    expect(await company.getByRole('button', { name: 'Hire', exact: true }).count()).toBe(0)
  })

  it('[X-05, GO-20] a link in an old email leads to the current state', async () => {
    const id = await publishRole()
    await apply(EXPERT, id, 6000)
    await counter(id, 5500, BRIEF)
    const { link, text } = await readMailAbout(EXPERT, 'counter_offer', id)
    expect(text).toContain('$5,500 per month')

    const expert = await browsing.newUser('expert')
    await expert.goto(link)
    await expert.waitForURL('**/login?*')
    await fillLogin(expert, EXPERT)
    await expert.waitForURL(link)
    await expert.getByRole('region', { name: 'Counter offer' }).getByRole('button', { name: 'Accept' }).waitFor()
    const second = await browsing.secondTab(expert)
    await openPost(second, id, 'interests')
    await second.getByRole('link', { name: 'Not interested anymore' }).click()
    await second.getByRole('dialog').getByLabel('Reason').fill('I found other work in the meantime.')
    await second.getByRole('dialog').getByRole('button', { name: 'Submit' }).click()
    // once in the alert, once in the timeline
    await second.getByText('You opted out.', { exact: true }).first().waitFor()
    await expert.goto(link)
    await expert.getByRole('region', { name: 'Counter offer' }).waitFor()
    expect(await expert.getByRole('button', { name: 'Accept' }).count()).toBe(0)
    await expert.goto(`/dashboard/opportunity_detail/${id}/opt-out/${await userIdOf(EXPERT)}`)
    await expert.waitForURL(`**/opportunity_detail/${id}*`)
    expect(await expert.getByRole('dialog').count()).toBe(0)

    const company = await arrive(COMPANY)
    await company.goto(`/dashboard/opportunity_detail/${id}/reject/${await userIdOf(EXPERT)}`)
    await company.waitForURL((url) => url.pathname.endsWith(id))
    expect(await company.getByRole('dialog').count()).toBe(0)
  })
})
