import { Suspense, useRef } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { lazyPart, useLoadedLater, type Visit } from '#lib/lazy-part.js'
import { paths } from '#lib/paths.js'
import { useSession } from '#lib/session.js'
import { DIALOG_CODE } from '#ui/overlay/dialog-code.js'
import { LayoutSkeleton } from './layout-skeleton'
import { VisitorLayout } from './visitor-layout'

// visitors never need the rail, the bell or the menu
const MemberLayout = lazyPart(() => import('./member-layout'))

/** Chooses the layout by session: one for visitors, one for members. Sign-in pages have their own. */
export function SessionLayout() {
  const { status, hasEnded } = useSession()
  const { pathname, search } = useLocation()
  useLoadedLater(DIALOG_CODE)
  const wasMember = useRef(false)
  if (status === 'signed-in') wasMember.current = true
  if (status === 'loading') return <LayoutSkeleton />
  // the landing page in place of one's own home would look as if everything were gone
  if (hasEnded && wasMember.current && pathname === paths.home)
    return <Navigate to={paths.login(`${pathname}${search}`)} replace />
  if (status === 'visitor') return <VisitorLayout />
  return (
    <Suspense fallback={<LayoutSkeleton />}>
      <MemberLayout />
    </Suspense>
  )
}

SessionLayout.prepare = async ({ user }: Visit) => {
  if (user) await MemberLayout.load()
}
