import { type ReactNode, useDeferredValue, useEffect, useState } from 'react'

let isAnythingShown = false

/**
 * Whether what is below the first screen is rendered. When the application starts, it comes once that screen is painted;
 * later pages are whole at once, so that whoever comes back to one finds their place.
 * @param isThere whether there is anything to render yet
 */
export function useBelowFirstScreen(isThere = true): boolean {
  const [isStart] = useState(!isAnythingShown)
  useEffect(() => {
    isAnythingShown = true
  }, [])
  return useDeferredValue(isThere, isThere && !isStart)
}

/** What nobody sees without scrolling. */
export function BelowFirstScreen({ children }: { children: ReactNode }) {
  return useBelowFirstScreen() ? children : null
}
