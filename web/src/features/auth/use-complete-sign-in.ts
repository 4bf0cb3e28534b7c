import { useStore } from 'jotai'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { safeReturnPath } from '#contract/identity/return-path.js'
import { renewSession } from '#lib/session.js'

/** The response of the sign-in endpoints: signed in, or a code is needed first. */
export interface SignInResponse {
  twoFactorRedirect?: boolean
}

interface SignInCompletion {
  /** where to go instead */
  to?: string
  /** they just signed up: an expert isn't told news on that visit (PROMPT-17, GD-35) */
  isSignUp?: boolean
}

/** Completes a sign-in: loads the session, then goes to `?next=` or home. */
export function useCompleteSignIn(): (completion?: SignInCompletion) => Promise<void> {
  const store = useStore()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  return async ({ to, isSignUp = false } = {}) => {
    const { user } = await renewSession(store)
    const state = { fromExpertSignup: isSignUp && user?.isExpert === true }
    navigate(to ?? safeReturnPath(query.get('next')), { replace: true, state })
  }
}
