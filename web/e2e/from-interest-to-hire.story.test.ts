import { describe, expect, it } from 'vitest'
import { auditPage, PHONE, useBrowser } from './support/browser.js'
import { smallPdf } from './support/fractional-form.js'
import { approvePostOf, openPost, payForHire, sendPost, submitOffer, uploadProposal } from './support/hiring.js'
import { mailsTo, readMail } from './support/outbox.js'
import { logIn, signUpAndConfirm } from './support/people.js'

const EXPERT = 'elena@sagework.example'
const COUNTER_BRIEF = 'We start with two days a week, and this is what the first half year allows us to spend.'
const REASON = 'Two days a week are worth the first amount.'

describe('on a phone', () => {
  const browsing = useBrowser(PHONE)

  it('[FLOW-10, FLOW-11, OFFER-07, FLOW-14] an expert makes an offer, rejects the counter offer, is hired at the first amount and accepts', async () => {
    const company = {
      firstName: 'Piet',
      lastName: 'Aalders',
      email: 'piet@millrace.example',
      password: 'a quiet sentence with a mill',
      companyName: 'Millrace',
    }
    const poster = await browsing.newUser('poster')
    await signUpAndConfirm(poster, company)
    await sendPost(poster)
    const staff = await browsing.newUser('staff')
    await logIn(staff, 'ada@sagework.example')
    const id = await approvePostOf(staff, company.companyName)

    const expert = await browsing.newUser('expert')
    await logIn(expert, EXPERT)
    await openPost(expert, id)
    await expert.getByRole('button', { name: 'Show Interest' }).click()
    await expert.getByText('Are you sure you want to show interest in this opportunity?').waitFor()
    await expert.getByRole('button', { name: 'Confirm' }).click()
    await expert.waitForURL('**tab=proposal*')
    await expert.reload()
    await expert.getByRole('tab', { name: 'Proposal', selected: true }).waitFor()
    await expert.getByText(company.companyName).first().waitFor()
    await uploadProposal(expert, smallPdf())
    await expert.getByLabel('Offer amount').fill('6000')
    await expert.reload()
    await submitOffer(expert, '6000')
    await auditPage(expert, 'the application as its expert sees it')

    await readMail(company.email, '/opportunity_detail/', (await mailsTo(company.email)).length - 1)
    await openPost(poster, id, 'interests')
    await poster.getByRole('button', { name: 'Counter Offer' }).click()
    await poster.getByLabel('Counter offer amount').fill('5500')
    await poster.locator('.rich-text-editor [contenteditable="true"]').first().click()
    await poster.keyboard.insertText(COUNTER_BRIEF)
    await poster.getByText(`${COUNTER_BRIEF.length}/1000`).waitFor()
    await poster.reload()
    await poster.getByRole('button', { name: 'Counter Offer' }).click()
    expect(await poster.getByLabel('Counter offer amount').inputValue()).toBe('5500')
    await poster.getByRole('dialog').getByText(COUNTER_BRIEF).waitFor()
    await poster.getByRole('button', { name: 'Send counter offer' }).click()
    await poster.getByText(/^Thank you, we have sent your counter offer to /).waitFor()
    await poster.getByRole('button', { name: 'Done' }).click()
    await auditPage(poster, 'the interests as the company sees them')

    await openPost(expert, id, 'proposal')
    const counter = expert.getByRole('region', { name: 'Counter offer' })
    await counter.getByText(COUNTER_BRIEF).waitFor()
    await counter.getByRole('button', { name: 'Reject' }).click()
    await expert.getByRole('dialog').getByLabel('Reason').fill(REASON)
    await expert.getByRole('dialog').getByRole('button', { name: 'Submit' }).click()
    await expert.getByText('You rejected the counter offer.', { exact: true }).waitFor()
    await expert.reload()
    await counter.getByText(`Reason: ${REASON}`).waitFor()
    expect(await counter.getByRole('button').count()).toBe(0)

    await openPost(poster, id, 'interests')
    await poster.getByText(`Reason: ${REASON}`).waitFor()
    await poster.getByRole('button', { name: 'Hire', exact: true }).click()
    await poster
      .getByRole('dialog')
      .getByText(/\$6,000/)
      .waitFor()
    await auditPage(poster, 'the choice of how to pay for a hire')
    await payForHire(poster)

    await poster.reload()
    await poster.getByText('Awaiting Acceptance').first().waitFor()

    await openPost(expert, id)
    await expert.getByText('You have been selected for this opportunity. Do you want to accept the hire?').waitFor()
    await auditPage(expert, 'the question whether to accept')
    await expert.getByRole('button', { name: 'Yes' }).click()
    await expert.waitForURL('**tab=hired*')
    await expert.reload()
    await expert.getByRole('tab', { name: /^Hired/, selected: true }).waitFor()
    await expert.getByText('Accepted', { exact: true }).first().waitFor()
    expect(await expert.getByRole('button', { name: 'Yes' }).count()).toBe(0)
    await auditPage(expert, 'the hired tab')

    await openPost(poster, id, 'hired')
    await poster
      .getByText(/\$6,000/)
      .first()
      .waitFor()
  })
})
