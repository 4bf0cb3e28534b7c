import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { safeReturnPath } from '#contract/identity/return-path.js'
import { paths } from '#lib/paths.js'
import { hasCode } from '#lib/request-error.js'
import { restPost } from '#lib/rest-client.js'
import { useSession } from '#lib/session.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { LinkButton } from '#ui/button/link-button.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { AuthHeading } from '../auth-heading'
import { clearSignUp } from '../sign-up/pending-sign-up'
import { useCompleteSignIn } from '../use-complete-sign-in'
import { DeadLink } from './dead-link'
import { FinishSignUp, type SignUpElsewhere } from './finish-sign-up'
import { LinkLanding } from './link-landing'

export interface ConfirmationLink {
  isOfThisBrowser: boolean
  signUp: SignUpElsewhere | null
}

/**
 * Landing page of the sign-up email. In the browser that signed up, one press confirms; in any other, the owner of the
 * address reviews what was entered, chooses their own password or declines.
 */
export function VerifyEmailScreen() {
  useDocumentTitle('Confirm your email')
  const [query] = useSearchParams()
  const token = query.get('token') ?? ''
  const link = useQuery({
    queryKey: ['confirmation-link', token],
    queryFn: ({ signal }) => restPost<ConfirmationLink>('/api/email-verification/read', { token }, { signal }),
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const done = useConfirmed()
  const again = useAnotherLink()
  if (token === '' || hasCode(link.error, 'LINK_INVALID', 'VALIDATION_FAILED')) return <DeadLink action={again} />
  if (hasCode(link.error, 'EMAIL_ALREADY_VERIFIED')) return <AlreadyConfirmed />
  if (link.error) return <ErrorState error={link.error} onRetry={() => void link.refetch()} />
  if (!link.data) return <SkeletonRows label="Checking the link" rows={['h-8 w-64 max-w-full', 'mb-4 h-4', 'h-12']} />
  if (link.data.signUp)
    return <FinishSignUp token={token} signUp={link.data.signUp} onDone={done} settled={<AlreadyConfirmed />} />
  return (
    <LinkLanding
      title="Confirm your email"
      lead="Then you can post, answer and pay, and we know how to reach you."
      button="Confirm my email"
      endpoint="/api/email-verification/confirm"
      again={again}
      settled={<AlreadyConfirmed />}
      onDone={done}
    />
  )
}

function useConfirmed(): () => void {
  const completeSignIn = useCompleteSignIn()
  const alerts = useAlerts()
  return () => {
    clearSignUp()
    alerts.show({ tone: 'success', text: 'Your email is confirmed.' })
    void completeSignIn({ isSignUp: true })
  }
}

function useAnotherLink() {
  const { user } = useSession()
  const [query] = useSearchParams()
  if (user) return { to: paths.account, label: 'Ask for a new link' }
  return { to: paths.signUp(query.get('next') ?? undefined), label: 'Sign up again' }
}

/** For people who open the link again. Holding the link entitles them to know. */
function AlreadyConfirmed() {
  useDocumentTitle('Your email is already confirmed')
  const { user } = useSession()
  const [query] = useSearchParams()
  const next = query.get('next')
  return (
    <>
      <AuthHeading
        title="Your email is already confirmed"
        lead={user ? 'There is nothing left to do here.' : 'There is nothing left to do here. Log in to carry on.'}
      />
      <LinkButton
        variant="primary"
        size="lg"
        className="w-full"
        to={user ? safeReturnPath(next) : paths.login(next ?? undefined)}
      >
        {user ? 'Continue' : 'Log in'}
      </LinkButton>
    </>
  )
}
