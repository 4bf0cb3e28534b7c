import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { signInPage } from './support/api.js'
import { auditPage, DESKTOP, useBrowser } from './support/browser.js'
import { smallPdf } from './support/fractional-form.js'
import { openPost } from './support/hiring.js'
import { COMPANY, EXPERT, INTEREST, publishRole, takeStep } from './support/roles.js'

const field = (page: Page) => page.getByRole('textbox', { name: /^Message to/ })

describe('two people talk about a role', () => {
  const browsing = useBrowser(DESKTOP)
  let id: string
  beforeAll(async () => {
    id = await publishRole()
    await takeStep(EXPERT, INTEREST, { id })
  })

  it('[CHAT-02, CHAT-12, GO-58, GO-62] at once, with replies, mentions and files; what is written without a connection arrives once', async () => {
    const company = await browsing.newUser('company')
    const expert = await browsing.newUser('expert')
    await signInPage(company, COMPANY)
    await signInPage(expert, EXPERT)
    await openPost(company, id, 'comments')
    await openPost(expert, id, 'comments')
    await company.getByText('Everybody in this chat can see what you write here.').waitFor()
    await expert.getByText('Only Brightwater can see what you write here.').waitFor()

    await field(company).click()
    await company.keyboard.type('When could you ')
    await company.keyboard.press('Control+b')
    await company.keyboard.type('start')
    await company.keyboard.press('Control+b')
    await company.keyboard.type('? See https://brightwater.example/plan.')
    await company.keyboard.press('Shift+Enter')
    await company.keyboard.type('/ is the second line')
    await company.keyboard.press('Enter')
    await expert.getByRole('log').getByText('start', { exact: true }).waitFor()
    await expert.getByRole('link', { name: 'https://brightwater.example/plan' }).waitFor()
    await company.getByRole('log').getByText('Seen', { exact: false }).waitFor()

    await expert.getByRole('button', { name: /^Reply to / }).click()
    await field(expert).and(expert.locator(':focus')).waitFor()
    await expert.keyboard.type('In May, @No')
    await expert.getByRole('option').first().waitFor()
    await expert.keyboard.press('Enter')
    await expert.getByLabel('Files to attach').setInputFiles(smallPdf())
    await expert.getByRole('list', { name: 'Files to send' }).getByText('.pdf').waitFor()
    await field(expert).press('Enter')
    const replies = company.getByRole('list', { name: 'Replies' })
    await replies.getByText('In May,').waitFor()
    await replies.getByRole('button', { name: /\.pdf/ }).waitFor()

    await expert.context().setOffline(true)
    await field(expert).fill('Written on a train')
    await expert.keyboard.press('Enter')
    await expert.getByText('Waiting for a connection.').waitFor()
    await expert.context().setOffline(false)
    await company.getByRole('log').getByText('Written on a train').waitFor()
    await expert.getByText('Waiting for a connection.').waitFor({ state: 'hidden' })
    expect(await company.getByText('Written on a train').count()).toBe(1)
    expect(await expert.getByText('Written on a train').count()).toBe(1)

    await field(company).fill('Not finished yet')
    await company.reload()
    await field(company).filter({ hasText: 'Not finished yet' }).waitFor()
    await auditPage(company, 'the chat as the company sees it')
    await auditPage(expert, 'the chat as the expert sees it')
  })
})
