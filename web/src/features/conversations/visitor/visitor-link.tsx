import { Navigate } from 'react-router-dom'
import { AI_LIMITS } from '#contract/ai/ai-limits.js'
import { paths } from '#lib/paths.js'
import { useSession } from '#lib/session.js'
import { LinkButton } from '#ui/button/link-button.js'
import { PageHeader } from '#ui/display/page-header.js'
import { readStoredConversation } from './stored-conversation'

const ASKED = {
  title: 'We’ve saved your question',
  lead: `Sign up or log in, and it’s answered at once. It’s saved in this browser for ${AI_LIMITS.visitorDays} days, and nobody else can read it. If we email you a link to confirm your address, open it in this browser, too.`,
  signUp: 'Sign up to read the answer',
}
const LINKED = {
  title: 'Log in to open this conversation',
  lead: 'Only the people in a conversation can open it.',
  signUp: 'Sign up',
}

/** A conversation opens for members; this says to visitors what has become of their question. */
export function VisitorLink({ id }: { id: string }) {
  const { hasEnded } = useSession()
  const here = paths.conversationLink(id)
  if (hasEnded) return <Navigate to={paths.login(here)} replace />
  const { title, lead, signUp } = readStoredConversation() === id ? ASKED : LINKED
  return (
    <div className="mx-auto w-full max-w-form">
      <PageHeader title={title} lead={lead} />
      <div className="flex flex-wrap gap-3">
        <LinkButton size="lg" variant="primary" to={paths.signUp(here)}>
          {signUp}
        </LinkButton>
        <LinkButton size="lg" to={paths.login(here)}>
          I have an account
        </LinkButton>
      </div>
    </div>
  )
}
