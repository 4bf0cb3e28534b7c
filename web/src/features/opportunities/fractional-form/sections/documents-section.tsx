import { useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { POSTING_MESSAGES } from '../../../../../../actions/contract/messages'
import type { FractionalForm } from '../../../../../../actions/contract/opportunities/fractional-form.schema'
import { hasCode, messageOf } from '../../../../lib/request-error'
import { restDelete } from '../../../../lib/rest-client'
import { useAlerts } from '../../../../ui/feedback/alert-centre'
import { Switch } from '../../../../ui/form/switch'
import { ConfirmDialog } from '../../../../ui/overlay/dialog'
import type { AttachedDocument } from '../../../entities/document/attached-document'
import { FileField } from '../../../entities/document/file-field'
import type { Uploads } from '../../../entities/document/use-uploads'
import { FormSection } from './form-section'

interface DocumentsSectionProps {
  documents: readonly AttachedDocument[]
  uploads: Uploads
  onRemoved(document: AttachedDocument): void
}

/** Attachments, and the NDA where the company asks for one (FRAC-20 to FRAC-23, FRAC-43 to FRAC-47). */
export function DocumentsSection({ documents, uploads, onRemoved }: DocumentsSectionProps) {
  const { formState } = useFormContext<FractionalForm>()
  const { field: nda } = useController<FractionalForm, 'companyAskedToSignNda'>({ name: 'companyAskedToSignNda' })
  const [asked, setAsked] = useState<AttachedDocument | null>(null)
  const fileField = { documents, uploads, onRemove: setAsked }

  return (
    <FormSection title="Documents" lead="What helps an expert to decide.">
      <FileField
        label="Attachments"
        {...fileField}
        uploadType="opportunity_create"
        error={formState.errors.assetIds?.message}
      />
      <Switch
        isOn={nda.value}
        onChange={nda.onChange}
        label="Experts must sign an NDA"
        hint="They upload the signed copy before they send a proposal."
      />
      {nda.value ? (
        <FileField
          label="NDA to sign"
          {...fileField}
          isRequired
          uploadType="nda_create"
          error={formState.errors.ndaIds?.message}
        />
      ) : null}
      <DeleteDocumentDialog asked={asked} onClose={() => setAsked(null)} onRemoved={onRemoved} />
    </FormSection>
  )
}

interface DeleteDocumentDialogProps {
  asked: AttachedDocument | null
  onClose(): void
  onRemoved(document: AttachedDocument): void
}

function DeleteDocumentDialog({ asked, onClose, onRemoved }: DeleteDocumentDialogProps) {
  const alerts = useAlerts()
  const [isBusy, setIsBusy] = useState(false)

  const confirm = async () => {
    if (!asked) return
    setIsBusy(true)
    try {
      await restDelete(`/api/opportunities/assets/${asked.id}`)
      onRemoved(asked)
    } catch (error) {
      // a file that is gone already is what was wanted
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
      text={POSTING_MESSAGES.deleteDocumentQuestion}
      confirmLabel="Delete"
      tone="danger"
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  )
}

function failureText(error: unknown): string {
  const message = messageOf(error)
  return hasCode(error, 'DOCUMENT_DELETE_NOT_ALLOWED') ? message : POSTING_MESSAGES.deleteDocumentFailed(message)
}
