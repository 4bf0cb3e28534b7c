import { lazyPart, type Visit } from '#lib/lazy-part.js'
import { useSession } from '#lib/session.js'

const Landing = lazyPart(() => import('#features/landing/landing-screen.js'))
const Dashboard = lazyPart(() => import('./dashboard'))

/** `/` is the landing page for visitors and the dashboard for everybody else. */
export default function Home() {
  const { status } = useSession()
  return status === 'signed-in' ? <Dashboard /> : <Landing />
}

Home.first = (visit: Visit) => (visit.user ? Dashboard : Landing).prepare(visit)
