import { lazy } from 'react'

const PAGES = {
  account: lazy(() => import('./account')),
  'account-expertise': lazy(() => import('./account-expertise')),
  'account-data': lazy(() => import('./account-data')),
  'account-notifications': lazy(() => import('./account-notifications')),
  'account-google-drive': lazy(() => import('./google-drive')),
  'account-security': lazy(() => import('./account-security')),
}

/** The pages of one’s account, which few open first: only who opens one of them loads their list. */
export default function AccountPages({ page }: { page: keyof typeof PAGES }) {
  const Page = PAGES[page]
  return <Page />
}
