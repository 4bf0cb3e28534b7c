import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * Makes the browser's Back button ask first while leaving would interrupt something. It adds a second history entry for
 * the page, so that Back only removes that one and there is time to ask.
 * @param isReleased set by whoever leaves on purpose
 */
export function useBackGuard(isAtWork: boolean, ask: () => void, isReleased?: { readonly current: boolean }): void {
  const navigate = useNavigate()
  const { state, ...here } = useLocation()
  const isHeld = state?.isHeld === true
  const wasHeld = useRef(false)
  const latest = useRef({ ask, here, state })
  latest.current = { ask, here, state }

  useEffect(() => {
    if (isReleased?.current) return
    const hasGoneBack = isAtWork && !isHeld && wasHeld.current
    wasHeld.current = isAtWork
    if (isAtWork === isHeld) return
    if (!isAtWork) return void navigate(-1)
    const { here, state, ask } = latest.current
    navigate({ pathname: here.pathname, search: here.search }, { state: { ...state, isHeld: true } })
    if (hasGoneBack) ask()
  }, [isAtWork, isHeld, navigate, isReleased])
}
