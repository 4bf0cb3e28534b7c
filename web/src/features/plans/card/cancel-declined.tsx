import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '#lib/request-error.js'
import { restPost } from '#lib/rest-client.js'
import { Button } from '#ui/button/button.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { ConfirmDialog } from '#ui/overlay/dialog.js'

interface CancelDeclinedProps {
  name: string
  onDone(): void
}

/** Cancels a plan whose renewal was declined: the period that is paid is over, so it ends at once. */
export function CancelDeclined({ name, onDone }: CancelDeclinedProps) {
  const alerts = useAlerts()
  const [isAsking, setIsAsking] = useState(false)
  const cancel = useMutation({
    mutationFn: () => restPost('/api/payment/subscription/cancel'),
    onSuccess: () => {
      setIsAsking(false)
      alerts.show({ tone: 'success', text: `Your ${name} plan is cancelled. Nothing more is charged.` })
      onDone()
    },
  })
  const ask = () => {
    cancel.reset()
    setIsAsking(true)
  }
  return (
    <>
      <Button size="sm" onClick={ask}>
        Cancel plan
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Cancel your ${name} plan?`}
        text="It ends now, because what you paid for is over. We don’t try your card again, and nothing more is charged. You’re on the free plan, and nothing you posted is lost."
        confirmLabel="Cancel plan"
        cancelLabel="Not now"
        tone="danger"
        isBusy={cancel.isPending}
        error={cancel.error ? messageOf(cancel.error) : undefined}
        onConfirm={() => cancel.mutate()}
        onClose={() => setIsAsking(false)}
      />
    </>
  )
}
