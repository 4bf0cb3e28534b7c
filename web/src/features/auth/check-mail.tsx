import { LINK_MINUTES } from '#contract/identity/identity-limits.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { Button } from '#ui/button/button.js'
import { Notice } from '#ui/feedback/notice.js'
import { AuthHeading } from './auth-heading'
import { DemoOutboxNotice } from './demo-outbox-notice'
import { type MailResponse, stillWorksText } from './mail-response'

interface CheckMailProps {
  email: string
  /** what the link in the email is for, such as "to log in" */
  purpose: string
  answer?: MailResponse
  onBack(): void
}

/**
 * After requesting an email. The text is the same for unknown addresses, so that nobody can find out who has an
 * account.
 */
export function CheckMail({ email, purpose, answer, onBack }: CheckMailProps) {
  useDocumentTitle('Check your mail')
  return (
    <>
      <AuthHeading
        isNext
        title="Check your mail"
        lead={
          <>
            If <strong className="font-medium text-ink">{email}</strong> has an account, an email is on its way. Follow
            its link {purpose}. The link works once, for {LINK_MINUTES} minutes.
          </>
        }
      />
      <DemoOutboxNotice />
      {answer?.isSent === false ? (
        <Notice tone="info" className="mb-6">
          {stillWorksText(answer)}
        </Notice>
      ) : null}
      <p className="mb-4 text-sm text-muted">No email? Check your spam folder, or try again.</p>
      <Button onClick={onBack}>Use another address</Button>
    </>
  )
}
