import { LockKeyhole } from 'lucide-react'
import { useLocation, useParams } from 'react-router-dom'
import { ProfileScreen } from '#features/profile/profile-screen.js'
import { paths } from '#lib/paths.js'
import { useSession } from '#lib/session.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { LinkButton } from '#ui/button/link-button.js'
import { EmptyState } from '#ui/feedback/empty-state.js'
import NotFound from './not-found'

/** `/:slug` and `/my-profile/:name/:userId`; the latter looks only at the id (OPP-06, OPP-07, GD-74). */
export default function ProfileRoute() {
  const { slug, userId } = useParams()
  const address = userId ? { id: userId } : { slug: slug ?? '' }
  const isVisitor = useSession().status === 'visitor'
  return <ProfileScreen address={address} notFound={userId && isVisitor ? <MembersOnly /> : <NotFound />} />
}

/** Somebody shared this link, so the profile exists: ask visitors to log in instead of showing "not found". */
function MembersOnly() {
  const { pathname, search } = useLocation()
  useDocumentTitle('Log in to see this profile')
  return (
    <>
      <h1 className="sr-only" tabIndex={-1}>
        Profile
      </h1>
      <EmptyState
        icon={LockKeyhole}
        title="Only members can see this profile"
        action={
          <LinkButton variant="primary" to={paths.login(`${pathname}${search}`)}>
            Log in
          </LinkButton>
        }
      />
    </>
  )
}
