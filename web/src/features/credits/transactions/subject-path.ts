import { paths } from '#lib/paths.js'

type LinkedSubject =
  | 'opportunity'
  | 'referral'
  | 'credit_request'
  | 'subscription'
  | 'purchase'
  | 'redemption'
  | 'payout'

const PATHS: Record<LinkedSubject, (id: string) => string> = {
  opportunity: (id) => paths.opportunityDetail(id),
  referral: () => paths.refer,
  credit_request: () => paths.wizlingRequest(),
  subscription: () => paths.subscriptions(),
  // its list of purchases has the receipts
  purchase: () => paths.getCredits(),
  redemption: () => paths.wizlingRedeem,
  payout: () => paths.income,
}

const isLinked = (type: string): type is LinkedSubject => Object.hasOwn(PATHS, type)

/** Where the thing that a transfer was for can be seen; null where there is no such page. */
export function subjectPath(type: string | null | undefined, id: string | null | undefined): string | null {
  return type && id && isLinked(type) ? PATHS[type](id) : null
}
