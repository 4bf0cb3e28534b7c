import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { focusWhenReady } from '#lib/browser/focus-when-ready.js'
import { keepInView } from '#lib/browser/keep-in-view.js'

/** Where the tabs begin, and the list of the third one. */
export const TABS_ID = 'profile-tabs'
export const QANDA_LIST_ID = 'qanda-list'

const CLASS_NAME = /^[a-z][\w-]*$/i

/** Scrolls to what the address points at, with the focus: the tabs, a list in them, or a section (BASE-03, BASE-04, GI-24). */
export function useLinkTarget(): void {
  const { key } = useLocation()
  const [params] = useSearchParams()
  const parent = params.get('scrollToParent')
  const section = params.get('scrollTo')
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again scrolls again
  useEffect(() => {
    if (section && CLASS_NAME.test(section)) focusWhenReady(`.${section}`, 'center', keepInView)
    else if (parent === QANDA_LIST_ID) focusWhenReady(`#${QANDA_LIST_ID}`, 'start', keepInView)
    else if (parent === 'true') focusWhenReady(`#${TABS_ID}`, 'start', keepInView)
  }, [parent, section, key])
}
