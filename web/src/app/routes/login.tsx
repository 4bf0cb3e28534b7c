import { atom, useAtom } from 'jotai'
import { useEffect } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { safeReturnPath } from '#contract/identity/return-path.js'
import { LoginScreen } from '#features/auth/login/login-screen.js'
import { paths } from '#lib/paths.js'
import { useSession } from '#lib/session.js'

/** The page on which the session ended, as long as nobody has logged in since. */
const leftPageAtom = atom<string | null>(null)

export default function Login() {
  const { status, hasEnded } = useSession()
  const [query] = useSearchParams()
  const [leftPage, setLeftPage] = useAtom(leftPageAtom)
  const redirectTo = query.get('redirectTo')
  const next = safeReturnPath(query.get('next'))
  useEffect(() => {
    if (!hasEnded) setLeftPage(null)
    else if (next !== paths.home) setLeftPage(next)
  }, [hasEnded, next, setLeftPage])
  // what the plans' cards call it (GK-032)
  if (redirectTo !== null && !query.has('next')) return <Navigate to={paths.login(redirectTo)} replace />
  if (status === 'signed-in') return <Navigate to={next} replace />
  // Who looks at the landing page first, or goes back to it, comes here from there, and still wants to carry on.
  if (hasEnded && leftPage !== null && next === paths.home) return <Navigate to={paths.login(leftPage)} replace />
  return <LoginScreen />
}
