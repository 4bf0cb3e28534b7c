import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isCompanyEmail } from '#contract/plans/company-email.js'
import type { PlanHolder } from '#contract/plans/plan-offers.js'
import { useCheckout } from '#entities/purchase/use-checkout.js'
import { useSession } from '#lib/session.js'
import { offerOf, type PlanPrice } from './use-catalogue'

interface Chooser {
  holder: PlanHolder | undefined
  publicEmailDomains: string
  /** asked before a change, with what it will cost; a first purchase goes straight to the checkout */
  onChange(price: PlanPrice): void
}

/** What pressing a card's button does: the company-email notice, the change dialog or the checkout (PLAN-48). */
export function usePlanCheckout({ holder, publicEmailDomains, onChange }: Chooser) {
  const { user } = useSession()
  const [query] = useSearchParams()
  const checkout = useCheckout()
  const [chosenPriceId, setChosenPriceId] = useState<string | null>(null)
  const [isCompanyEmailMissing, setCompanyEmailMissing] = useState(false)
  return {
    busyPriceId: checkout.isBusy ? chosenPriceId : null,
    error: checkout.error,
    isCompanyEmailMissing,
    closeNotice: () => setCompanyEmailMissing(false),
    choose(price: PlanPrice) {
      const { saasType, priceId } = offerOf(price)
      if (saasType === 'company' && !isCompanyEmail(user?.email ?? '', publicEmailDomains))
        return setCompanyEmailMissing(true)
      if (holder?.isRenewed) return onChange(price)
      setChosenPriceId(priceId)
      checkout.start({ purchaseType: 'saas', saasType, priceId, redirectTo: query.get('redirectTo') ?? undefined })
    },
  }
}
