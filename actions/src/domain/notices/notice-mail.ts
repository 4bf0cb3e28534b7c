import type { Config } from '#actions/config.js'
import { isOptional, type NotificationKind } from '#contract/notifications/kinds.js'
import { type ComposedMail, composeMail } from '#providers/mail/compose-mail.js'
import type { MailSettings } from '#providers/mail/mail-template.js'
import { MAILS } from '#providers/mail/mails.js'
import type { NoticeWords } from './define-notice.js'
import { unsubscribeToken } from './unsubscribe-token.js'

interface Reader {
  userId: string
  /** The recipient's address. */
  to: string
  firstName: string
}

/** The email for a notice, as its reader gets it. */
export function noticeMail(
  { kind, title, link, email }: Pick<NoticeWords, 'title' | 'link' | 'email'> & { kind: string },
  { userId, to, firstName }: Reader,
  settings: MailSettings & Pick<Config, 'AUTH_SECRET'>,
): ComposedMail {
  const isMandatory = !isOptional(kind as NotificationKind)
  const token = isMandatory ? undefined : unsubscribeToken(settings, userId, kind as NotificationKind)
  return composeMail(MAILS.notice, to, { firstName, kind, title, link, ...email, unsubscribeToken: token }, settings)
}
