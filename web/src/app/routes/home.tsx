import { lazy } from 'react'
import { useSession } from '#lib/session.js'

const Landing = lazy(() => import('#features/landing/landing-screen.js'))
const Dashboard = lazy(() => import('./dashboard'))

/** `/` is the landing page for visitors and the dashboard for everybody else. */
export default function Home() {
  const { status } = useSession()
  return status === 'signed-in' ? <Dashboard /> : <Landing />
}
