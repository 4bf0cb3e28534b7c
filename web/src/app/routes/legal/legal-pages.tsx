import { lazy } from 'react'

const PAGES = {
  'hiring-terms': lazy(() => import('./hiring-terms')),
  'terms-of-use': lazy(() => import('./terms-of-use')),
  privacy: lazy(() => import('./privacy')),
  cookies: lazy(() => import('./cookies')),
}

/** The legal texts: only who opens one of them loads their list. */
export default function LegalPages({ page }: { page: keyof typeof PAGES }) {
  const Page = PAGES[page]
  return <Page />
}
