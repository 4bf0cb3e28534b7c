import { useState } from 'react'
import { APPLICATION_ALERTS } from '#contract/applications/application-alerts.js'
import { APPLICATION_MESSAGES } from '#contract/applications/application-messages.js'
import { hasCode, messageOf } from '#lib/request-error.js'
import { restDelete } from '#lib/rest-client.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { ConfirmDialog } from '#ui/overlay/dialog.js'

interface DeleteDocumentDialogProps<Document extends { id: string }> {
  /** null while the dialog is closed */
  asked: Document | null
  onClose(): void
  onRemoved(document: Document): void
}

/** Asks before a stored file is deleted (PROP-20, FRAC-20, GO-40). */
export function DeleteDocumentDialog<Document extends { id: string }>(props: DeleteDocumentDialogProps<Document>) {
  const { asked, onClose, onRemoved } = props
  const alerts = useAlerts()
  const [isBusy, setIsBusy] = useState(false)

  const confirm = async () => {
    if (!asked) return
    setIsBusy(true)
    try {
      await restDelete(`/api/opportunities/assets/${asked.id}`)
      onRemoved(asked)
    } catch (error) {
      // already gone, which is what we wanted
      if (hasCode(error, 'DOCUMENT_NOT_FOUND')) onRemoved(asked)
      else alerts.show({ tone: 'error', text: failureText(error) })
    } finally {
      setIsBusy(false)
      onClose()
    }
  }

  return (
    <ConfirmDialog
      isOpen={asked !== null}
      title="Delete document"
      text={APPLICATION_MESSAGES.deleteDocumentQuestion}
      confirmLabel="Delete"
      tone="danger"
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  )
}

/** OERR-10, OERR-11 */
function failureText(error: unknown): string {
  const message = messageOf(error)
  return hasCode(error, 'DOCUMENT_DELETE_NOT_ALLOWED') ? message : APPLICATION_ALERTS.deleteFailed(message)
}
