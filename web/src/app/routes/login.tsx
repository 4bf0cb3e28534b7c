import { Navigate, useSearchParams } from 'react-router-dom'
import { safeReturnPath } from '#contract/identity/return-path.js'
import { LoginScreen } from '#features/auth/login/login-screen.js'
import { paths } from '#lib/paths.js'
import { useSession } from '#lib/session.js'

export default function Login() {
  const { status } = useSession()
  const [query] = useSearchParams()
  const redirectTo = query.get('redirectTo')
  // what the plans' cards call it (GK-032)
  if (redirectTo !== null && !query.has('next')) return <Navigate to={paths.login(redirectTo)} replace />
  if (status === 'signed-in') return <Navigate to={safeReturnPath(query.get('next'))} replace />
  return <LoginScreen />
}
