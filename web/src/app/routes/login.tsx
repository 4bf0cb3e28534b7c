import { atom, useAtom } from 'jotai'
import { useEffect } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { safeReturnPath } from '#contract/identity/return-path.js'
import { LoginScreen } from '#features/auth/login/login-screen.js'
import { paths } from '#lib/paths.js'
import { type Session, useSession } from '#lib/session.js'

/** The page on which a session ended. It holds for that end alone: whoever logs in next, and is logged out, left another. */
const leftPageAtom = atom<{ end: Session; page: string } | null>(null)

export default function Login() {
  const session = useSession()
  const { status, hasEnded } = session
  const [query] = useSearchParams()
  const [left, setLeft] = useAtom(leftPageAtom)
  const redirectTo = query.get('redirectTo')
  const next = safeReturnPath(query.get('next'))
  useEffect(() => {
    if (session.hasEnded && next !== paths.home) setLeft({ end: session, page: next })
  }, [session, next, setLeft])
  // what the plans' cards call it (GK-032)
  if (redirectTo !== null && !query.has('next')) return <Navigate to={paths.login(redirectTo)} replace />
  if (status === 'signed-in') return <Navigate to={next} replace />
  // Who looks at the landing page first, or goes back to it, comes here from there, and still wants to carry on.
  if (hasEnded && left?.end === session && next === paths.home) return <Navigate to={paths.login(left.page)} replace />
  return <LoginScreen />
}
