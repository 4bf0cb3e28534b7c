import { Navigate, useSearchParams } from 'react-router-dom'
import { safeReturnPath } from '#contract/identity/return-path.js'
import { LoginScreen } from '#features/auth/login/login-screen.js'
import { useSession } from '#lib/session.js'

export default function Login() {
  const { status } = useSession()
  const [query] = useSearchParams()
  if (status === 'signed-in') return <Navigate to={safeReturnPath(query.get('next'))} replace />
  return <LoginScreen />
}
