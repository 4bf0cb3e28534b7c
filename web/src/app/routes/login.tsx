import { Navigate, useSearchParams } from 'react-router-dom'
import { LoginScreen } from '../../features/auth/login/login-screen'
import { safeNextPath } from '../../lib/paths'
import { useSession } from '../../lib/session'

export default function Login() {
  const { status } = useSession()
  const [query] = useSearchParams()
  if (status === 'signed-in') return <Navigate to={safeNextPath(query.get('next'))} replace />
  return <LoginScreen />
}
