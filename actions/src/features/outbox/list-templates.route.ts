import type { Config } from '#actions/config.js'
import { NOTICES } from '#domain/notices/catalogue.js'
import type { NoticeWords } from '#domain/notices/define-notice.js'
import { defineRoute } from '#platform/define-route.js'
import { type ComposedMail, composeMail } from '#providers/mail/compose-mail.js'
import { MAILS } from '#providers/mail/mails.js'
import { admitOutboxReader } from './admit-outbox-reader.js'

const READER = 'elena@firm.example'

/** Every email that the product writes, as it reads in sample cases: nothing of it was sent to anybody. */
export const listTemplates = defineRoute({
  method: 'get',
  path: '/api/admin/outbox/templates',
  auth: 'optional',
  async handle({ caller }, { config }) {
    admitOutboxReader(caller, config)
    const account = Object.values(MAILS).flatMap((mail) => Object.entries(mail.previews(config)))
    const notices = Object.values(NOTICES)
      .flatMap((notice) => Object.entries<NoticeWords>(notice.previews()))
      .map(([name, words]) => [name, mailOf(words, config)] as const)
    return {
      templates: [...account, ...notices].map(([name, { kind, subject, text, html }]) => ({
        name,
        kind,
        subject,
        text,
        html,
      })),
    }
  },
})

function mailOf({ kind, title, link, email }: NoticeWords, config: Config): ComposedMail {
  return composeMail(MAILS.notice, READER, { firstName: 'Elena', kind, title, link, ...email }, config)
}
