import { LockKeyhole } from 'lucide-react'
import { lazy } from 'react'
import { createPath, useLocation, useParams } from 'react-router-dom'
import type { ProfileEditors } from '#features/profile/profile-editors.js'
import { ProfileScreen } from '#features/profile/profile-screen.js'
import { paths } from '#lib/paths.js'
import { useSession } from '#lib/session.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { LinkButton } from '#ui/button/link-button.js'
import { EmptyState } from '#ui/feedback/empty-state.js'
import NotFound from './not-found'

/** What owners edit the parts of their profile with; nobody else's visit loads them. */
const EDITORS: ProfileEditors = {
  photo: lazy(async () => ({ default: (await import('#features/account/photo/profile-photo.js')).ProfilePhoto })),
  bio: lazy(() => import('#features/account/bio/bio-form.js')),
  experience: lazy(() => import('#features/account/entries/experience-editor.js')),
  work: lazy(() => import('#features/account/entries/work-editor.js')),
  link: lazy(() => import('#features/account/entries/link-editor.js')),
  expertise: lazy(() => import('#features/account/expertise/expertise-editor.js')),
  'rate-card': lazy(async () => ({
    default: (await import('#features/account/rate-card/rate-card-section.js')).RateCard,
  })),
  calendar: lazy(async () => ({
    default: (await import('#features/account/calendar/calendar-link-form.js')).CalendarLinkForm,
  })),
}

/**
 * `/:slug`, with a shared offer after it, and `/my-profile/:name/:userId`, which looks only at the id (OPP-06, OPP-07,
 * ADV-11, GD-74).
 */
export default function ProfileRoute() {
  const { slug, userId, code } = useParams()
  const address = userId ? { id: userId } : { slug: slug ?? '' }
  const isVisitor = useSession().status === 'visitor'
  return (
    <ProfileScreen
      address={address}
      editors={EDITORS}
      offerCode={code}
      notFound={userId && isVisitor ? <MembersOnly /> : <NotFound />}
    />
  )
}

/** Somebody shared this link, so the profile exists: ask visitors to log in instead of showing "not found". */
function MembersOnly() {
  const location = useLocation()
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
          <LinkButton variant="primary" to={paths.login(createPath(location))}>
            Log in
          </LinkButton>
        }
      />
    </>
  )
}
