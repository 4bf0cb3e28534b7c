import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#ui/button/button.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { FormRefusal } from '#ui/feedback/form-refusal.js'
import { Dialog } from '#ui/overlay/dialog.js'
import { useRemoveInsightMutation } from './remove-insight.expert.generated'

/** Deletes an insight of recordings that wasn’t approved, after asking (INS-16, INS-17, GI-11). */
export function RemoveInsight({ id, title }: { id: string; title: string }) {
  const [isOpen, setOpen] = useState(false)
  const queryClient = useQueryClient()
  const alerts = useAlerts()
  const removing = useMutation({
    mutationFn: () => useRemoveInsightMutation.fetcher({ id })(),
    onSuccess: async () => {
      alerts.show({ tone: 'success', text: 'Your insight is deleted.' })
      await queryClient.invalidateQueries()
      setOpen(false)
    },
  })
  return (
    <>
      <Button size="sm" variant="quiet" aria-label={`Delete: ${title}`} onClick={() => setOpen(true)}>
        Delete
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Delete this insight?"
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Keep it</Button>
            <Button variant="danger" isBusy={removing.isPending} onClick={() => removing.mutate()}>
              Delete
            </Button>
          </>
        }
      >
        <div className="grid gap-3">
          <p className="font-medium wrap-anywhere text-ink">“{title}”</p>
          <p className="text-muted">Its text and its recordings are gone then, for good.</p>
          <FormRefusal error={removing.error} />
        </div>
      </Dialog>
    </>
  )
}
