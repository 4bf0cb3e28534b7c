import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import gold from '#seeds/demo/knowledge/gold/answers.mjs'
import unanswerable from '#seeds/demo/knowledge/gold/unanswerable.mjs'
import { auditPage, closeDialog, DESKTOP, useBrowser } from '../support/browser.js'
import { signUpAndConfirm } from '../support/people.js'

const [ANSWERED] = gold
const [UNANSWERED] = unanswerable
const SLOW = { timeout: 20_000 }

describe('a conversation with the AI', () => {
  const browsing = useBrowser(DESKTOP)

  it('[AIH-09, AIH-11, BASE-12, X-52] is asked on the home page, answered with sources, and survives a reload', async () => {
    if (!ANSWERED || !UNANSWERED) throw new Error('The demo has no questions.')
    const page = await browsing.newUser('company')
    await signUpAndConfirm(page, {
      ...{ firstName: 'Ines', lastName: 'Moreau', email: `ines.${Date.now()}@newcomer.example` },
      ...{ password: 'a quiet sentence with a mill', companyName: 'Moreau' },
    })
    await page.goto('/')
    const field = page.getByRole('textbox', { name: 'Your question' })
    await field.waitFor()
    // by then it is known that nothing was told yet
    await page.waitForLoadState('networkidle')
    await expectInView(page)
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await expectInView(page)

    // the preferences are asked for once, and what is typed stays
    await field.pressSequentially(ANSWERED.question.slice(0, 3))
    await page.getByRole('dialog', { name: 'My Preference' }).getByRole('button', { name: 'Cancel' }).click()
    await field.fill(ANSWERED.question)
    await page.reload()
    expect(await field.inputValue()).toBe(ANSWERED.question)
    await field.press('Enter')
    await page.waitForURL('**/conversation/*')
    // while it is being written, or just after: the answer is the server's either way
    await page.reload()
    const exchange = page.getByRole('article').first()
    await exchange.getByRole('button', { name: 'Try again' }).waitFor()
    await expect.poll(() => exchange.getByRole('listitem').count(), SLOW).toBeGreaterThan(0)
    await exchange.getByText(ANSWERED.passage.slice(0, 60)).first().waitFor()
    await exchange.getByRole('button', { name: 'Open source 1' }).first().click()
    await page.getByRole('dialog').getByRole('heading').first().waitFor()
    await closeDialog(page)
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await auditPage(page, 'an answer with its sources')

    await exchange.getByRole('button', { name: 'Try again' }).click()
    await exchange.getByText(ANSWERED.passage.slice(0, 60)).first().waitFor()
    await expect.poll(() => exchange.getByRole('button', { name: 'Try again' }).isEnabled(), SLOW).toBe(true)

    // nobody published an answer to this one, so people are offered
    await page.getByRole('textbox', { name: 'Your next question' }).fill(UNANSWERED.question)
    await page.getByRole('button', { name: 'Send' }).click()
    const second = page.getByRole('article', { name: UNANSWERED.question })
    await second.getByRole('button', { name: 'Try again' }).waitFor()
    const people = second.getByRole('region', { name: 'Who could tell you more' }).getByRole('link')
    expect(await people.count()).toBeGreaterThan(0)
    expect(await people.first().getAttribute('href')).toMatch(/^\/[a-z-]+$/)

    await page.goto('/')
    await page.getByRole('link', { name: new RegExp(ANSWERED.question.slice(0, 30)) }).click()
    await second.waitFor()
  })
})

/** The field stays at the bottom of the window while the page scrolls. */
async function expectInView(page: Page): Promise<void> {
  const box = await page.getByRole('textbox', { name: 'Your question' }).boundingBox()
  const height = page.viewportSize()?.height ?? 0
  expect(box).not.toBeNull()
  if (!box) return
  expect(box.y + box.height).toBeLessThanOrEqual(height)
  expect(box.y).toBeGreaterThan(height - 200)
}
