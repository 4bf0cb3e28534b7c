/** The tabs of an expert's profile, as the address names them (BASE-02). */
export const PARENT_TABS = ['about', 'advice', 'qanda'] as const
export type ParentTab = (typeof PARENT_TABS)[number]

/** The tab an address names; About if it names none. */
export function readParentTab(params: URLSearchParams): ParentTab {
  const asked = params.get('parent_tab')
  return PARENT_TABS.find((tab) => tab === asked) ?? 'about'
}

/** The class of the section about the scheduling link, which links to it name (BASE-04). */
export const CALENDAR_SECTION = 'cronofy-calendar-sync-section-cls'
