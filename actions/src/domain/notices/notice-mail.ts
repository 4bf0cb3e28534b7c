import { type ComposedMail, composeMail } from '#providers/mail/compose-mail.js'
import type { MailSettings } from '#providers/mail/mail-template.js'
import { MAILS } from '#providers/mail/mails.js'
import type { NoticeWords } from './define-notice.js'

interface Reader {
  /** The recipient's address. */
  to: string
  firstName: string
}

/** The email for a notice, as its reader gets it. */
export function noticeMail(
  { kind, title, link, email }: Pick<NoticeWords, 'title' | 'link' | 'email'> & { kind: string },
  { to, firstName }: Reader,
  settings: MailSettings,
): ComposedMail {
  return composeMail(MAILS.notice, to, { firstName, kind, title, link, ...email }, settings)
}
