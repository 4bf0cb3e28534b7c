import { useStore } from 'jotai'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { safeReturnPath } from '#contract/identity/return-path.js'
import { renewSession } from '#lib/session.js'

/** The response of the sign-in endpoints: signed in, or a code is needed first. */
export interface SignInResponse {
  twoFactorRedirect?: boolean
}

/** Completes a sign-in: loads the session, then goes to `?next=` or home. */
export function useCompleteSignIn(): (fallback?: string) => Promise<void> {
  const store = useStore()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  return async (fallback) => {
    await renewSession(store)
    navigate(fallback ?? safeReturnPath(query.get('next')), { replace: true })
  }
}
