import type { Config } from '#actions/config.js'
import { INVITE_DAYS } from '#contract/identity/identity-limits.js'
import { type ComposedMail, composeMail } from '#providers/mail/compose-mail.js'
import { plainCompanyName, plainPersonName } from '#providers/mail/typed-names.js'

interface Invitation {
  email: string
  /** of whoever has this address here already */
  firstName?: string | undefined
  companyName: string
  invitedBy: string
  token: string
}

export function inviteMail(invitation: Invitation, config: Pick<Config, 'PRODUCT_NAME' | 'PUBLIC_URL'>): ComposedMail {
  const { email, firstName, token } = invitation
  const company = plainCompanyName(invitation.companyName) ?? 'a team'
  const sender = plainPersonName(invitation.invitedBy)
  const whoever = sender ?? 'A colleague'
  const draft = {
    to: email,
    kind: 'company-invite',
    subject: `${whoever} invites you to join ${company} on ${config.PRODUCT_NAME}`,
    paragraphs: [
      firstName ? `Hello ${firstName},` : 'Hello,',
      `${whoever} has invited you to join ${company} on ${config.PRODUCT_NAME}, where members of a company post roles and hire experts together.`,
      `The link is yours alone and works for ${INVITE_DAYS} days.`,
    ],
    button: { label: 'Accept the invitation', url: `${config.PUBLIC_URL}/invite/${encodeURIComponent(token)}` },
    footnote: `You get this email because ${sender ?? 'somebody'} entered this address. If you don’t know who that is, ignore it: you join nothing unless you accept.`,
    isSensitive: true,
  }
  return composeMail(draft, config.PRODUCT_NAME)
}
