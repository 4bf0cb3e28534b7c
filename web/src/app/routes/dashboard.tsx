import { lazy, Suspense, useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { HomeTabs } from '#features/home/home-tabs.js'
import { NeedsFirst } from '#features/home/needs/needs-first.js'
import { needsOf, useNeeds } from '#features/home/needs/use-needs.js'
import { useStaffQueues } from '#features/home/needs/use-staff-queues.js'
import { firstVisitOf, useFirstVisit } from '#features/home/use-first-visit.js'
import { useTrack } from '#lib/consent/track.js'
import { lazyPart, type Visit } from '#lib/lazy-part.js'
import { useSignedInUser } from '#lib/session.js'
import { LateRegion } from '#ui/feedback/late-region.js'
import { Skeleton, SkeletonRows } from '#ui/feedback/skeleton.js'

// few have still to confirm theirs
const ConfirmAddress = lazy(() => import('#features/account/profile/confirm-address.js'))
// only after a conversation link
const ConversationScreen = lazy(() => import('#features/conversations/thread/conversation-screen.js'))
const ExpertDashboard = lazyPart(() => import('#features/dashboard/expert-dashboard.js'))
const ExpertHome = lazyPart(() => import('#features/home/expert-home.js'))
const AiHome = lazyPart(() => import('#features/conversations/home/ai-home.js'))
const OwnPostsBrief = lazyPart(() => import('#features/opportunities/own-posts/own-posts-brief.js'))

const OPENED = 'conversation'

const LOADING = (
  <SkeletonRows
    label="Loading your start page"
    rows={['h-10 w-48', 'h-11 w-56', 'h-64 rounded-lg']}
    className="gap-6"
  />
)

const WIDGETS = ['h-24 rounded-lg', 'mt-8 h-8 w-40', 'h-64']

/**
 * Experts see what companies look for, everybody else asks (DASH-01, DASH-02, GD-03); first comes what needs them. `/`
 * and `/dashboard` are the same page (GD-01). With a `conversation` in the address, that is open on it (IBASE-04).
 */
export default function Dashboard() {
  const [query] = useSearchParams()
  const opened = query.get(OPENED)
  return opened === null ? (
    <StartPage />
  ) : (
    <Suspense fallback={LOADING}>
      <ConversationScreen id={opened} />
    </Suspense>
  )
}

function StartPage() {
  const { email, isExpert } = useSignedInUser()
  const track = useTrack()
  useEffect(() => track('dashboard viewed'), [track])
  const isFirstVisit = useFirstVisit()
  // asked for while the code of the home loads
  useNeeds()
  useStaffQueues()
  const confirmAddress = (
    <Suspense fallback={<Skeleton className="h-10 w-52" />}>
      <ConfirmAddress email={email} />
    </Suspense>
  )
  return (
    <Suspense fallback={LOADING}>
      {isExpert ? (
        <ExpertHome isFirstVisit={isFirstVisit} confirmAddress={confirmAddress}>
          <LateRegion fallback={<SkeletonRows label="Loading your dashboard" rows={WIDGETS} />}>
            <ExpertDashboard />
          </LateRegion>
        </ExpertHome>
      ) : (
        <AiHome
          inTabs={(recommended) => <HomeTabs>{recommended}</HomeTabs>}
          afterNeeds={(rest) => <NeedsFirst confirmAddress={confirmAddress}>{rest}</NeedsFirst>}
        >
          <LateRegion fallback={<Skeleton className="h-44" />}>
            <OwnPostsBrief />
          </LateRegion>
        </AiHome>
      )}
    </Suspense>
  )
}

Dashboard.first = (visit: Visit) => {
  const { user, query, queryClient } = visit
  if (!user || query.has(OPENED)) return
  void queryClient.prefetchInfiniteQuery(needsOf(user.id))
  // the greeting waits for it
  void queryClient.prefetchQuery(firstVisitOf(user))
  const parts = user.isExpert ? [ExpertHome, ExpertDashboard] : [AiHome, OwnPostsBrief]
  return Promise.all(parts.map(({ prepare }) => prepare(visit)))
}
