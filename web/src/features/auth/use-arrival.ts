import { useStore } from 'jotai'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { safeReturnPath } from '#contract/identity/return-path.js'
import { renewSession } from '#lib/session.js'

/** What the sign-in doors answer: the cookie is set, or a code is wanted first. */
export interface SignInAnswer {
  twoFactorRedirect?: boolean
}

/** Finishes a sign-in: learns who is here, then goes where they wanted to go (`?next=`), or home. */
export function useArrival(): (fallback?: string) => Promise<void> {
  const store = useStore()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  return async (fallback) => {
    await renewSession(store)
    navigate(fallback ?? safeReturnPath(query.get('next')), { replace: true })
  }
}
