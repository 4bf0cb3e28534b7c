import { lazy, Suspense, useState } from 'react'
import { CreditChangesPrompt } from '#features/credits/changes/credit-changes-prompt.js'
import { ErrorBoundary } from '#ui/feedback/error-boundary.js'

// none of them is part of what a page shows first
const EntryPrompts = lazy(() => import('#features/prompts/entry-prompts.js'))

/**
 * What members are told in passing, one at a time: changes of credits wait until the prompts before them were closed or
 * have nothing to say (GD-81).
 */
export default function Prompts() {
  const [isSettled, setIsSettled] = useState(false)
  return (
    <>
      <ErrorBoundary>
        <Suspense>
          <EntryPrompts onSettled={setIsSettled} />
        </Suspense>
      </ErrorBoundary>
      <ErrorBoundary>
        <CreditChangesPrompt isHeldBack={!isSettled} />
      </ErrorBoundary>
    </>
  )
}
