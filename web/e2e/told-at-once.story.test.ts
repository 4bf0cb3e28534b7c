import type { Page } from 'playwright-core'
import { beforeAll, describe, it } from 'vitest'
import { signInPage } from './support/api.js'
import { DESKTOP, useBrowser } from './support/browser.js'
import { openPost } from './support/hiring.js'
import { acceptHire, apply, COMPANY, EXPERT, hire, publishRole } from './support/roles.js'

/** Well under the ten seconds after which the page polls. */
const AT_ONCE_MS = 5_000

describe('changes made by others while the page is open', () => {
  const browsing = useBrowser(DESKTOP)
  let id: string
  beforeAll(async () => {
    id = await publishRole()
    await apply(EXPERT, id, 6000)
  })

  it('[X-05] appear on the page and at the bell at once, and no socket outlives the session', async () => {
    const expert = await browsing.newUser('expert')
    await signInPage(expert, EXPERT)
    const socket = expert.waitForEvent('websocket')
    const told = new Promise((resolve) =>
      expert.on('websocket', (opened) =>
        opened.on('framereceived', ({ payload }) => String(payload).includes('"next"') && resolve(payload)),
      ),
    )
    await openPost(expert, id, 'interests')
    await expert.getByText('$6,000 per month').first().waitFor()
    await told

    const before = await unseen(expert)
    await hire(id)
    const question = expert.getByText('Do you want to accept the hire?')
    await question.waitFor({ timeout: AT_ONCE_MS })
    await expert.getByRole('button', { name: `Notices, ${before + 1} new` }).waitFor({ timeout: AT_ONCE_MS })

    const closed = (await socket).waitForEvent('close')
    await expert.getByRole('button', { name: /^Account of/ }).click()
    await expert.getByRole('button', { name: 'Sign out' }).click()
    await closed
  })

  it('[X-13] are polled when no socket is available', async () => {
    const company = await browsing.newUser('company')
    await signInPage(company, COMPANY)
    await company.routeWebSocket('**/v1/graphql', (socket) => void socket.close())
    await openPost(company, id, 'interests')
    await company.getByText('Awaiting Acceptance').waitFor()
    await acceptHire(id)
    await company.getByText('Awaiting Acceptance').waitFor({ state: 'hidden' })
    await company.getByRole('tab', { name: /^Hired/ }).waitFor()
  })
})

async function unseen(page: Page): Promise<number> {
  const label = await page.getByRole('button', { name: /^Notices/ }).getAttribute('aria-label')
  return Number(/\d+/.exec(label ?? '')?.[0] ?? 0)
}
