import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '#ui/button/button.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { FormRefusal } from '#ui/feedback/form-refusal.js'
import { Dialog } from '#ui/overlay/dialog.js'
import { useRemoveResponse } from './data/use-submit-response'

interface RemoveResponseProps {
  id: string
  /** forgets what this browser has of it */
  onRemoved(): void
  isRejected: boolean
  /** what it is once it is sent */
  noun: 'insight' | 'answer'
  /** where one's own are listed */
  next: string
}

/** Takes a draft or a refused answer back, after asking. */
export function RemoveResponse({ id, onRemoved, isRejected, noun, next }: RemoveResponseProps) {
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  const alerts = useAlerts()
  const removing = useRemoveResponse(id)
  const what = isRejected ? noun : 'draft'
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setOpen(true)}>
        Delete {what}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={`Delete this ${what}?`}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Keep it</Button>
            <Button
              variant="danger"
              isBusy={removing.isPending}
              onClick={() =>
                removing.mutate(undefined, {
                  onSuccess: () => {
                    onRemoved()
                    alerts.show({ tone: 'success', text: `Your ${what} is deleted.` })
                    void navigate(next, { replace: true })
                  },
                })
              }
            >
              Delete
            </Button>
          </>
        }
      >
        <div className="grid gap-3">
          <p>What you have written, recorded and attached here is gone then, for good.</p>
          <FormRefusal error={removing.error} />
        </div>
      </Dialog>
    </>
  )
}
