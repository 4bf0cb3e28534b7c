import { Link } from 'react-router-dom'
import { LINK_MINUTES } from '../../../../actions/contract/identity/identity-limits'
import { useConfig } from '../../lib/config'
import { paths } from '../../lib/paths'
import { useDocumentTitle } from '../../lib/use-document-title'
import { Button } from '../../ui/button/button'
import { Notice } from '../../ui/feedback/notice'
import { AuthHeading } from './auth-heading'

interface CheckMailProps {
  email: string
  /** what the link in the mail does: "to confirm your address" */
  purpose: string
  onBack(): void
}

/** After a mail was asked for. It says the same whether the address is known, so that nobody can find out who is here. */
export function CheckMail({ email, purpose, onBack }: CheckMailProps) {
  useDocumentTitle('Check your mail')
  const { mode } = useConfig()
  return (
    <>
      <AuthHeading
        title="Check your mail"
        lead={
          <>
            We have written to <strong className="font-medium break-words text-ink">{email}</strong>. Follow the link in
            that mail {purpose}. It works once, for {LINK_MINUTES} minutes.
          </>
        }
      />
      {mode === 'demo' ? (
        <Notice tone="info" className="mb-6">
          This is the demo: the mail is not sent. You find it in the{' '}
          <Link to={paths.adminOutbox} className="text-link">
            outbox
          </Link>
          .
        </Notice>
      ) : null}
      <p className="mb-4 text-sm text-muted">Nothing there? Look among the unwanted mail, or try again.</p>
      <Button onClick={onBack}>Use another address</Button>
    </>
  )
}
