import { LINK_MINUTES } from '#contract/identity/identity-limits.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { LinkButton } from '#ui/button/link-button.js'
import { AuthHeading } from '../auth-heading'

/** A link that was used, has expired or lost part of its address. */
export function DeadLink({ action }: { action: { to: string; label: string } }) {
  useDocumentTitle('This link no longer works')
  return (
    <>
      <AuthHeading
        title="This link no longer works"
        lead={`Links in our emails work once, for ${LINK_MINUTES} minutes. Ask for a new one to carry on.`}
      />
      <LinkButton variant="primary" size="lg" to={action.to}>
        {action.label}
      </LinkButton>
    </>
  )
}
