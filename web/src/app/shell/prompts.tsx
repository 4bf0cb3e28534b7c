import { useCallback, useState } from 'react'
import { CreditChangesPrompt } from '#features/credits/changes/credit-changes-prompt.js'
import { SubscriptionReminder } from '#features/plans/reminder/subscription-reminder.js'
import { ErrorBoundary } from '#ui/feedback/error-boundary.js'

/**
 * What members are told in passing, one at a time: each waits until those before it were closed or have nothing to say
 * (GD-81).
 */
export function Prompts() {
  const [isReminded, setIsReminded] = useState(false)
  const goOn = useCallback(() => setIsReminded(true), [])
  return (
    <>
      <ErrorBoundary>
        <SubscriptionReminder onSettled={goOn} />
      </ErrorBoundary>
      <ErrorBoundary>
        <CreditChangesPrompt isHeldBack={!isReminded} />
      </ErrorBoundary>
    </>
  )
}
