import { useState } from 'react'
import type { CurrentTerms } from '#contract/opportunities/current-terms.js'
import { isRequestError } from '#lib/request-error.js'
import type { Seen } from './application'
import { useStep } from './use-applications'

type Words = Parameters<ReturnType<typeof useStep>['run']>[1]

/**
 * Runs a step that somebody agrees to or refuses with what stood on their screen. When that is another by now,
 * nothing is done: `changed` says what stands now, and the next try agrees to that.
 * @param seen what stands there when the question appears. The page follows what others do, under the hand of whoever is
 *   about to press; so what came later is asked about first, with what it was before.
 */
export function useConsent<Named extends Partial<Seen>>(seen: Named) {
  const { run, ...step } = useStep()
  const [shown, setShown] = useState(seen)
  const [changed, setChanged] = useState<CurrentTerms | null>(null)
  const agreed = changed ? { ...shown, ...namedIn(changed, shown) } : shown
  return {
    ...step,
    changed,
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

function namedIn(terms: CurrentTerms, shown: Partial<Seen>): Partial<Seen> {
  const isAboutAmount = 'seenAmountCents' in shown
  return {
    seenVersion: terms.version,
    ...(isAboutAmount ? { seenAmountCents: terms.amountCents, seenAmountUnit: terms.amountUnit } : {}),
  }
}
