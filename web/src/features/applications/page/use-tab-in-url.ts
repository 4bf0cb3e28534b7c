import { useCallback } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '#lib/paths.js'

/** Accepted both as `?tab=…` and as a bare key such as `?interests` (OPP-12, OPP-13, GO-71). */
const TAB_KEYS = ['about', 'proposal', 'interests', 'hired', 'comments']

/**
 * The tab in the address, or About if there is none or this user can't open it (GO-71).
 * @param counterTab the tab with this user's counter offer, for an address that only asks for that (OPP-15)
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
