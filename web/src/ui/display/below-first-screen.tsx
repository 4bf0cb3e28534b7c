import { createContext, type ReactNode, useContext, useDeferredValue, useEffect, useState } from 'react'
import { LateRegion } from '../feedback/late-region'
import { SkeletonRows } from '../feedback/skeleton'

/** Whether the application has shown anything yet. */
const Started = createContext({ is: true })

/** Goes around the application: from its first rendering on, pages are whole at once. */
export function FirstScreen({ children }: { children: ReactNode }) {
  const [started] = useState({ is: false })
  useEffect(() => {
    started.is = true
  }, [started])
  return <Started value={started}>{children}</Started>
}

/**
 * Whether what is below the first screen is rendered. When the application starts, it comes once that screen is painted;
 * later pages are whole at once, so that whoever comes back to one finds their place.
 * @param isThere whether there is anything to render yet
 */
export function useBelowFirstScreen(isThere = true): boolean {
  const started = useContext(Started)
  const [isStart] = useState(!started.is)
  return useDeferredValue(isThere, isThere && !isStart)
}

const SKELETON = ['h-8 w-40', 'h-24', 'h-24']

/** What nobody sees without scrolling. Its code may still have to load; should that fail, the page above it stays. */
export function BelowFirstScreen({ children }: { children: ReactNode }) {
  if (!useBelowFirstScreen()) return null
  return (
    <LateRegion fallback={<SkeletonRows label="Loading the rest of the page" rows={SKELETON} />}>{children}</LateRegion>
  )
}
