import { useCallback } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '../../../lib/paths'

/** Valid as `?tab=…` and as a bare key, `?interests` (OPP-12, OPP-13, GO-71). */
const TAB_KEYS = ['about', 'proposal', 'interests', 'hired', 'comments']

/** The tab that the address names, or About when there is none or it is not open to the reader (GO-71). */
export function tabOf(params: URLSearchParams, open: readonly string[]): string {
  const bare = TAB_KEYS.find((key) => params.get(key) === '')
  const wanted = params.get('tab') ?? bare ?? 'about'
  return open.includes(wanted) ? wanted : 'about'
}

export function useTabInUrl(opportunityId: string, open: readonly string[]) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const goTo = useCallback(
    (tab: string) => navigate(paths.opportunityDetail(opportunityId, { tab: tab === 'about' ? null : tab })),
    [navigate, opportunityId],
  )
  return { tab: tabOf(params, open), goTo, isScrollingToCounter: params.get('scrollToCounter') === 'true' }
}
