import { useCallback } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '#lib/paths.js'

/** Valid as `?tab=…` and as a bare key, `?interests` (OPP-12, OPP-13, GO-71). */
const TAB_KEYS = ['about', 'proposal', 'interests', 'hired', 'comments']

/**
 * The tab that the address names, or About when there is none or it is not open to the reader (GO-71).
 * @param counterTab where the counter offer stands for this reader, for an address that asks for it alone (OPP-15)
 */
export function tabOf(params: URLSearchParams, open: readonly string[], counterTab = 'about'): string {
  const bare = TAB_KEYS.find((key) => params.get(key) === '')
  const wanted = params.get('tab') ?? bare ?? (isAskingForCounter(params) ? counterTab : 'about')
  return open.includes(wanted) ? wanted : 'about'
}

const isAskingForCounter = (params: URLSearchParams) => params.get('scrollToCounter') === 'true'

export function useTabInUrl(opportunityId: string, open: readonly string[], counterTab: string) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const goTo = useCallback(
    (tab: string) => navigate(paths.opportunityDetail(opportunityId, { tab: tab === 'about' ? null : tab })),
    [navigate, opportunityId],
  )
  return { tab: tabOf(params, open, counterTab), goTo, isScrollingToCounter: isAskingForCounter(params) }
}
