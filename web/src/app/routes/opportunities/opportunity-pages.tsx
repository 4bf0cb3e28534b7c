import { lazy } from 'react'

const PAGES = {
  'opportunity-compare': lazy(() => import('./opportunity-compare')),
  'opportunity-timeline': lazy(() => import('./opportunity-timeline')),
  'own-deals': lazy(() => import('./own-deals')),
  'deal-record': lazy(() => import('./deal-record')),
}

/** What few open of opportunities: comparisons, timelines and deals. Only who opens one of them loads their list. */
export default function OpportunityPages({ page }: { page: keyof typeof PAGES }) {
  const Page = PAGES[page]
  return <Page />
}
