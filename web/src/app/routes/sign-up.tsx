import { Navigate } from 'react-router-dom'
import { SignUpScreen } from '../../features/auth/sign-up/sign-up-screen'
import { paths } from '../../lib/paths'
import { useSession } from '../../lib/session'

export default function SignUp({ accountType }: { accountType: 'client' | 'expert' }) {
  const { status } = useSession()
  if (status === 'signed-in') return <Navigate to={paths.home} replace />
  return <SignUpScreen accountType={accountType} />
}
