import { setTimeout } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { openDatabase } from '#platform/database.js'
import { createLogger } from '#platform/logging/logger.js'
import { composeMail } from '#providers/mail/compose-mail.js'
import { MAILS } from '#providers/mail/mails.js'
import { queueMails } from '#providers/mail/queue-mails.js'
import { startTestActions } from '#tests/actions.js'
import { createTestDatabase } from '#tests/database.js'
import { openBrowser } from './identity.testkit.js'

const OWNER = 'tom@client.example'
const NOTICES = 120
const SENDING_MS = 50

it('an email with a link that someone is waiting for goes ahead of queued notices', async () => {
  const database = await createTestDatabase()
  const sent: string[] = []
  const mailer = {
    isDelivering: true,
    close: () => undefined,
    async send({ to }: { to: string }) {
      sent.push(to)
      await setTimeout(SENDING_MS)
    },
  }
  const actions = await startTestActions(database, { engine: false, fakes: { mailer } })
  const handle = openDatabase(database.actionsUrl, createLogger('silent'))
  const words = {
    title: 'News',
    about: 'A role',
    body: 'News.',
    button: 'Open',
    link: '/',
    reason: 'of a test',
    unsubscribeToken: 'x',
  }
  const settings = { PRODUCT_NAME: 'Sagework', PUBLIC_URL: 'https://sagework.example' }
  const notice = composeMail(MAILS.notice, 'x@firm.example', { firstName: 'X', kind: 'notice', ...words }, settings)
  const notices = Array.from({ length: NOTICES }, (_, index) => ({
    ...notice,
    effectKey: `news:${index}`,
  }))
  await queueMails(handle.database, notices)
  await handle.close()
  const asked = openBrowser(actions).post('/api/auth/sign-in/magic-link', { email: OWNER })
  expect((await asked).status).toBe(200)
  await vi.waitFor(() => expect(sent).toContain(OWNER), { timeout: 20_000, interval: 20 })
  expect(sent.length).toBeLessThan(NOTICES)
})
