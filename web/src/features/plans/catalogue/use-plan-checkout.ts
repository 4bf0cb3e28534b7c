import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isCompanyEmail } from '#contract/plans/company-email.js'
import type { PlanHolder } from '#contract/plans/plan-offers.js'
import { messageOf } from '#lib/request-error.js'
import { restPost } from '#lib/rest-client.js'
import { useSession } from '#lib/session.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import type { PlanPrice } from './use-catalogue'

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
  const alerts = useAlerts()
  const [isCompanyEmailMissing, setCompanyEmailMissing] = useState(false)
  const checkout = useMutation({
    mutationFn: ({ price_id: priceId, saas_type: saasType }: PlanPrice) =>
      restPost<{ url: string }>('/api/payment/checkout-session', {
        ...{ purchaseType: 'saas', saasType, priceId, redirectTo: query.get('redirectTo') ?? undefined },
      }),
    onSuccess: ({ url }) => globalThis.location.assign(url),
    onError: (error) => alerts.show({ tone: 'error', text: messageOf(error) }),
  })
  // the browser is about to leave; a second press would open a second checkout
  const busyPriceId = checkout.isPending || checkout.isSuccess ? checkout.variables.price_id : null
  return {
    busyPriceId,
    isCompanyEmailMissing,
    closeNotice: () => setCompanyEmailMissing(false),
    choose(price: PlanPrice) {
      if (price.saas_type === 'company' && !isCompanyEmail(user?.email ?? '', publicEmailDomains))
        setCompanyEmailMissing(true)
      else if (holder?.isRenewed) onChange(price)
      else if (busyPriceId === null) checkout.mutate(price)
    },
  }
}
