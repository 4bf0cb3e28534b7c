import type { Config } from '#actions/config.js'
import { NOTIFICATION_REASONS, type NoticeThing, type NotificationKind } from '#contract/notifications/kinds.js'
import { wordForType } from '#contract/opportunities/types.js'
import { type ComposedMail, composeMail } from '#providers/mail/compose-mail.js'

export interface NoticeMail {
  to: string
  firstName: string
  kind: NotificationKind
  /** What happened, in a few words. */
  title: string
  /** Of the role or opportunity that it is about. */
  about: string
  /** Type of that opportunity: a fractional one is called a role. */
  type: string
  /** Whole sentences; the first says what happened. */
  body: string
  /** Path of the place that shows it. */
  link: string
}

/** The email of a notice: it greets, names the role in its subject, has one button, and says why it came (brand). */
export function noticeMail(mail: NoticeMail, config: Pick<Config, 'PUBLIC_URL' | 'PRODUCT_NAME'>): ComposedMail {
  const { to, kind, firstName, title, about, body, link } = mail
  const thing: NoticeThing = wordForType(mail.type)
  return composeMail(
    {
      to,
      kind,
      subject: `${title}: ${about}`,
      paragraphs: [`Hello ${firstName},`, body],
      button: { label: `Open the ${thing}`, url: `${config.PUBLIC_URL}${link}` },
      footnote: `You get this email because ${NOTIFICATION_REASONS[kind](thing)}. You can switch off emails of this kind under Account.`,
    },
    config.PRODUCT_NAME,
  )
}
