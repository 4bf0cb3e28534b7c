import { useLayoutEffect, useState } from 'react'

/** What stands above and below the page on phones. */
const BARS = '-48px 0px -80px 0px'

/** Whether an element is on screen; false while there is none. */
export function useIsInSight(element: HTMLElement | null): boolean {
  const [isInSight, setInSight] = useState(false)
  useLayoutEffect(() => {
    if (!element || typeof IntersectionObserver === 'undefined') return
    // the observer answers after the first frame, in which nothing should flash
    const { top, bottom } = element.getBoundingClientRect()
    setInSight(bottom > 0 && top < window.innerHeight)
    const observer = new IntersectionObserver((entries) => setInSight(entries.at(-1)?.isIntersecting === true), {
      rootMargin: BARS,
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      setInSight(false)
    }
  }, [element])
  return isInSight
}
