import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { signInPage } from '../support/api.js'
import { auditPage, PHONE, useBrowser } from '../support/browser.js'
import { EXPERT, STAFF } from '../support/roles.js'

const SUGGESTED = 'Podcasts of founders'
const RENAMED = 'Founder podcasts'
const MERGED = 'What to call a product'

describe('a topic that an expert suggests', () => {
  const browsing = useBrowser(PHONE)

  it('[RESP-03, RESP-07, X-05, X-06] is approved under a better name or merged by staff, and can be chosen then', async () => {
    const elena = await browsing.newUser('expert')
    await signInPage(elena, EXPERT)
    await elena.goto('/insight/create')
    await suggest(elena, SUGGESTED)
    await suggest(elena, MERGED)
    await auditPage(elena, 'the topics of an expert, with two that wait')
    expect(await elena.getByRole('radio', { name: SUGGESTED }).count()).toBe(0)

    const ada = await browsing.newUser('staff')
    await signInPage(ada, STAFF)
    await ada.goto('/admin/questions')
    await ada.getByRole('tab', { name: /^Topics/ }).click()
    await ada.getByRole('article', { name: SUGGESTED }).waitFor()
    await auditPage(ada, 'the topics that wait for staff')
    await ada.getByRole('button', { name: `Approve: ${SUGGESTED}` }).click()
    const approval = ada.getByRole('dialog', { name: 'Approve this topic?' })
    await approval.getByLabel('Name').fill(RENAMED)
    await auditPage(ada, 'the approval of a topic')
    await approval.getByRole('button', { name: 'Approve' }).click()
    await ada.getByRole('article', { name: SUGGESTED }).waitFor({ state: 'detached' })

    await ada.getByRole('button', { name: `Merge: ${MERGED}` }).click()
    const merger = ada.getByRole('dialog', { name: 'Merge this topic into another?' })
    const list = merger.getByLabel('Topic from the list')
    await list.selectOption('Positioning and messaging')
    await merger.getByRole('button', { name: 'Merge' }).click()
    await ada.getByRole('article', { name: MERGED }).waitFor({ state: 'detached' })

    await elena.goto('/notices')
    await elena.getByText(`“${MERGED}” is in the list of topics as “Positioning and messaging”.`).waitFor()
    await elena.getByText(`“${SUGGESTED}” is in the list of topics as “${RENAMED}”.`).click()
    await elena.waitForURL('**/insight/create')
    await elena.getByRole('radio', { name: RENAMED }).check()
    await elena.getByRole('button', { name: 'Next' }).click()
    await elena.getByLabel('Which question do you answer?').waitFor()
  })
})

async function suggest(elena: Page, name: string): Promise<void> {
  await elena.getByRole('button', { name: 'Suggest a topic' }).click()
  const form = elena.getByRole('form', { name: 'Suggest a topic' })
  await form.getByLabel('New topic').fill(name)
  // the first one is the invitation to choose
  await form.getByLabel('Category').selectOption({ index: 1 })
  await form.getByRole('button', { name: 'Send to our staff' }).click()
  await elena.getByRole('list', { name: 'Topics that wait for our staff' }).getByText(name).waitFor()
}
