import type { ContentKind } from '#entities/content/content-view.js'

/** The lists of the tab, as the address names them (QNA-35, GI-59). The last four only their owner sees. */
const CHILD_TABS = [
  { id: 'answered', label: 'Answers', isOwn: false },
  { id: 'approved', label: 'Insights', isOwn: false },
  { id: 'to_answer', label: 'To answer', isOwn: true },
  { id: 'pending', label: 'In review', isOwn: true },
  { id: 'draft', label: 'Drafts', isOwn: true },
  { id: 'rejected', label: 'Not approved', isOwn: true },
] as const
export type ChildTab = (typeof CHILD_TABS)[number]['id']

/** What each public list holds. */
export const KIND_OF: Readonly<Partial<Record<ChildTab, ContentKind>>> = { answered: 'answer', approved: 'insight' }

export function childTabs(isOwn: boolean) {
  return CHILD_TABS.filter((tab) => isOwn || !tab.isOwn)
}

/**
 * The list an address names, if the reader has it; answers if it names none.
 * @param insightsTab what the older flow of insights asks for in the state of the navigation: "PENDING" (INS-49)
 */
export function readChildTab(params: URLSearchParams, insightsTab: unknown, isOwn: boolean): ChildTab {
  const asked = params.get('child_tab') ?? (typeof insightsTab === 'string' ? insightsTab.toLowerCase() : null)
  return childTabs(isOwn).find(({ id }) => id === asked)?.id ?? 'answered'
}
