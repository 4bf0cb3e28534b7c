import type { SearchTab } from '#contract/search/search-groups.js'
import { paths } from '#lib/paths.js'

interface GroupWords {
  /** heading of the section */
  title: string
  /** on the tab */
  label: string
  /** the page with all of its kind (GD-50) */
  seeAll: string
}

/** The sections of the results, in their order on the page. */
export const SECTION_ORDER = ['opportunity', 'advices', 'experts', 'qanda', 'insights', 'usecases'] as const

export const GROUP_WORDS: Readonly<Record<SearchTab, GroupWords>> = {
  opportunity: { title: 'Featured projects', label: 'Projects', seeAll: paths.opportunitySummary() },
  advices: { title: 'Book 1:1 video calls', label: 'Calls', seeAll: paths.adviceOffering() },
  experts: { title: 'Leading global experts', label: 'Experts', seeAll: paths.leadingExperts },
  qanda: { title: 'Q&A for you', label: 'Q&A', seeAll: paths.questionSummary() },
  insights: { title: 'Insights for you', label: 'Insights', seeAll: paths.insights() },
  usecases: { title: 'UseCases', label: 'Use cases', seeAll: paths.allPackages() },
}
