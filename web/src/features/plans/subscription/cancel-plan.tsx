import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { formatOrdinalDate } from '#contract/format/dates.js'
import { messageOf } from '#lib/request-error.js'
import { restPost } from '#lib/rest-client.js'
import { useSignedInUser } from '#lib/session.js'
import { Button } from '#ui/button/button.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { ConfirmDialog } from '#ui/overlay/dialog.js'
import type { PlanRenewal } from './use-renewal'

interface CancelPlanProps {
  name: string
  renewal: PlanRenewal
  onDone(): void
}

/** Cancels the plan for the end of its period, or keeps one that was cancelled. */
export function CancelPlan({ name, renewal, onDone }: CancelPlanProps) {
  const alerts = useAlerts()
  const user = useSignedInUser()
  const [isAsking, setIsAsking] = useState(false)
  const date = formatOrdinalDate(new Date(renewal.at))
  const cancel = useMutation({
    mutationFn: () => restPost('/api/payment/subscription/cancel'),
    onSuccess: () => {
      setIsAsking(false)
      alerts.show({ tone: 'success', text: `Your ${name} plan is cancelled. It stays until ${date}.` })
      onDone()
    },
  })
  const keep = useMutation({
    mutationFn: () => restPost('/api/payment/subscription/reactivate'),
    onSuccess: () => {
      alerts.show({ tone: 'success', text: `You keep your ${name} plan. It renews on ${date}.` })
      onDone()
    },
    onError: (error) => alerts.show({ tone: 'error', text: messageOf(error) }),
  })
  if (!renewal.isRenewed)
    return (
      <Button size="sm" variant="primary" isBusy={keep.isPending} onClick={() => keep.mutate()}>
        Keep {name}
      </Button>
    )
  return (
    <>
      <Button
        size="sm"
        onClick={() => {
          cancel.reset()
          setIsAsking(true)
        }}
      >
        Cancel plan
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Cancel your ${name} plan?`}
        text={`You keep it until ${date}, which is paid. After that you’re on the free plan: ${user.companyId ? 'everybody in your team stays, but there' : 'there'} are no more monthly Credits, and nothing more is charged.`}
        confirmLabel="Cancel plan"
        cancelLabel={`Keep ${name}`}
        tone="danger"
        isBusy={cancel.isPending}
        error={cancel.error ? messageOf(cancel.error) : undefined}
        onConfirm={() => cancel.mutate()}
        onClose={() => setIsAsking(false)}
      />
    </>
  )
}
