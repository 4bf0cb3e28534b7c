import { describe, expect, it } from 'vitest'
import { signInPage } from '../support/api.js'
import { auditPage, DESKTOP, useBrowser } from '../support/browser.js'
import { STAFF } from '../support/roles.js'

const REASON = 'It names a customer who didn’t agree to that.'

describe('an insight that staff take down', () => {
  const browsing = useBrowser(DESKTOP)

  it('[GI-02, X-05, X-06] is gone for everybody at once, with a reason, and public again once it is put back', async () => {
    const visitor = await browsing.newUser('visitor')
    await visitor.goto('/insights')
    // the last of the page: other stories open the first ones
    const card = visitor.getByRole('main').getByRole('article').last()
    await card.waitFor()
    // in one step, because more of the list may come as one reaches its end
    const { title, href } = await card
      .getByRole('heading')
      .getByRole('link')
      .evaluate((link) => ({
        ...{ title: link.textContent.trim(), href: link.getAttribute('href') ?? '' },
      }))
    await visitor.goto(href)
    await visitor.getByRole('heading', { level: 1, name: title }).waitFor()

    const ada = await browsing.newUser('staff')
    await signInPage(ada, STAFF)
    await ada.goto(visitor.url())
    await ada.getByRole('link', { name: 'Review as staff' }).click()
    await ada.getByRole('button', { name: /^Take down: / }).click()
    const dialog = ada.getByRole('dialog', { name: /^Take down this/ })
    await dialog.getByLabel('Reason').fill(REASON)
    await dialog.getByRole('button', { name: 'Take down', exact: true }).click()
    await ada.getByText(/^Taken down by Ada/).waitFor()
    await dialog.waitFor({ state: 'detached' })
    await auditPage(ada, 'what is taken down')

    await visitor.reload()
    await visitor.getByText(/^Sorry, there’s no such Insight!/).waitFor()

    await ada.getByRole('tab', { name: 'Taken down' }).click()
    // the desk names what answers a question by that
    const taken = ada.getByRole('article').filter({ hasText: REASON })
    await taken.waitFor()
    await auditPage(ada, 'the list of what is taken down')
    await taken.getByRole('button', { name: /^Put back: / }).click()
    await taken.waitFor({ state: 'detached' })

    await visitor.reload()
    await visitor.getByRole('heading', { level: 1, name: title }).waitFor()
    expect(await visitor.getByText(REASON).count()).toBe(0)
  })
})
