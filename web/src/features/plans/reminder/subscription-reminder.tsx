import { lazy, Suspense, useEffect, useState } from 'react'
import { daysToRemindOf } from '#contract/plans/expiry-reminder.js'
import { useOwnPlan } from '#entities/plan/own-plan.js'
import { readStored, writeStored } from '#lib/browser/storage.js'
import { useQuietMoment } from '#lib/browser/use-quiet-moment.js'
import { useSignedInUser } from '#lib/session.js'

const ReminderDialog = lazy(() => import('./reminder-dialog'))

interface SubscriptionReminderProps {
  /** called once there is nothing to recall, or it was closed: the next prompt may follow (GD-81) */
  onSettled(): void
}

/** Recalls a plan that ends soon, once for each term (PROMPT-27, PROMPT-28). Experts never see it (PROMPT-29). */
export function SubscriptionReminder({ onSettled }: SubscriptionReminderProps) {
  const { isExpert } = useSignedInUser()
  useEffect(() => {
    if (isExpert) onSettled()
  }, [isExpert, onSettled])
  return isExpert ? null : <ClientReminder onSettled={onSettled} />
}

function ClientReminder({ onSettled }: SubscriptionReminderProps) {
  const { id } = useSignedInUser()
  const { subscription, isPending } = useOwnPlan()
  // one that the provider renews doesn't end
  const endsAt =
    subscription?.expires_at && (subscription.ends_with_period || subscription.stripe_subscription_id === null)
      ? subscription.expires_at
      : null
  const days = endsAt === null ? null : daysToRemindOf(new Date(endsAt), new Date())
  const flag = `subscriptionReminder:${id}:${endsAt}`
  const [shown, setShown] = useState<number | null>(null)
  const isDue = shown === null && days !== null && readStored(flag) === null
  const isQuiet = useQuietMoment(isDue)
  useEffect(() => {
    if (!isQuiet) return
    writeStored(flag, true)
    setShown(days)
  }, [isQuiet, flag, days])
  useEffect(() => {
    if (!isPending && !isDue && shown === null) onSettled()
  }, [isPending, isDue, shown, onSettled])
  if (shown === null) return null
  return (
    <Suspense>
      <ReminderDialog
        days={shown}
        onClose={() => {
          setShown(null)
          onSettled()
        }}
      />
    </Suspense>
  )
}
