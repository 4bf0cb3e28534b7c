import { Suspense, useRef } from 'react'
import { createPath, Navigate, useLocation } from 'react-router-dom'
import { lazyPart, useLoadedLater, type Visit } from '#lib/lazy-part.js'
import { paths } from '#lib/paths.js'
import { useSession } from '#lib/session.js'
import { DIALOG_CODE } from '#ui/overlay/dialog-code.js'
import { PageSkeleton } from '../shell/page-skeleton'
import { SessionUnreachable } from '../shell/session/session-unreachable'
import { LayoutSkeleton } from './layout-skeleton'

// nobody needs the rail, the bell and the menu besides the visitors' footer, nor either to sign in
const MemberLayout = lazyPart(() => import('./member-layout'))
const VisitorLayout = lazyPart(() => import('./visitor-layout'))
const AuthLayout = lazyPart(() => import('./auth-layout'))

/** Chooses the layout by session: one for visitors, one for members. Sign-in pages have their own. */
export function SessionLayout() {
  const session = useSession()
  const { status, hasEnded } = session
  const location = useLocation()
  useLoadedLater(DIALOG_CODE)
  const wasMember = useRef(false)
  if (status === 'signed-in') wasMember.current = true
  if (status === 'loading') return <LayoutSkeleton />
  // whose page it would be isn't known; the pages for signing in need nobody, and are the way out
  if (session.status === 'unreachable') return <SessionUnreachable error={session.error} />
  // the landing page in place of one's own home would look as if everything were gone
  if (hasEnded && wasMember.current && location.pathname === paths.home)
    return <Navigate to={paths.login(createPath(location))} replace />
  // one boundary each: in the same, what a member sees would stay, hidden, until the visitors' layout is there, and a form in a
  // dialog that is hidden closes, as if somebody had left it
  return (
    <Suspense key={status} fallback={<LayoutSkeleton />}>
      {status === 'visitor' ? <VisitorLayout /> : <MemberLayout />}
    </Suspense>
  )
}

SessionLayout.prepare = ({ user }: Visit) => (user ? MemberLayout : VisitorLayout).load()

/** The layout of the pages for signing in and up. */
export function SignInLayout() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <AuthLayout />
    </Suspense>
  )
}

SignInLayout.prepare = () => AuthLayout.load()
