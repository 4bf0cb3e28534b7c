import { lazy } from 'react'

const PAGES = {
  'create-question': lazy(() => import('./create-question')),
  'insights-creator': lazy(() => import('./insights-creator')),
}

/** The pages where members write: only who opens one of them loads their list. */
export default function ContentPages({ page }: { page: keyof typeof PAGES }) {
  const Page = PAGES[page]
  return <Page />
}
