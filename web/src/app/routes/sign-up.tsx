import { Navigate, useSearchParams } from 'react-router-dom'
import { safeReturnPath } from '../../../../actions/contract/identity/return-path'
import { SignUpScreen } from '../../features/auth/sign-up/sign-up-screen'
import { useSession } from '../../lib/session'

export default function SignUp({ accountType }: { accountType: 'client' | 'expert' }) {
  const { status } = useSession()
  const [query] = useSearchParams()
  if (status === 'signed-in') return <Navigate to={safeReturnPath(query.get('next'))} replace />
  return <SignUpScreen accountType={accountType} />
}
