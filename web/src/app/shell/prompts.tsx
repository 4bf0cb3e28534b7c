import { lazy, useState } from 'react'
import { dueTerms } from '#contract/legal/account-texts.js'
import { useClosedAnswer } from '#entities/rating/closed-answer.js'
import { CreditChangesPrompt } from '#features/credits/changes/credit-changes-prompt.js'
import { useSignedInUser } from '#lib/session.js'
import { ErrorBoundary } from '#ui/feedback/error-boundary.js'
import { LateRegion } from '#ui/feedback/late-region.js'

// none of them is part of what a page shows first
const EntryPrompts = lazy(() => import('#features/prompts/entry-prompts.js'))
const RatingPrompt = lazy(() => import('./prompts/rating-prompt'))
const TermsPrompt = lazy(() => import('#features/terms/terms-prompt.js'))

/**
 * What members are told in passing, one at a time: new terms come first, and changes of credits wait until the prompts
 * before them were closed or have nothing to say (GD-81).
 */
export default function Prompts() {
  const { acceptedTermsVersion } = useSignedInUser()
  const closed = useClosedAnswer()
  const [isPutOff, setIsPutOff] = useState(false)
  const [isSettled, setIsSettled] = useState(false)
  const due = isPutOff ? null : dueTerms(acceptedTermsVersion, new Date())
  if (due)
    return (
      <LateRegion>
        <TermsPrompt due={due} onClose={() => setIsPutOff(true)} />
      </LateRegion>
    )
  return (
    <>
      <LateRegion>
        <EntryPrompts onSettled={setIsSettled} />
      </LateRegion>
      <ErrorBoundary>
        <CreditChangesPrompt isHeldBack={!isSettled} />
      </ErrorBoundary>
      {closed ? (
        <LateRegion>
          <RatingPrompt />
        </LateRegion>
      ) : null}
    </>
  )
}
