/** The tabs of an expert's profile, as the address names them (BASE-02). */
export const PARENT_TABS = ['about', 'advice', 'qanda'] as const
export type ParentTab = (typeof PARENT_TABS)[number]

/**
 * The tab an address names; About if it names none.
 * @param state of the navigation: who submitted an insight of the older flow comes for the list of those (INS-49)
 */
export function readParentTab(params: URLSearchParams, state: unknown = null): ParentTab {
  const asked = params.get('parent_tab')
  const isSent = typeof state === 'object' && state !== null && 'insightsTab' in state
  return PARENT_TABS.find((tab) => tab === asked) ?? (isSent ? 'qanda' : 'about')
}
