import { lazy, Suspense } from 'react'
import { useSession } from '#lib/session.js'
import { LayoutSkeleton } from './layout-skeleton'
import { VisitorLayout } from './visitor-layout'

// visitors never need the rail, the bell or the menu
const MemberLayout = lazy(() => import('./member-layout'))

/** Chooses the layout by session: one for visitors, one for members. Sign-in pages have their own. */
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
