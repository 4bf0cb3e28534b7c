import { PricingScreen } from '#features/plans/pricing-screen.js'
import { useDocumentTitle } from '#lib/use-document-title.js'

/** `/subscriptions` and `/subscriptions/plans`: the reader's plan, and the plans to change to (PLAN-49 to PLAN-52). */
export default function SubscriptionsRoute() {
  useDocumentTitle('Your plan')
  return <PricingScreen title="Your plan" hasOwnSubscription />
}
