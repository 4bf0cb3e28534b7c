import { useState } from 'react'
import type { CurrentTerms } from '#contract/opportunities/current-terms.js'
import { isRequestError } from '#lib/request-error.js'
import type { SeenDeal } from './application'
import { useStep } from './use-applications'

type Words = Parameters<ReturnType<typeof useStep>['run']>[1]

/**
 * Runs a step with the terms that the user saw when they agreed to or refused it. If the terms have changed,
 * nothing is done: `changed` holds the current ones, and the next try agrees to those.
 * @param seen what the page showed when the question appeared. Live updates can change the page just before a press, so
 * anything newer is asked about first, next to its old value.
 */
export function useConsent<Named extends Partial<SeenDeal>>(seen: Named) {
  const { run, ...step } = useStep()
  const [shown, setShown] = useState(seen)
  const [changed, setChanged] = useState<CurrentTerms | null>(null)
  const agreed = changed ? { ...shown, ...namedIn(changed, shown) } : shown
  return {
    ...step,
    changed,
    /** what the next press agrees to */
    agreed,
    run: async (take: (seen: Named) => Promise<unknown>, words?: Words) => {
      let refusedWith: CurrentTerms | null = null
      const isDone = await run(
        () =>
          take(agreed).catch((error: unknown) => {
            refusedWith = isRequestError(error) ? error.terms : null
            throw error
          }),
        words,
      )
      setChanged(refusedWith)
      if (isDone) setShown(agreed)
      return isDone
    },
  }
}

function namedIn(terms: CurrentTerms, shown: Partial<SeenDeal>): Partial<SeenDeal> {
  const isAboutAmount = 'seenAmountCents' in shown
  return {
    seenVersion: terms.version,
    ...('seenTermsVersion' in shown && terms.hiringTerms ? { seenTermsVersion: terms.hiringTerms.version } : {}),
    ...(isAboutAmount ? { seenAmountCents: terms.amountCents, seenAmountUnit: terms.amountUnit } : {}),
  }
}
