import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { POST_TITLES } from '#contract/opportunities/types/post-titles.js'
import { DEMO_PASSWORD } from '#scripts/lib/start/demo-logins.mjs'
import { signInPage } from './support/api.js'
import { DESKTOP, PHONE, useBrowser } from './support/browser.js'
import { BRIEF as POST_BRIEF, smallPdf } from './support/fractional-form.js'
import { CARDS, openPost } from './support/hiring.js'
import { chooseFile, isFocusUnderBars, openTab, pick, press, search, tabTo, type } from './support/keyboard.js'
import { COMPANY, EXPERT, publishRole } from './support/roles.js'

const NDA = { ...smallPdf(), name: 'nda-to-sign.pdf' }
const BRIEF = 'We start with two days a week, and this is what the first half year allows us to spend.'

describe('with the keyboard alone', () => {
  const browsing = useBrowser(DESKTOP)

  it('[FRAC-43, OPP-60] a company posts a project, with a file and an NDA, and edits it', async () => {
    const company = await browsing.newUser('company')
    await logIn(company, COMPANY)
    await press(company, 'Post', 'link')
    await press(company, 'Post a project', 'link')
    await press(company, POST_TITLES.project, 'link')
    await type(company, company.getByLabel('Title', { exact: true }), 'Posted without a mouse')
    await search(company, 'Category', 'Brand & Positioning')
    await search(company, 'Topics', 'Positioning and messaging')
    await search(company, 'Skills', 'Messaging frameworks')
    await type(company, company.getByRole('textbox', { name: 'Brief' }), POST_BRIEF)
    await pick(company, 'Start date', 'Within a month')
    await type(company, company.getByLabel('Duration', { exact: true }), '3')
    await pick(company, 'The budget is', 'Per month')
    await type(company, company.getByLabel('Min budget'), '2000')
    await type(company, company.getByLabel('Max budget'), '4000')
    await chooseFile(company, company.getByLabel('Attachments').and(company.locator('input')), smallPdf())
    await company.getByRole('button', { name: `Remove ${smallPdf().name}` }).waitFor()
    await tabTo(company, company.getByRole('switch', { name: 'Experts must sign an NDA' }))
    await company.keyboard.press('Space')
    await chooseFile(company, company.getByLabel('NDA to sign').and(company.locator('input')), NDA)
    await company.getByRole('button', { name: `Remove ${NDA.name}` }).waitFor()

    // what is missing is where the focus goes
    await press(company, 'Send for approval')
    await company.getByText('Accept terms of hiring to proceed').waitFor()
    await tabTo(company, company.getByLabel('I accept the terms of hiring'))
    await company.keyboard.press('Space')
    await press(company, 'Send for approval')
    await press(company, 'OK')
    await expectFocusInPage(company)

    await press(company, 'Posted without a mouse', 'link')
    await company.getByRole('heading', { level: 1, name: 'Posted without a mouse' }).waitFor()
    await press(company, 'Options')
    await company.getByRole('menuitem', { name: 'Edit' }).waitFor()
    await company.keyboard.press('Enter')
    await type(company, company.getByLabel('Max budget'), '4500')
    await press(company, 'Save changes')
    await press(company, 'OK')
    await company.getByText('$2,000 – $4,500').first().waitFor()
    await expectFocusInPage(company)
  })

  it('[FLOW-10, FLOW-11, OFFER-04, HIRE-07] shows interest, makes and answers offers, hires and accepts', async () => {
    const id = await publishRole()
    const expert = await browsing.newUser('expert')
    await logIn(expert, EXPERT)
    await openPost(expert, id)

    await press(expert, 'Show Interest')
    await press(expert, 'Confirm')
    await expert.waitForURL('**tab=proposal*')
    await chooseFile(expert, expert.locator('input[type="file"]'), smallPdf())
    await press(expert, 'Upload Proposal')
    await expert.getByLabel(`Preview ${smallPdf().name}`).waitFor()
    await type(expert, expert.getByLabel('Offer amount'), '6000')
    await tabTo(expert, expert.getByRole('checkbox'))
    await expert.keyboard.press('Space')
    await press(expert, 'Submit')
    await expert.getByText('Your proposal is sent.').waitFor()
    await expectFocusInPage(expert)

    const company = await browsing.newUser('company')
    await logIn(company, COMPANY)
    await openPost(company, id)
    await openTab(company, /^Interests/)
    await press(company, 'Counter Offer')
    await type(company, company.getByLabel('Counter offer amount'), '5500')
    await type(company, company.getByRole('dialog').getByRole('textbox', { name: 'Brief' }), BRIEF)
    await press(company, 'Send counter offer')
    await company.getByText(/^Thank you, we have sent your counter offer to /).waitFor()
    await press(company, 'Done')
    await expectFocusInPage(company)

    await openTab(expert, /^Proposal/)
    await press(expert, 'Accept')
    await expert.getByText('You accepted the counter offer.').waitFor()
    await expectFocusInPage(expert)

    await company.getByText('Agreed by counter offer').waitFor()
    await press(company, 'Hire')
    await company.getByRole('dialog').getByText('$5,500 per month').waitFor()
    await tabTo(company, company.getByRole('dialog').getByRole('button', { name: /^Pay \$/ }))
    await company.keyboard.press('Enter')
    await type(company, company.getByLabel('Card number'), CARDS.pays)
    await type(company, company.getByLabel('Expiry (MM / YY)'), '12 / 60')
    await type(company, company.getByLabel('Security code'), '123')
    await type(company, company.getByLabel('Name on card'), 'Nora Lindqvist')
    await company.keyboard.press('Enter')
    await company.getByText('Your payment for hiring Elena Marchetti was successful.').waitFor()
    await press(company, 'OK')
    await company.getByText('Awaiting Acceptance').waitFor()
    await expectFocusInPage(company)

    await press(expert, 'Yes')
    await expert.waitForURL('**tab=hired*')
    await expert.getByText('$5,500 per month').first().waitFor()
    await expectFocusInPage(expert)
  })
})

