import { describe, expect, it } from 'vitest'
import { caller, signInPage } from '../support/api.js'
import { auditPage, PHONE, useBrowser } from '../support/browser.js'
import { COMPANY, EXPERT } from '../support/roles.js'

const OFFER = 'Introduction: tell me what you sell in two sentences'
const CALENDAR = `mutation ($me: uuid!, $calendly: String!) {
  update_user_accounts_by_pk(pk_columns: { user_id: $me }, _set: { calendly: $calendly }) { user_id }
}`
const FREE_PLAN = 'tom@client.example'
const PAID_PLAN = 'Please subscribe to a paid plan to access Free introduction calls with experts.'

describe('a free introduction call', () => {
  const browsing = useBrowser(PHONE)
  const at = async (email: string, address: string) => {
    const page = await browsing.newUser(email)
    await signInPage(page, email)
    await page.goto(address)
    return page
  }
  const openOffer = async (email: string) => {
    const page = await at(email, '/advice-offering?price=free')
    await page.getByRole('link', { name: OFFER }).click()
    await page.getByRole('button', { name: 'Book a call' }).click()
    return page
  }

  it('[PROMPT-45, ADV-45, IBASE-08, IBASE-09] is refused on the free plan, booked once on a paid one, and known to both sides', async () => {
    const tom = await openOffer(FREE_PLAN)
    await tom.getByText(PAID_PLAN).waitFor()
    expect(await tom.getByRole('link', { name: 'View Plans' }).getAttribute('href')).toBe('/pricing')
    await auditPage(tom, 'the way to a paid plan')

    // another site's calendar isn't asked by a test: this one opens in a tab of its own
    const { ask, userId: me } = await caller(EXPERT)
    await ask(CALENDAR, { me, calendly: 'https://calendar.example/elena' })
    const nora = await openOffer(COMPANY)
    await nora.getByRole('button', { name: 'Book this call' }).click()
    await nora.getByText('Your call is booked').waitFor()
    expect(await nora.getByRole('link', { name: 'Open the calendar' }).getAttribute('href')).toMatch(/^https:/)
    await nora.goto('/dashboard?tab=my-meetings')
    await nora.getByRole('button', { name: 'Choose a time for the call with Elena Marchetti' }).waitFor()
    await nora.goto('/advice-offering?price=free')
    await nora.getByRole('link', { name: OFFER }).click()
    await nora.getByRole('button', { name: 'Book a call' }).click()
    await nora.getByText(/^Call already utilized: /).waitFor()

    const elena = await at(EXPERT, '/dashboard?tab=my-meetings')
    await elena.getByRole('link', { name: 'Call with Nora Lindqvist' }).waitFor()
    await ask(CALENDAR, { me, calendly: 'https://calendly.com/elena-marchetti/intro' })
    await elena.getByText(`Brightwater · ${OFFER}`).waitFor()
  })
})
