import { describe, expect, it } from 'vitest'
import gold from '#seeds/demo/knowledge/gold/answers.mjs'
import { auditPage, PHONE, useBrowser } from '../support/browser.js'
import { readMail } from '../support/outbox.js'
import { fillLogin, fillSignUp } from '../support/people.js'

const [ANSWERED] = gold

describe('a visitor on a phone', () => {
  const browsing = useBrowser(PHONE)

  it('[IBASE-04, IBASE-05, GI-101] asks, signs up and reads the answer; nobody else opens it', async () => {
    if (!ANSWERED) throw new Error('The demo has no questions.')
    const email = `wanda.${Date.now()}@newcomer.example`
    const page = await browsing.newUser('visitor')
    await page.goto('/')
    const field = page.getByRole('textbox', { name: 'Your question' })
    await field.fill(ANSWERED.question)
    await field.press('Enter')
    await page.getByRole('heading', { name: 'We’ve saved your question' }).waitFor()
    await auditPage(page, 'a question that is saved')
    const link = page.url()

    await page.getByRole('link', { name: 'Sign up to read the answer' }).click()
    await fillSignUp(page, {
      ...{ firstName: 'Wanda', lastName: 'Oleksy', email, companyName: 'Oleksy' },
      password: 'nine lanterns by the canal',
    })
    // the link opens in a tab of its own, which remembers nothing
    const { link: confirmation } = await readMail(email, 'verify-email')
    const tab = await page.context().newPage()
    await tab.goto(confirmation)
    await tab.getByRole('button', { name: 'Confirm my email' }).click()
    await tab.waitForURL('**/dashboard?conversation=*')
    const exchange = tab.getByRole('article').first()
    await exchange.getByText(ANSWERED.passage.slice(0, 60)).first().waitFor()
    await auditPage(tab, 'a conversation on the dashboard')
    // the same again is the same conversation
    await tab.goto(link)
    await tab.waitForURL('**/dashboard?conversation=*')
    await tab.getByRole('article').first().waitFor()
    expect(await tab.getByRole('article').count()).toBe(1)

    const stranger = await browsing.newUser('stranger')
    await stranger.goto(link)
    await stranger.getByRole('heading', { name: 'Log in to open this conversation' }).waitFor()
    await stranger.getByRole('link', { name: 'I have an account' }).click()
    await fillLogin(stranger, 'nora@brightwater.example')
    await stranger.waitForURL('**/404')
    await stranger.getByText('We couldn’t open that conversation here').waitFor()
  })
})
