import { INVITE_DAYS } from '../../../../contract/identity/identity-limits.js'
import type { Config } from '../../../config.js'
import { type ComposedMail, composeMail } from '../../../providers/mail/compose-mail.js'

interface Invitation {
  email: string
  companyName: string
  invitedBy: string
  token: string
}

export function inviteMail(invitation: Invitation, config: Pick<Config, 'PRODUCT_NAME' | 'PUBLIC_URL'>): ComposedMail {
  const { email, companyName, invitedBy, token } = invitation
  const draft = {
    to: email,
    kind: 'company-invite',
    subject: `${invitedBy} invites you to ${companyName} on ${config.PRODUCT_NAME}`,
    paragraphs: [
      `${invitedBy} would like to work with you in ${companyName} on ${config.PRODUCT_NAME}.`,
      `The invitation works once and for ${INVITE_DAYS} days.`,
    ],
    button: { label: 'Accept the invitation', url: `${config.PUBLIC_URL}/invite/${encodeURIComponent(token)}` },
    footnote: 'If you do not know this person, you can leave this mail alone.',
    isSensitive: true,
  }
  return composeMail(draft, config.PRODUCT_NAME)
}
