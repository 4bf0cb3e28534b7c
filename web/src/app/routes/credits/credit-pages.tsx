import { lazy } from 'react'

const PAGES = {
  wizling: lazy(() => import('./wizling')),
  refer: lazy(() => import('./refer')),
  'wizling-transactions': lazy(() => import('./wizling-transactions')),
  'wizling-request': lazy(() => import('./wizling-request')),
  'wizling-redeem': lazy(() => import('./wizling-redeem')),
  income: lazy(() => import('../income/income')),
  'income-payout': lazy(() => import('../income/income-payout')),
  'payment-status': lazy(() => import('../payment-status')),
}

/** The pages about credits and income: only who opens one of them loads their list. */
export default function CreditPages({ page }: { page: keyof typeof PAGES }) {
  const Page = PAGES[page]
  return <Page />
}
