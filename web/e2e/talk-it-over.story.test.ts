import { beforeAll, describe, expect, it } from 'vitest'
import { signInPage } from './support/api.js'
import { auditPage, DESKTOP, useBrowser } from './support/browser.js'
import { smallPdf } from './support/fractional-form.js'
import { openPost } from './support/hiring.js'
import { COMPANY, EXPERT, INTEREST, publishRole, takeStep } from './support/roles.js'

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
    await expert.getByText('Only the company can see what you write here.').waitFor()

    await company.getByLabel(/^Message to/).fill('When could you **start**? See https://brightwater.example/plan.')
    await company.keyboard.press('Enter')
    await expert.getByRole('log').getByText('start', { exact: true }).waitFor()
    await expert.getByRole('link', { name: 'https://brightwater.example/plan' }).waitFor()
    await company.getByRole('log').getByText('Seen', { exact: false }).waitFor()

    await expert.getByRole('button', { name: /^Reply to / }).click()
    await expert.keyboard.type('In May, @No')
    await expert.getByRole('option').first().waitFor()
    await expert.keyboard.press('Enter')
    await expert.getByLabel('Files to attach').setInputFiles(smallPdf())
    await expert.getByRole('list', { name: 'Files to send' }).getByText('.pdf').waitFor()
    await expert.getByLabel(/^Message to/).press('Enter')
    const replies = company.getByRole('list', { name: 'Replies' })
    await replies.getByText('In May,').waitFor()
    await replies.getByRole('button', { name: /\.pdf/ }).waitFor()

    await expert.context().setOffline(true)
    await expert.getByLabel(/^Message to/).fill('Written on a train')
    await expert.keyboard.press('Enter')
    await expert.getByText('Waiting for a connection.').waitFor()
    await expert.context().setOffline(false)
    await company.getByRole('log').getByText('Written on a train').waitFor()
    await expert.getByText('Waiting for a connection.').waitFor({ state: 'hidden' })
    expect(await company.getByText('Written on a train').count()).toBe(1)
    expect(await expert.getByText('Written on a train').count()).toBe(1)

    await company.getByLabel(/^Message to/).fill('Not finished yet')
    await company.reload()
    await expect.poll(() => company.getByLabel(/^Message to/).inputValue()).toBe('Not finished yet')
    await auditPage(company, 'the chat as the company sees it')
    await auditPage(expert, 'the chat as the expert sees it')
  })
})
