import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { signInPage } from './support/api.js'
import { auditPage, DESKTOP, useBrowser } from './support/browser.js'
import { openPost, payForHire } from './support/hiring.js'
import { apply, COMPANY, counter, EXPERT, publishRole } from './support/roles.js'

const LATE = 'This action is no longer available. Please refresh the page.'
const BRIEF = 'We start with two days a week, and this is what the first half year allows us to spend.'
const CHANGED = 'The terms have changed since you opened this page'
const REASON = 'Two days a week are worth the first amount.'

describe('a second tab whose screen is out of date', () => {
  const browsing = useBrowser(DESKTOP)
  const twoTabs = async (email: string) => {
    const first = await browsing.newUser(email)
    await signInPage(first, email)
    const second = await browsing.secondTab(first)
    // without the socket this tab learns of the other one only by polling, every ten seconds
    await second.routeWebSocket('**/v1/graphql', (socket) => void socket.close())
    return [first, second] as const
  }
  const showInterest = (page: Page) => page.getByRole('button', { name: 'Show Interest' }).click()
  const confirm = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()

  it('[GO-23, INT-19, OFFER-06] an expert acts in one tab; the same step in the other is refused as too late, and that tab catches up', async () => {
    const id = await publishRole()
    const [first, second] = await twoTabs(EXPERT)
    for (const page of [first, second]) {
      await openPost(page, id)
      await showInterest(page)
      await page.getByText('Are you sure you want to show interest in this opportunity?').waitFor()
    }
    await confirm(first)
    await first.waitForURL('**tab=proposal*')
    await confirm(second)
    await second.getByText(LATE).waitFor()
    await second.getByRole('tab', { name: 'Proposal' }).waitFor()
    expect(await second.getByRole('button', { name: 'Show Interest' }).count()).toBe(0)

    const other = await publishRole()
    await apply(EXPERT, other, 6000)
    await counter(other, 5500, BRIEF)
    await openPost(second, other, 'proposal')
    await second.getByRole('button', { name: 'Reject' }).click()
    await second.getByRole('dialog').getByLabel('Reason').fill(REASON)
    await openPost(first, other, 'proposal')
    await first.getByRole('button', { name: 'Accept' }).click()
    await first.getByText('You accepted the counter offer.', { exact: true }).waitFor()
    await second.getByRole('dialog').getByRole('button', { name: 'Submit' }).click()
    await second.getByText(LATE).waitFor()
    await second.getByRole('region', { name: 'Counter offer' }).getByText('Accepted', { exact: true }).waitFor()
  })

  it('[GO-23, HIRE-05] a company hires once, and a hire attempted offline is not sent later', async () => {
    const id = await publishRole()
    await apply(EXPERT, id, 6000)
    const [first, second] = await twoTabs(COMPANY)
    await openPost(first, id, 'interests')
    const hire = (page: Page) => page.getByRole('button', { name: 'Hire', exact: true })
    await hire(first).click()
    const pay = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /^Pay / })
    await pay(first).waitFor()
    await first.context().setOffline(true)
    await pay(first).click()
    await first.getByText('We couldn’t reach the server. Check your connection and try again.').waitFor()
    await first.context().setOffline(false)
    await first.reload()
    await first.getByText('Interested', { exact: true }).first().waitFor()

    await openPost(second, id, 'interests')
    for (const page of [first, second]) {
      await hire(page).click()
      await pay(page).waitFor()
    }
    await payForHire(first)
    await first.getByText('Awaiting Acceptance').first().waitFor()
    await pay(second).click()
    await second.getByText(LATE).waitFor()
    await second.getByText('Awaiting Acceptance').first().waitFor()
  })

  it('[X-71] both sides agree only to what they saw: after an edit in another tab, Hire and Yes show the changes and ask again', async () => {
    const id = await publishRole()
    await apply(EXPERT, id, 6000)
    const [first, second] = await twoTabs(COMPANY)
    await openPost(first, id, 'interests')
    await first.getByRole('button', { name: 'Hire', exact: true }).click()
    const question = first.getByRole('dialog')
    const pay = question.getByRole('button', { name: /^Pay / })
    await pay.waitFor()
    await raiseBudget(second, id, '9500')
    await pay.click()
    await question.getByText(CHANGED).waitFor()
    await question.getByText('$5,000 – $9,500 per month').waitFor()
    await auditPage(first, 'a hire whose terms have changed')
    await payForHire(first)
    await first.getByText('Awaiting Acceptance').first().waitFor()

    const expert = await browsing.newUser(EXPERT)
    await signInPage(expert, EXPERT)
    await openPost(expert, id)
    const yes = expert.getByRole('button', { name: 'Yes' })
    await yes.waitFor()
    await raiseBudget(second, id, '9700')
    await yes.click()
    await expert.getByText(CHANGED).waitFor()
    await expert.getByText('$5,000 – $9,700 per month').first().waitFor()
    await yes.click()
    await expert.waitForURL('**tab=hired*')
  })
})

/** The company edits the role in another browser. */
async function raiseBudget(page: Page, id: string, dollars: string): Promise<void> {
  await page.goto(`/fractional-creator/${id}`)
  await page.getByLabel('Max budget').fill(dollars)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('Your changes are live').waitFor()
}
