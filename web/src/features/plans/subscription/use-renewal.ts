import { useQuery } from '@tanstack/react-query'
import type { OwnSubscription } from '#entities/plan/own-plan.js'
import { restGet } from '#lib/rest-client.js'

export interface PlanRenewal {
  amountCents: number
  /** ISO date-time */
  at: string
  /** false once it was cancelled */
  isRenewed: boolean
  /** for whoever bought it and the owner of the company */
  canManage: boolean
}

/** What the provider charges next; asked again whenever the subscription has changed. */
export function useRenewal(subscription: OwnSubscription | null) {
  return useQuery({
    queryKey: [
      'plan-renewal',
      subscription?.id,
      subscription?.price_id,
      subscription?.ends_with_period,
      subscription?.paid_until,
    ],
    queryFn: () => restGet<{ renewal: PlanRenewal | null }>('/api/payment/subscription/renewal'),
    enabled: subscription?.stripe_subscription_id != null,
  })
}
