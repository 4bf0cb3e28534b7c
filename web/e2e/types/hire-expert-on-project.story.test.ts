import { describe, expect, it } from 'vitest'
import { caller, signInPage } from '../support/api.js'
import { auditPage, DESKTOP, PHONE, useBrowser } from '../support/browser.js'
import { smallPdf, writeBrief } from '../support/fractional-form.js'
import { openPost, payForHire, sendOffer } from '../support/hiring.js'
import { fillBudget, fillTime, sendForApproval } from '../support/post-form.js'
import { approveTitled, COMPANY, EXPERT, OTHER_EXPERT } from '../support/roles.js'

const COUNTER = 'We would rather begin with the launch alone and leave the training of our team for spring.'

describe.each([
  { device: 'a desktop', on: DESKTOP, title: 'Bring our heat pump to France' },
  { device: 'a phone', on: PHONE, title: 'Bring our heat pump to Spain' },
])('on $device', ({ on, title }) => {
  const browsing = useBrowser(on)

  it('[GO-28, INT-06, OFFER-01, HIRE-16] a company asks one expert for a project, they settle on a price, and both have a record of it', async () => {
    const poster = await browsing.newUser('poster')
    await signInPage(poster, COMPANY)
    await poster.goto('/elena-marchetti')
    await poster.getByRole('button', { name: 'Hire Elena' }).click()
    await poster.getByRole('menuitem', { name: 'Hire Elena for a project' }).click()
    const form = poster.getByRole('dialog', { name: 'Hire Elena Marchetti for a project' })
    await form.getByLabel('Title', { exact: true }).fill(title)
    // what her profile says is there already
    await form.getByRole('button', { name: 'Remove Positioning and messaging' }).waitFor()
    await writeBrief(poster)
    await fillTime(poster, 3)
    await fillBudget(poster, 8000, 12_000)
    await poster.reload()
    expect(await form.getByLabel('Title', { exact: true }).inputValue()).toBe(title)
    await auditPage(poster, 'the filled form')
    await sendForApproval(poster, 'Your request is waiting for approval')

    const id = await approveTitled(title)
    await refuseOthers(id)

    const expert = await browsing.newUser('expert')
    await signInPage(expert, EXPERT)
    await expert.goto('/notices')
    await expert
      .getByRole('link', { name: new RegExp(title) })
      .first()
      .click()
    await expert.getByText('You were asked. Nobody else sees it.').waitFor()
    await auditPage(expert, 'the project as the expert sees it')
    await expert.getByRole('button', { name: 'Show Interest' }).click()
    await expert.getByRole('button', { name: 'Confirm' }).click()
    await expert.waitForURL('**tab=proposal*')
    await sendOffer(expert, smallPdf(), '11000')

    await openPost(poster, id, 'interests')
    await poster.getByRole('button', { name: 'Counter Offer' }).click()
    await poster.getByLabel('Counter offer amount').fill('9000')
    await poster.locator('.rich-text-editor [contenteditable="true"]').first().click()
    await poster.keyboard.insertText(COUNTER)
    await poster.getByRole('button', { name: 'Send counter offer' }).click()
    await poster.getByRole('button', { name: 'Done' }).click()
    await openPost(expert, id, 'proposal')
    const counter = expert.getByRole('region', { name: 'Counter offer' })
    await counter.getByText(COUNTER).waitFor()
    await counter.getByRole('button', { name: 'Accept' }).click()
    await expert.getByText('You accepted the counter offer.', { exact: true }).waitFor()

    await openPost(poster, id, 'interests')
    await poster.getByRole('button', { name: 'Hire', exact: true }).click()
    await payForHire(poster)
    await openPost(expert, id)
    await expert.getByRole('button', { name: 'Yes' }).click()
    await expert.waitForURL('**tab=hired*')
    for (const page of [expert, poster]) {
      await openPost(page, id, 'hired')
      await page.getByRole('link', { name: 'Record of the deal' }).click()
      await page.getByRole('heading', { level: 1, name: 'Record of the deal' }).waitFor()
      await page
        .getByText(/\$9,000/)
        .first()
        .waitFor()
    }
    await auditPage(expert, 'the record of the deal')
    await refuseOthers(id)
  })

  /** Another expert, who would match it, and somebody with no part in it. */
  async function refuseOthers(id: string) {
    const other = await browsing.newUser('another expert')
    await signInPage(other, OTHER_EXPERT)
    await openPost(other, id)
    await other.getByText('Opportunity not found').waitFor()
    await other.goto(`/opportunity-summary?${new URLSearchParams({ q: title })}`)
    await other.getByRole('main').getByText('No opportunities match these filters.').first().waitFor()
    expect(await other.getByRole('link', { name: title }).count()).toBe(0)
    for (const email of [OTHER_EXPERT, 'tom@client.example']) {
      const outsider = await caller(email)
      const found = await outsider.ask<{ opportunities_by_pk: unknown }>(
        'query ($id: uuid!) { opportunities_by_pk(id: $id) { id } }',
        { id },
      )
      expect(found).toEqual({ opportunities_by_pk: null })
      await expect(
        outsider.ask(`mutation ($id: uuid!) { showInterest(opportunityId: $id, seenTermsVersion: 1) { status } }`, {
          id,
        }),
      ).rejects.toThrow()
    }
    await other.context().close()
  }
})
