import { NOTICES } from '#domain/notices/catalogue.js'
import type { NoticeWords } from '#domain/notices/define-notice.js'
import { noticeMail } from '#domain/notices/notice-mail.js'
import { defineRoute } from '#platform/define-route.js'
import { MAILS } from '#providers/mail/mails.js'
import { admitOutboxReader } from './admit-outbox-reader.js'

const READER = { userId: '00000000-0000-4000-8000-000000000000', to: 'elena@firm.example', firstName: 'Elena' }

/** Every email template rendered with sample data; none of it was ever sent. */
export const listTemplates = defineRoute({
  method: 'get',
  path: '/api/admin/outbox/templates',
  auth: 'optional',
  async handle({ caller }, { config }) {
    admitOutboxReader(caller, config)
    const account = Object.values(MAILS).flatMap((mail) => Object.entries(mail.previews(config)))
    const notices = Object.values(NOTICES)
      .flatMap((notice) => Object.entries<NoticeWords>(notice.previews()))
      .map(([name, words]) => [name, noticeMail(words, READER, config)] as const)
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
