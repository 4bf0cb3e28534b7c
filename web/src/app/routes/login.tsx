import { Navigate, useSearchParams } from 'react-router-dom'
import { safeReturnPath } from '../../../../actions/contract/identity/return-path'
import { LoginScreen } from '../../features/auth/login/login-screen'
import { useSession } from '../../lib/session'

export default function Login() {
  const { status } = useSession()
  const [query] = useSearchParams()
  if (status === 'signed-in') return <Navigate to={safeReturnPath(query.get('next'))} replace />
  return <LoginScreen />
}
