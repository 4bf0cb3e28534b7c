import { paths } from '#lib/paths.js'

/** Where what a transfer paid for is shown, if staff have a page for it. */
export function subjectLink(type: string | null, id: string | null): string | null {
  if (!type || !id) return null
  if (type === 'opportunity') return paths.opportunityDetail(id)
  if (type === 'purchase') return paths.adminPurchases({ q: id })
  if (type === 'referral') return paths.adminLedger({ person: id })
  if (type === 'credit_request') return paths.adminCreditRequests({ tab: 'answered', id })
  if (type === 'redemption') return paths.adminPayouts({ tab: 'redemptions' })
  if (type === 'payout') return paths.adminPayouts()
  if (type === 'answer') return paths.adminRewards()
  return null
}
