import { PricingScreen } from '#features/plans/pricing-screen.js'
import { useDocumentTitle } from '#lib/use-document-title.js'

/** `/pricing`: every plan, for everybody (PLAN-08, BASE-14). */
export default function PricingRoute() {
  useDocumentTitle('Plans', { isIndexed: true, canonicalPath: '/pricing' })
  return <PricingScreen title="Plans" />
}
