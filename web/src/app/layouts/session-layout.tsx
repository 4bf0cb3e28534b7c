import { lazy, Suspense } from 'react'
import { useSession } from '#lib/session.js'
import { LayoutSkeleton } from './layout-skeleton'
import { VisitorLayout } from './visitor-layout'

// Visitors never need the rail, the bell and the menu
const MemberLayout = lazy(() => import('./member-layout'))

/** The frame of every page but the sign-in ones: a page of the house for visitors, the workplace for the signed in. */
export function SessionLayout() {
  const { status } = useSession()
  if (status === 'loading') return <LayoutSkeleton />
  if (status === 'visitor') return <VisitorLayout />
  return (
    <Suspense fallback={<LayoutSkeleton />}>
      <MemberLayout />
    </Suspense>
  )
}
