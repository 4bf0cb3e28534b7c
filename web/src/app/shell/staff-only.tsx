import { KeyRound, Lock } from 'lucide-react'
import { Outlet } from 'react-router-dom'
import { paths } from '#lib/paths.js'
import { useSession } from '#lib/session.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { LinkButton } from '#ui/button/link-button.js'
import { EmptyState } from '#ui/feedback/empty-state.js'

/** Inside RequireSession. Staff without a second factor are sent to set one up. */
export function RequireStaff() {
  const { user } = useSession()
  return user?.isStaff ? <Outlet /> : <StaffOnly needsSecondFactor={user?.isStaffSecondFactorMissing ?? false} />
}

export function StaffOnly({ needsSecondFactor }: { needsSecondFactor: boolean }) {
  useDocumentTitle('For staff')
  return (
    <>
      <h1 className="sr-only" tabIndex={-1}>
        For staff
      </h1>
      {needsSecondFactor ? (
        <EmptyState
          icon={KeyRound}
          title="Staff pages need a second factor"
          text="Set up an authenticator app once. After that, the code you enter when you log in opens these pages."
          action={
            <LinkButton variant="primary" to={paths.accountSecurity}>
              Set up a second factor
            </LinkButton>
          }
        />
      ) : (
        <EmptyState
          icon={Lock}
          title="This page is for staff"
          action={<LinkButton to={paths.home}>Go to your home page</LinkButton>}
        />
      )}
    </>
  )
}
