import { lazy, Suspense, useEffect } from 'react'
import { HomeLists, HomeScreen } from '#features/home/home-screen.js'
import { useTrack } from '#lib/consent/track.js'
import { lazyPart } from '#lib/lazy-part.js'
import { useSignedInUser } from '#lib/session.js'
import { Skeleton, SkeletonRows } from '#ui/feedback/skeleton.js'

// few have still to confirm theirs
const ConfirmAddress = lazy(async () => ({
  default: (await import('#features/account/profile/confirm-address.js')).ConfirmAddress,
}))
const ExpertDashboard = lazyPart(() => import('#features/dashboard/expert-dashboard.js'))
const AiHome = lazy(() => import('#features/conversations/home/ai-home.js'))

const WIDGETS = ['h-24 rounded-lg', 'mt-8 h-8 w-40', 'h-64']

/** Experts see what companies look for; everybody else asks (DASH-01, DASH-02, GD-03). */
export default function Dashboard() {
  const { email, isExpert } = useSignedInUser()
  const track = useTrack()
  useEffect(() => track('dashboard viewed'), [track])
  const confirmAddress = (
    <Suspense fallback={<Skeleton className="h-10 w-52" />}>
      <ConfirmAddress email={email} />
    </Suspense>
  )
  if (isExpert)
    return (
      <HomeScreen
        confirmAddress={confirmAddress}
        widgets={
          <Suspense fallback={<SkeletonRows label="Loading your dashboard" rows={WIDGETS} />}>
            <ExpertDashboard />
          </Suspense>
        }
      />
    )
  return (
    <Suspense fallback={<SkeletonRows label="Loading your start page" rows={['h-10 w-48', 'h-20 rounded-lg']} />}>
      <AiHome>
        <HomeLists confirmAddress={confirmAddress} />
      </AiHome>
    </Suspense>
  )
}
