import { paths } from '#lib/paths.js'
import { hasCode } from '#lib/request-error.js'
import { useSession } from '#lib/session.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { Button } from '#ui/button/button.js'
import { LinkButton } from '#ui/button/link-button.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { FormRefusal } from '#ui/feedback/form-refusal.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { AuthHeading } from '../auth-heading'
import { DeadEnd } from '../dead-end'
import { useSignOut } from '../sign-out/use-sign-out'
import { useCompleteSignIn } from '../use-complete-sign-in'
import { NewcomerForm } from './newcomer-form'
import { ENDINGS, type Invite, useAcceptInvite, useInvite } from './use-invite'

/** `/invite/{token}`: where a colleague's invitation leads. */
export function InviteScreen({ token }: { token: string }) {
  useDocumentTitle('Join your team')
  const { data: invite, error, isPending, refetch } = useInvite(token)
  if (isPending)
    return <SkeletonRows label="Loading the invitation" rows={['h-8 w-64 max-w-full', 'mb-4 h-4', 'h-12']} />
  const ending = ENDINGS.find((code) => hasCode(error, code))
  if (ending) return <EndedInvite ending={ending} token={token} />
  if (!invite) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (invite.hasJoined)
    return <DeadEnd title={`You’re part of ${invite.companyName}`} lead="You’ve already accepted this invitation." />
  return <OpenInvite invite={invite} token={token} />
}

function OpenInvite({ invite, token }: { invite: Invite; token: string }) {
  const { user } = useSession()
  const completeSignIn = useCompleteSignIn()
  // the welcome to the team is there (PROMPT-33)
  const onJoined = () => void completeSignIn({ to: paths.home })
  return (
    <>
      <AuthHeading
        title={`Join ${invite.companyName}`}
        lead={`${invite.invitedBy} invited you (${invite.email}) to join the team.`}
      />
      {user ? (
        <JoinAsSelf invite={invite} token={token} email={user.email} onJoined={onJoined} />
      ) : invite.hasAccount ? (
        <LinkButton variant="primary" size="lg" to={paths.login(paths.invite(token))} className="w-full">
          Log in to join
        </LinkButton>
      ) : (
        <NewcomerForm token={token} onJoined={onJoined} />
      )}
    </>
  )
}

interface JoinAsSelfProps {
  invite: Invite
  token: string
  email: string
  onJoined(): void
}

function JoinAsSelf({ invite, token, email, onJoined }: JoinAsSelfProps) {
  const { signOut, isBusy } = useSignOut()
  const join = useAcceptInvite(token, onJoined)
  if (email.toLowerCase() !== invite.email.toLowerCase())
    return (
      <div className="grid gap-6">
        <p className="text-muted">
          You are signed in as {email}, but this invitation is for {invite.email}.
        </p>
        <Button variant="primary" size="lg" onClick={signOut} isBusy={isBusy}>
          Sign out to switch
        </Button>
      </div>
    )
  return (
    <div className="grid gap-6">
      <FormRefusal error={join.error} />
      <Button variant="primary" size="lg" isBusy={join.isPending} onClick={() => join.mutate(null)}>
        <span className="py-1 whitespace-normal wrap-anywhere">Join {invite.companyName}</span>
      </Button>
    </div>
  )
}

const ENDING_MESSAGES: Readonly<Record<(typeof ENDINGS)[number], { title: string; lead: string }>> = {
  INVITE_WITHDRAWN: {
    title: 'This invitation was withdrawn',
    lead: 'The company has withdrawn it. If you think that’s a mistake, ask the person who invited you.',
  },
  INVITE_EXPIRED: {
    title: 'This invitation has expired',
    lead: 'Invitations are valid for seven days. Ask your colleague for a new one.',
  },
  INVITE_USED: {
    title: 'This invitation has already been used',
    lead: 'If it was you who joined, log in to carry on. Otherwise ask your colleague for a new one.',
  },
  INVITE_NOT_FOUND: {
    title: 'We can’t find this invitation',
    lead: 'A newer one may have replaced it, or part of the link may be missing. Open the link in the latest email, or ask your colleague for a new one.',
  },
}

function EndedInvite({ ending, token }: { ending: (typeof ENDINGS)[number]; token: string }) {
  const { user } = useSession()
  const canLogIn = ending === 'INVITE_USED' && !user
  return (
    <DeadEnd
      {...ENDING_MESSAGES[ending]}
      action={
        canLogIn ? (
          <LinkButton variant="primary" size="lg" to={paths.login(paths.invite(token))}>
            Log in
          </LinkButton>
        ) : undefined
      }
    />
  )
}
