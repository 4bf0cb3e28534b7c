import { useCallback, useState } from 'react'
import { amountUnit } from '#contract/format/money.js'
import { hiringTermsAt } from '#contract/legal/hiring-terms.js'
import { DOLLARS_TO_CENTS } from '#contract/limits.js'
import { useReturnByBack } from '#lib/browser/use-return-by-back.js'
import { paths } from '#lib/paths.js'
import { restPost } from '#lib/rest-client.js'
import { type Application, applicantName, seenDeal } from '../page/application'
import { useConsent } from '../page/use-consent'
import type { HireQuoteQuery } from './hire.generated'

export type HireQuote = HireQuoteQuery['hireQuote']

export type PaymentChoice = 'hire' | 'basic'

/**
 * Begins a payment and leaves for the page on which it is made (HIRE-14). A refusal is shown in the server's words
 * (OERR-15, OERR-16), and what has changed is asked for anew.
 */
export function useHirePayment(application: Application, quote: HireQuote, onOutdated: () => void) {
  // what the dialog shows: the version on the page, and the amount of the quote
  const { run, isBusy, changed, agreed } = useConsent({
    seenVersion: application.version,
    seenAmountCents: quote.agreedValueCents,
    seenAmountUnit: amountUnit(quote.agreedValueUnit),
    seenTermsVersion: hiringTermsAt(new Date()).version,
  })
  const [isLeaving, setIsLeaving] = useState(false)
  useReturnByBack(useCallback(() => setIsLeaving(false), []))
  const { opportunity_id: opportunityId, user_id: expertId } = application
  const begin = async (body: object) => {
    const { url } = await restPost<{ url: string }>('/api/payment/checkout-session', body)
    setIsLeaving(true)
    window.location.assign(url)
  }
  const common = {
    opportuntiyId: opportunityId,
    currentSubscriptionId: quote.subscriptionId ?? null,
    saasType: quote.saasType,
    oppName: quote.opportunityTitle,
  }
  return {
    changed,
    termsVersion: agreed.seenTermsVersion,
    isBusy: isBusy || isLeaving,
    pay: async (choice: PaymentChoice) => {
      const isDone = await run((seen) => {
        if (choice === 'basic')
          return begin({
            ...common,
            purchaseType: 'saas',
            priceId: quote.basic?.priceId,
            redirectTo: paths.opportunityDetail(opportunityId, { tab: 'interests', applicant: expertId }),
          })
        const { seenAmountCents, ...named } = seenDeal(seen)
        return begin({
          ...common,
          purchaseType: 'hire_expert',
          hireExpertId: expertId,
          hireExpertName: applicantName(application),
          customAmount: quote.feeCents,
          agreedValPercent: quote.percent,
          ...named,
          seenAmount: seenAmountCents / DOLLARS_TO_CENTS,
        })
      })
      if (!isDone) onOutdated()
    },
  }
}
