import { lazy, Suspense } from 'react'
import { lazyPart, type Visit } from '#lib/lazy-part.js'
import { useSession } from '#lib/session.js'

const Landing = lazyPart(() => import('#features/landing/landing-screen.js'))
// below what is seen first
const AskAsVisitor = lazy(() => import('#features/conversations/visitor/ask-as-visitor.js'))
const Dashboard = lazyPart(() => import('./dashboard'))

/** `/` is the landing page for visitors and the dashboard for everybody else. */
export default function Home() {
  const { status } = useSession()
  if (status === 'signed-in') return <Dashboard />
  return (
    <Landing>
      <Suspense fallback={<div className="h-80" />}>
        <AskAsVisitor />
      </Suspense>
    </Landing>
  )
}

Home.first = (visit: Visit) => (visit.user ? Dashboard : Landing).prepare(visit)
