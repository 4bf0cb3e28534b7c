import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * Lets the browser's Back ask first, as long as leaving would end something. The page stands in the history twice meanwhile:
 * Back takes away the upper entry, nothing else happens, and somebody can answer.
 */
export function useBackAsks(isAtWork: boolean, ask: () => void): void {
  const navigate = useNavigate()
  const { state, ...here } = useLocation()
  const isHeld = state?.isHeld === true
  const wasHeld = useRef(false)
  const latest = useRef({ ask, here, state })
  latest.current = { ask, here, state }

  useEffect(() => {
    const hasGoneBack = isAtWork && !isHeld && wasHeld.current
    wasHeld.current = isAtWork
    if (isAtWork === isHeld) return
    if (!isAtWork) return void navigate(-1)
    const { here, state, ask } = latest.current
    navigate({ pathname: here.pathname, search: here.search }, { state: { ...state, isHeld: true } })
    if (hasGoneBack) ask()
  }, [isAtWork, isHeld, navigate])
}
