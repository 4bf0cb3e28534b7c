import { INVITE_DAYS } from '../../../../contract/identity/identity-limits.js'
import type { Config } from '../../../config.js'
import { type ComposedMail, composeMail } from '../../../providers/mail/compose-mail.js'

interface Invitation {
  email: string
  /** of whoever has this address here already */
  firstName?: string | undefined
  companyName: string
  invitedBy: string
  token: string
}

export function inviteMail(invitation: Invitation, config: Pick<Config, 'PRODUCT_NAME' | 'PUBLIC_URL'>): ComposedMail {
  const { email, firstName, companyName, invitedBy, token } = invitation
  const draft = {
    to: email,
    kind: 'company-invite',
    subject: `${invitedBy} invites you to ${companyName} on ${config.PRODUCT_NAME}`,
    paragraphs: [
      firstName ? `Hello ${firstName},` : 'Hello,',
      `${invitedBy} invited you to work with them in ${companyName} on ${config.PRODUCT_NAME}.`,
      `The invitation works once and for ${INVITE_DAYS} days.`,
    ],
    button: { label: 'Accept the invitation', url: `${config.PUBLIC_URL}/invite/${encodeURIComponent(token)}` },
    footnote: `You get this email because ${invitedBy} entered this address. If you don’t know this person, ignore it: you join nothing unless you accept.`,
    isSensitive: true,
  }
  return composeMail(draft, config.PRODUCT_NAME)
}
