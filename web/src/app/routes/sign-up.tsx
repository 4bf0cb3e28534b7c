import { useEffect } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { safeReturnPath } from '#contract/identity/return-path.js'
import { clearSignUp } from '#features/auth/sign-up/pending-sign-up.js'
import { SignUpScreen } from '#features/auth/sign-up/sign-up-screen.js'
import { useSession } from '#lib/session.js'

export default function SignUp({ accountType }: { accountType: 'client' | 'expert' }) {
  const { status } = useSession()
  const [query] = useSearchParams()
  // confirmed in this tab or in another one
  useEffect(() => {
    if (status === 'signed-in') clearSignUp()
  }, [status])
  if (status === 'signed-in') return <Navigate to={safeReturnPath(query.get('next'))} replace />
  return <SignUpScreen accountType={accountType} />
}