describe('with a keyboard on a phone', () => {
  const browsing = useBrowser(PHONE)

  it('the focused control is never hidden by the header, offline strip or bottom bar', async () => {
    const page = await browsing.newUser('expert')
    await signInPage(page, EXPERT)
    await page.goto('/account/expertise')
    await page.getByRole('textbox', { name: 'What you are good at' }).waitFor()
    await page.context().setOffline(true)
    await page.getByText(/^You’re offline/).waitFor()
    const last = page.getByRole('navigation', { name: 'Main, bottom bar' }).getByRole('link').last()
    const first = page.getByRole('link', { name: 'Skip to the content' })
    for (const { key, end } of [
      { key: 'Tab', end: last },
      { key: 'Shift+Tab', end: first },
    ]) {
      const hidden: string[] = []
      while (!(await end.evaluate((element) => element === document.activeElement))) {
        await page.keyboard.press(key)
        if (await isFocusUnderBars(page))
          hidden.push(await page.evaluate(() => document.activeElement?.outerHTML ?? ''))
      }
      expect(hidden, key).toEqual([])
    }
  })

  it('the focused control is never hidden by the field for questions on a company’s home', async () => {
    const page = await browsing.newUser('company')
    await signInPage(page, COMPANY)
    await page.goto('/')
    await page.getByRole('heading', { name: 'Your posts' }).waitFor()
    const field = page.getByRole('textbox', { name: 'Your question' })
    const hidden: string[] = []
    while (!(await field.evaluate((element) => element === document.activeElement))) {
      await page.keyboard.press('Tab')
      if (await isFocusUnderBars(page)) hidden.push(await page.evaluate(() => document.activeElement?.outerHTML ?? ''))
    }
    expect(hidden).toEqual([])
  })
})

async function logIn(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await type(page, page.getByLabel('Email'), email)
  await type(page, page.getByLabel('Password', { exact: true }), DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^Notices/ }).waitFor()
  // the home takes the focus once it is there, which would come between a Tab and an Enter
  await expectFocusInPage(page)
}

const SETTLED_MS = 300

/** The focus must never fall back to the body, not even once the page has settled. */
async function expectFocusInPage(page: Page): Promise<void> {
  let insideSince: number | undefined
  await expect
    .poll(
      async () => {
        const isInside = await page.evaluate(() => document.activeElement?.closest('main, [role="dialog"]') != null)
        insideSince = isInside ? (insideSince ?? performance.now()) : undefined
        return insideSince === undefined ? 0 : performance.now() - insideSince
      },
      { timeout: 5000 },
    )
    .toBeGreaterThan(SETTLED_MS)
}
